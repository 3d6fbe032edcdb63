#!/usr/bin/env bash
# A disk image from which gamebox.app is dragged into Applications: dmg.sh APP IMAGE
# With MACOS_IDENTITY set it is signed, and with the three notarisation secrets set, notarised; otherwise neither.
set -euo pipefail
app=$1 image=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -n "${MACOS_IDENTITY:-}" ]; then
  codesign --force --deep --options runtime --timestamp --entitlements "$here/entitlements.plist" \
    --sign "$MACOS_IDENTITY" "$app"
  codesign --verify --deep --strict "$app"
fi

mkdir "$work/gamebox"
cp -R "$app" "$work/gamebox/"
ln -s /Applications "$work/gamebox/Applications"
hdiutil create -volname gamebox -srcfolder "$work/gamebox" -format UDZO -ov "$image"

if [ -n "${MACOS_IDENTITY:-}" ] && [ -n "${MACOS_NOTARY_APPLE_ID:-}" ] && [ -n "${MACOS_NOTARY_TEAM_ID:-}" ] &&
  [ -n "${MACOS_NOTARY_PASSWORD:-}" ]; then
  xcrun notarytool submit "$image" --wait --apple-id "$MACOS_NOTARY_APPLE_ID" \
    --team-id "$MACOS_NOTARY_TEAM_ID" --password "$MACOS_NOTARY_PASSWORD"
  xcrun stapler staple "$image"
fi
