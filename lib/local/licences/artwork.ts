import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FAMILIES, WORLD_FAMILIES } from "../assets/families.ts";
import { MASCOT_PACK, MASCOT_STYLES } from "../assets/mascots.ts";
import { packFolder } from "../assets/slices.ts";
import { VIEWER_VERSION } from "../docs/viewer.ts";
import { allowedIds } from "./allowed.ts";
import type { Part } from "./part.ts";
import { spdxText } from "./spdx.ts";
import { VIEWER_CONTENTS } from "./viewer-contents.ts";

type Style = { meta: { source: { name: string; url: string }; license: { name: string; text: string } } };

/** Packages of the served fonts and emoji. */
export const ARTWORK_FOLDERS: readonly string[] = [
  ...[...BRAND_FAMILIES, ...WORLD_FAMILIES].map(({ pack }) => packFolder(pack)),
  join(import.meta.dirname, "../../../node_modules/@iconify-json/noto"),
];

/** The served mascot styles. Their package has many more, under other licences. */
export function mascotParts(): Part[] {
  return MASCOT_STYLES.map((style) => {
    const { meta }: Style = JSON.parse(readFileSync(join(MASCOT_PACK, `dist/${style}.min.json`), "utf8"));
    const name = `DiceBear ${meta.source.name}`;
    const [licence = ""] = allowedIds(name, meta.license.name.replace("CC0 1.0", "CC0-1.0"));
    return { name, licence, source: meta.source.url, texts: [meta.license.text] };
  });
}

/** The viewer of the API reference, as it is served. */
export function viewerParts(): Part[] {
  const owner = "Copyright (c) 2023-present Scalar";
  for (const licence of Object.keys(VIEWER_CONTENTS)) allowedIds("A package in the viewer", licence);
  const contents = Object.entries(VIEWER_CONTENTS).map(([licence, names]) => `${licence}: ${names}.`);
  const gap = `Its one compiled file also holds parts of these packages, whose licence texts it does not bring. ${contents.join(" ")}`;
  const source = "https://github.com/scalar/scalar";
  const texts = [spdxText("MIT", owner)];
  return [
    { name: "@scalar/api-reference", version: VIEWER_VERSION, licence: "MIT", source, owner, gap, texts },
  ];
}

/** The served drawings of subjects, which are stored with this project. */
export function subjectParts(): Part[] {
  const owner = "Copyright (c) Microsoft Corporation";
  const source = "https://github.com/microsoft/fluentui-emoji";
  const texts = [spdxText("MIT", owner)];
  return [{ name: "Fluent Emoji", version: "1.2.6", licence: "MIT", source, owner, texts }];
}

/** The served models of phrases, which are stored with this project. */
export function modelParts(): Part[] {
  const owner = "Copyright 2021 Google LLC";
  const source = "https://github.com/google/budoux";
  const texts = [spdxText("Apache-2.0", owner)];
  return [{ name: "BudouX models", version: "0.6.4", licence: "Apache-2.0", source, owner, texts }];
}
