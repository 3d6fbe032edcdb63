"""Info.plist: what macOS must know of the program and its files."""

from __future__ import annotations

from typing import Any

from identity import BUNDLE_ID, MIME_TYPE, VERSION

FILE_TYPE = f"{BUNDLE_ID}.game"
FILE_ICON = "gamebox-file.icns"
"""In the bundle's Contents/Resources."""


def info() -> dict[str, Any]:
    return {
        "CFBundleDisplayName": "gamebox",
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["de", "en"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Copyright 2026 the gamebox authors, MIT license",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Game of gamebox",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": FILE_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Game of gamebox",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": FILE_ICON,
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["gamebox"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
