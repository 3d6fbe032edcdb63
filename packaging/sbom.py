"""The bill of materials of a frozen program, as CycloneDX: every work in it with its version and terms."""

from __future__ import annotations

import json
import platform
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import distribution
from typing import Any

from identity import HOMEPAGE, NAME, VERSION
from notices import MICROSOFT, QT_OWNERS, Files, qt_parts

Component = dict[str, Any]


def document(found: Iterable[str], files: Files, epoch: int) -> str:
    """`found` as notices.owners names them; the same for the same contents."""
    components = [_component(name) for name in sorted(found)]
    components += [_part_of_qt(part) for part in qt_parts(files)]
    listing = json.dumps(components, sort_keys=True)
    return json.dumps(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{HOMEPAGE} {VERSION} {listing}')}",
            "version": 1,
            "metadata": {
                "timestamp": datetime.fromtimestamp(epoch, UTC).isoformat(),
                "component": {
                    "type": "application",
                    "bom-ref": NAME,
                    "name": NAME,
                    "version": VERSION,
                    "licenses": [{"license": {"id": "MIT"}}],
                    "externalReferences": [{"type": "website", "url": HOMEPAGE}],
                },
            },
            "components": components,
            "dependencies": [{"ref": NAME, "dependsOn": [component["bom-ref"] for component in components]}],
        },
        indent=1,
        sort_keys=True,
    )


def _component(name: str) -> Component:
    if name == "Python":
        return _library("Python", platform.python_version(), {"id": "PSF-2.0"}, f"cpe:2.3:a:python:python:{_python()}")
    if name == MICROSOFT:
        return _library(MICROSOFT, "", {"name": "Microsoft Software License Terms"})
    found = distribution(name)
    terms = found.metadata.get("License-Expression") or found.metadata.get("License") or "see the notices"
    licence = {"id": "LGPL-3.0-only"} if name in QT_OWNERS else {"name": terms.splitlines()[0]}
    purl = f"pkg:pypi/{name.lower().replace('_', '-')}@{found.version}"
    return {**_library(found.name, found.version, licence), "purl": purl}


def _python() -> str:
    return f"{platform.python_version()}:*:*:*:*:*:*:*"


def _library(name: str, version: str, licence: dict[str, str], cpe: str = "") -> Component:
    said = {"version": version} if version else {}
    known = {"cpe": cpe} if cpe else {}
    return {"type": "library", "bom-ref": name, "name": name, **said, **known, "licenses": [{"license": licence}]}


def _part_of_qt(part: dict[str, str]) -> Component:
    kind = "name" if part["licence"].startswith("LicenseRef-") else "id"
    return {**_library(part["name"], "", {kind: part["licence"]}), "copyright": part["copyright"]}
