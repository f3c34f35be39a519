"""Merge layers of nested settings, later layers winning: dicts on both sides are merged key by key, None deletes a key, lists starting with a plus sign extend the list below, anything else replaces. No layers give an empty dict."""


def overlay(below, above):
    if isinstance(above, dict):
        return overlay_settings([below if isinstance(below, dict) else {}, above])
    if isinstance(above, list) and above[:1] == ["+"]:
        return (below if isinstance(below, list) else []) + above[1:]
    return above


def overlay_settings(layers):
    merged = {}
    for layer in layers:
        for key, value in layer.items():
            if value is None:
                merged.pop(key, None)
                continue
            merged[key] = overlay(merged.get(key), value)
    return merged


assert overlay_settings([{"a": 1, "b": 2}, {"b": 3}]) == {"a": 1, "b": 3}
assert overlay_settings([{"a": {"x": 1, "y": 2}}, {"a": {"y": 3}}]) == {"a": {"x": 1, "y": 3}}
assert overlay_settings([{"a": {"x": 1}}, {"a": 5}]) == {"a": 5}
assert overlay_settings([{"a": 5}, {"a": {"x": 1}}]) == {"a": {"x": 1}}
assert overlay_settings([{"a": 1, "b": 2}, {"a": None}]) == {"b": 2}
assert overlay_settings([{"a": {"x": 1, "y": 2}}, {"a": {"x": None, "q": None}}]) == {"a": {"y": 2}}
assert overlay_settings([{"a": [1]}, {"a": ["+", 2, 3]}]) == {"a": [1, 2, 3]}
assert overlay_settings([{"a": [1]}, {"a": [2, "+"]}, {"b": []}]) == {"a": [2, "+"], "b": []}
assert overlay_settings([{"a": 7}, {"a": ["+", 2]}]) == {"a": [2]}
assert overlay_settings([{"a": [1]}, {"a": "+9"}]) == {"a": "+9"}
assert overlay_settings([{"a": {"x": None, "y": 1}}]) == {"a": {"y": 1}}
assert overlay_settings([]) == {}
