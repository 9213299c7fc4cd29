"""Reads archives with Python's own modules: a path a line in, what is in it as JSON a line out."""

import hashlib
import json
import sys
import tarfile
import zipfile


def zip_members(path):
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            yield info.filename, None if info.is_dir() else archive.read(info)


def names_as_utf8(path):
    """Names without the flag for UTF-8 are CP437 to Python, and UTF-8 to all others if they can be that."""
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            try:
                yield info.filename.encode("cp437").decode("utf-8"), None if info.is_dir() else archive.read(info)
            except UnicodeError:
                yield info.filename, None if info.is_dir() else archive.read(info)


def tar_members(path):
    with tarfile.open(path) as archive:
        for member in archive:
            if member.isreg():
                yield member.name, archive.extractfile(member).read()
            else:
                yield member.name, None if member.isdir() else member.type


def tree_of(members):
    tree = {}
    for name, content in members:
        parts = [part for part in name.split("/") if part not in ("", ".")]
        for end in range(1, len(parts)):
            tree["/".join(parts[:end]) + "/"] = ""
        if content is None:
            if parts:
                tree["/".join(parts) + "/"] = ""
        else:
            tree["/".join(parts)] = hashlib.sha256(content).hexdigest()
    return tree


for line in sys.stdin:
    path = line.rstrip("\n")
    try:
        if path.endswith(".zip"):
            answer = {"tree": tree_of(zip_members(path)), "asUtf8": tree_of(names_as_utf8(path))}
        else:
            answer = {"tree": tree_of(tar_members(path))}
    except Exception as error:
        answer = {"tree": {}, "said": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer), flush=True)
