import re


def resolve_document_link(document, link):
    if not link:
        return document
    path = link if link[0] == "/" else document[: document.rfind("/") + 1] + link
    path = re.sub(r"/+", "/", "/" + path + "/")
    while "/./" in path:
        path = path.replace("/./", "/")
    while True:
        shorter = re.sub(r"/(?!\.\./)[^/]+/\.\./", "/", path, count=1)
        if shorter == path:
            break
        path = shorter
    return None if path.startswith("/../") else path.rstrip("/") or "/"
