"""Resolve a relative link against the path of its document, single and double dots included, without a slash at the end. A leading slash starts at the root; climbing above it gives None, an empty link the document itself."""


def resolve_document_link(document, link):
    if link == "":
        return document
    base = "" if link.startswith("/") else document[: document.rfind("/") + 1]
    folders = []
    for part in (base + link).split("/"):
        if part in ("", "."):
            continue
        if part != "..":
            folders.append(part)
            continue
        if not folders:
            return None
        folders.pop()
    return "/" + "/".join(folders)


assert resolve_document_link("/a/b/c.html", "d.html") == "/a/b/d.html"
assert resolve_document_link("/a/b/c.html", "../d.html") == "/a/d.html"
assert resolve_document_link("/a/b/c.html", "../../d.html") == "/d.html"
assert resolve_document_link("/a/b/c.html", "../../../d.html") is None
assert resolve_document_link("/a/b/c.html", "./x//y") == "/a/b/x/y"
assert resolve_document_link("/a/b/c.html", "x/../y") == "/a/b/y"
assert resolve_document_link("/a/b/c.html", "/x/./y") == "/x/y"
assert resolve_document_link("/a/b/c.html", "/../x") is None
assert resolve_document_link("/a/b/c.html", "../..") == "/"
assert resolve_document_link("/a/b/c.html", "") == "/a/b/c.html"
assert resolve_document_link("/c.html", "d") == "/d"
