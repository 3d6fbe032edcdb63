"""Info.plist: what macOS must know of the program and its files."""

from __future__ import annotations

from typing import Any

from identity import APP_ID, MIME_TYPE, VERSION

FILE_TYPE = f"{APP_ID}.game"


def info() -> dict[str, Any]:
    return {
        "CFBundleDisplayName": "gamebox",
        "CFBundleShortVersionString": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["de", "en"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Game of gamebox",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Game of gamebox",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["gamebox"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
