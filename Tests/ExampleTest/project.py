"""Reads the example's Xcode project and follows everything that it names."""

import plistlib
import re
import subprocess
import sys
from pathlib import Path

from pbxproj import XcodeProject

project = XcodeProject.load("EventShare.xcodeproj/project.pbxproj")
objects = project.objects
mistakes = []


def check(holds, sentence):
    if not holds:
        mistakes.append(sentence)


def names(value):
    """Every identifier of an object below a value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [name for part in value for name in names(part)]
    return re.findall(r"^[0-9A-F]{24}$", str(value))


plain = plistlib.loads(
    subprocess.run(
        ["plutil", "-convert", "xml1", "-o", "-", "EventShare.xcodeproj/project.pbxproj"],
        check=True,
        capture_output=True,
    ).stdout
)
known = set(plain["objects"])
mentioned = set(names(plain["objects"])) | {plain["rootObject"]}
check(known == mentioned, f"named but not there, or there but never named: {known ^ mentioned}")
check(known == set(objects.get_keys()), "two readers see different objects")
check(project.objectVersion == "77", "the format is not 77")

[target] = objects.get_targets()
check(target.name == "EventShare", "the target has another name")
for group in target.fileSystemSynchronizedGroups:
    folder = Path(objects[group].path)
    check((folder / "EventShareApp.swift").is_file(), f"no app in {folder}")
    check(not list(folder.glob("*.plist")), f"a property list in {folder} would be copied twice")

[package] = objects.get_objects_in_section("XCLocalSwiftPackageReference")
manifest = (Path(package.relativePath) / "Package.swift").read_text()
products = {objects[name].productName for name in target.packageProductDependencies}
check(products == {"DeepDropKit", "DeepDropUI"}, f"other products: {products}")
for product in products:
    check(f'.library(name: "{product}"' in manifest, f"the package has no product {product}")

settings = [
    configuration.buildSettings
    for configuration in objects.get_configurations_on_targets(target_name="EventShare")
]
check(len(settings) == 2, "not two configurations")
for setting in settings:
    check(setting.PRODUCT_BUNDLE_IDENTIFIER == "com.example.acme", "another bundle identifier")
    for path in (setting.INFOPLIST_FILE, setting.CODE_SIGN_ENTITLEMENTS):
        check(Path(path).is_file(), f"{path} is not there")

root = objects[project.rootObject]
languages = {folder.stem for folder in Path("EventShare").glob("*.lproj")}
check(languages == {"en", "de"} and languages <= set(root.knownRegions), f"{languages}")
info = plistlib.loads(Path("Info.plist").read_bytes())
[exported] = info["UTExportedTypeDeclarations"]
for language in languages:
    strings = Path(f"EventShare/{language}.lproj/InfoPlist.strings").read_text()
    check(f'"{exported["UTTypeDescription"]}" = ' in strings, f"no name of the type in {language}")

for mistake in mistakes:
    print(mistake)
if mistakes:
    sys.exit(1)
print(f"{len(known)} objects, read alike by plutil and pbxproj")
