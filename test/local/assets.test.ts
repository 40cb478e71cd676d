import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildAssets, MASCOT_FOLDER, TYPE_FOLDER } from "../../lib/local/assets/build.ts";
import { emojiCode } from "../../lib/render/emoji.ts";
import { MascotStyle } from "../../lib/vocab.ts";

const files = (folder: string) => readdirSync(join(TYPE_FOLDER, folder));

test("assets made from the same packages are not built again", () => {
  buildAssets();
  expect(buildAssets()).toBe(false);
});

test("font and emoji files are few enough to deploy, and their names change with their content", () => {
  const all = [...files("fonts"), ...files("emoji")];
  expect(all.length).toBeGreaterThan(500);
  expect(all.length).toBeLessThan(1000);
  for (const name of all) expect(name).toMatch(/-[0-9a-f]{10}\.(?:woff2|txt)$/);
});

test("every listed emoji has a line in the file that lists it", () => {
  const { packs } = JSON.parse(readFileSync(join(TYPE_FOLDER, "emoji.json"), "utf8"));
  const listed = new Set<string>();
  for (const { file, codes } of packs) {
    expect(existsSync(join(TYPE_FOLDER, file)), file).toBe(true);
    const lines = readFileSync(join(TYPE_FOLDER, file), "utf8").trimEnd().split("\n");
    expect(lines.map((line) => line.split("\t")[0]).join(" ")).toBe(codes);
    for (const line of lines) expect(line).toMatch(/\t<svg .*<\/svg>$/);
    for (const code of codes.split(" ")) listed.add(code);
  }
  for (const emoji of ["🎉", "👩‍💻", "👍🏽", "1️⃣", "❤️"])
    expect(listed.has(emojiCode(emoji)), emoji).toBe(true);
});

test("exactly the public domain mascot styles are served, each as its package contains it", () => {
  const served = readdirSync(MASCOT_FOLDER).filter((name) => name !== "stamp");
  expect(served.sort()).toEqual(MascotStyle.options.map((style) => `${style}.json`).sort());
  for (const name of served) {
    const { $id, meta } = JSON.parse(readFileSync(join(MASCOT_FOLDER, name), "utf8"));
    expect($id, name).toContain(name.replace(".json", ""));
    expect(meta.license.name, name).toBe("CC0 1.0");
  }
});
