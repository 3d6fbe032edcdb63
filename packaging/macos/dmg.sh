#!/usr/bin/env bash
# A disk image from which gamebox.app is dragged into Applications: dmg.sh APP IMAGE
# With MACOS_IDENTITY set it is signed, and with the three notarisation secrets set, notarised; otherwise neither.
set -euo pipefail
app=$1 image=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Spotlight and virus scanners look into a fresh image, and hdiutil then says "Resource busy": it passes.
patiently() {
  local try
  for try in 1 2 3 4 5 6; do
    if "$@"; then return 0; fi
    echo "try $try of 6 failed: $1" >&2
    sleep $((try * 5))
  done
  return 1
}

if [ -n "${MACOS_IDENTITY:-}" ]; then
  python3 "$here/sign.py" "$app"
fi

mkdir "$work/gamebox"
ditto "$app" "$work/gamebox/$(basename "$app")"
ln -s /Applications "$work/gamebox/Applications"
patiently hdiutil create -volname gamebox -srcfolder "$work/gamebox" -fs HFS+ -format UDZO -ov "$image"
patiently hdiutil verify "$image"

if [ -n "${MACOS_IDENTITY:-}" ]; then
  codesign --force --timestamp --sign "$MACOS_IDENTITY" "$image"
fi
if [ -n "${MACOS_IDENTITY:-}" ] && [ -n "${MACOS_NOTARY_APPLE_ID:-}" ] && [ -n "${MACOS_NOTARY_TEAM_ID:-}" ] &&
  [ -n "${MACOS_NOTARY_PASSWORD:-}" ]; then
  xcrun notarytool submit "$image" --wait --timeout 30m --apple-id "$MACOS_NOTARY_APPLE_ID" \
    --team-id "$MACOS_NOTARY_TEAM_ID" --password "$MACOS_NOTARY_PASSWORD"
  xcrun stapler staple "$image"
  spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
