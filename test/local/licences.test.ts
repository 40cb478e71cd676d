import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BRAND_FAMILIES, WORLD_FAMILIES } from "../../lib/local/assets/families.ts";
import {
  ARTWORK_FOLDERS,
  mascotParts,
  modelParts,
  subjectParts,
  viewerParts,
} from "../../lib/local/licences/artwork.ts";
import { buildLicences, packagesOf } from "../../lib/local/licences/build.ts";
import { madeParts } from "../../lib/local/licences/made.ts";
import { packageParts } from "../../lib/local/licences/packages.ts";
import { toPage } from "../../lib/local/licences/page.ts";
import { MascotStyle } from "../../lib/vocab.ts";

const ROOT = join(import.meta.dirname, "../..");
// On the disk of the page, which is moved into its place.
mkdirSync(join(ROOT, ".data"), { recursive: true });
const modules = mkdtempSync(join(ROOT, ".data/licences-"));
afterAll(() => rmSync(modules, { recursive: true }));

/** An installed package. */
function install(manifest: { name: string; [field: string]: unknown }, files: Record<string, string> = {}) {
  const folder = join(modules, "node_modules", manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.2.3", ...manifest }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const MIT = readFileSync(join(ROOT, "lib/local/licences/texts/MIT.txt"), "utf8");

test.each([
  ["GPL-3.0-only", "mine is under GPL-3.0-only, which lib/local/licences/allowed.ts does not allow"],
  ["MIT AND GPL-3.0-only", "mine is under MIT AND GPL-3.0-only"],
  ["(MIT OR GPL-3.0-only) AND SSPL-1.0", "mine is under (MIT OR GPL-3.0-only) AND SSPL-1.0"],
  ["SEE LICENSE IN terms.txt", "mine is under SEE LICENSE IN terms.txt"],
  [undefined, "mine names no licence"],
])("a package whose licence is %s is not shipped", (license, message) => {
  expect(() => packageParts(install({ name: "mine", license }))).toThrow(message);
});

test("a licences page that was cut off is made again", () => {
  const page = join(modules, "licenses.html");
  expect([buildLicences([], page), buildLicences([], page)]).toEqual([true, false]);
  const whole = readFileSync(page, "utf8");
  for (const length of [whole.length - 1, whole.length / 2, 0]) {
    writeFileSync(page, whole.slice(0, length));
    expect(buildLicences([], page)).toBe(true);
    expect(readFileSync(page, "utf8")).toBe(whole);
  }
});

test("of several licences one that is allowed is enough", () => {
  const [part] = packageParts(install({ name: "dual", license: "(GPL-2.0-only OR MIT)" }));
  expect(part?.texts).toEqual([MIT.replace("(c) <year> <copyright holders>", "the authors of dual")]);
});

test("a package comes with its own licence and NOTICE files, else with the SPDX text and its author", () => {
  const files = {
    LICENSE: "Mine. Copyright me",
    "NOTICE.txt": "By me",
    "license.js": "code",
    "licensee.md": "other",
  };
  const folder = install({ name: "own", license: "Apache-2.0" }, files);
  mkdirSync(join(folder, "LICENSES"), { recursive: true });
  const [own] = packageParts(folder);
  expect(own).toMatchObject({ name: "own", version: "1.2.3", licence: "Apache-2.0" });
  expect(own?.texts).toEqual(["Mine. Copyright me", "By me"]);

  const manifest = { name: "bare", license: "MIT", author: "Ann Other <ann@example.com>" };
  const [bare] = packageParts(install(manifest, { NOTICE: "By Ann" }));
  expect(bare?.texts).toEqual([MIT.replace("(c) <year> <copyright holders>", "Ann Other"), "By Ann"]);
  expect(bare?.owner).toBe("Copyright Ann Other");

  expect(() => packageParts(install({ name: "zero", license: "0BSD" }))).toThrow("texts/0BSD.txt");
});

test("authors whom only a comment of a shipped file names are listed once", () => {
  const claim = "/*!\n * Copyright (c) 2020 Bea\n * MIT license\n */";
  const files = {
    LICENSE: "x",
    "a.js": `${claim}\nlet copyright = "(c) 2020";\n// Sorts.\n`,
    "b.mjs": `${claim}\n// Based on quick.\n// ISC license, Copyright 2018 Cid.\nexport {};`,
  };
  const folder = install({ name: "copied", license: "MIT" }, files);
  const [part] = packageParts(folder, [join(folder, "a.js"), join(folder, "b.mjs")]);
  expect(part?.texts[1]).toBe(
    "From its source files:\n\nCopyright (c) 2020 Bea\nMIT license\n\nBased on quick.\nISC license, Copyright 2018 Cid.",
  );
  expect(packageParts(folder)[0]?.texts).toEqual(["x"]);
});

test.each([
  ["ann/thing", "https://github.com/ann/thing"],
  [{ url: "git+https://example.com/ann/thing.git" }, "https://example.com/ann/thing"],
  [{ url: "git+ssh://git@example.com/ann/thing.git" }, "https://example.com/ann/thing"],
  [{ url: "git://example.com/ann/thing" }, "https://example.com/ann/thing"],
  [{ url: "javascript:alert(1)" }, undefined],
])("the source of a package in repository %j is %s", (repository, source) => {
  expect(packageParts(install({ name: "thing", license: "MIT", repository }))[0]?.source).toBe(source);
});

test("a bundled file belongs to the innermost package", () => {
  const inputs = [
    join(ROOT, "functions/index.ts"),
    join(ROOT, "node_modules/outer/index.js"),
    join(ROOT, "node_modules/outer/node_modules/@in/ner/lib/a.js"),
  ];
  expect(Object.fromEntries(packagesOf(inputs))).toEqual({
    [join(ROOT, "node_modules/outer")]: [inputs[1]],
    [join(ROOT, "node_modules/outer/node_modules/@in/ner")]: [inputs[2]],
  });
});

test("a file of our own names the work of others that it was made from, in the version that makes it", () => {
  const files = ["lib/render/film/kernel/kernel.wasm", "lib/render/templates/kit/icon-set.json"];
  const parts = madeParts(files.map((file) => join(ROOT, file)));
  const tools = ["kernel", "icons"].map(
    (tool) => JSON.parse(readFileSync(join(ROOT, `.ci/${tool}/package.json`), "utf8")).dependencies,
  );
  for (const [i, { name, version }] of parts.entries())
    expect(tools[i]).toMatchObject({ [name]: version ?? "" });
  expect(parts.map(({ texts }) => texts.join().includes("Daniel Wirtz"))).toEqual([true, false]);
  expect(parts.map(({ texts }) => texts.join().includes("Cole Bemis"))).toEqual([false, true]);
  expect(madeParts([join(ROOT, "lib/a.ts"), join(ROOT, "node_modules/a/a.wasm")])).toEqual([]);
  expect(() => madeParts([join(ROOT, "lib/new.wasm")])).toThrow("new.wasm is compiled");
});

test("a package with compiled code must be known from inside", () => {
  const folder = install({ name: "engine", license: "MIT" });
  expect(() => packageParts(folder, [join(folder, "engine.wasm")])).toThrow("what engine is made of");

  const inner = packageParts(join(ROOT, "node_modules/@cwasm/jpeg-turbo")).slice(1);
  expect(inner.map(({ name, licence, within }) => [name, licence, within])).toContainEqual([
    "libjpeg-turbo 2.0.4",
    "IJG AND BSD-3-Clause",
    "@cwasm/jpeg-turbo",
  ]);
});

test("every served font, emoji and mascot style comes with its licence", () => {
  const parts = ARTWORK_FOLDERS.flatMap((folder) => packageParts(folder));
  for (const { pack } of [...BRAND_FAMILIES, ...WORLD_FAMILIES]) {
    const { licence, texts = [] } = parts.find(({ name }) => name.endsWith(`/${pack}`)) ?? {};
    expect([licence, /SIL OPEN FONT LICENSE/i.test(texts.join())], pack).toEqual(["OFL-1.1", true]);
  }
  expect(parts.at(-1)).toMatchObject({ name: "Noto Emoji", licence: "Apache-2.0" });
  expect(parts.at(-1)?.texts.join()).toContain("Apache License");

  expect(mascotParts()).toHaveLength(MascotStyle.options.length);
  for (const { licence, texts } of mascotParts()) {
    expect(licence).toBe("CC0-1.0");
    expect(texts.join()).toContain("https://creativecommons.org/publicdomain/zero/1.0/");
  }
});

test("every served model of phrases names its licence, as the page does", () => {
  const [part] = modelParts();
  expect(part).toMatchObject({ licence: "Apache-2.0", owner: "Copyright 2021 Google LLC" });
  const folder = join(ROOT, "functions/public/phrases");
  for (const name of readdirSync(folder)) {
    const [head] = readFileSync(join(folder, name), "utf8").split("\n");
    expect(head).toContain(`${part?.version}`);
    expect(head).toContain(`${part?.owner}. ${part?.licence}. ${part?.source}`);
  }
});

test("no script is served to browsers whose packages are not on the page", () => {
  // Written by hand, without a package. Before a bundled script is named here, its bundler's inputs go into `buildLicences`.
  const listed = [
    "dashboard/script.js",
    "docs/search.js",
    "docs/ranking.js",
    "docs/synonyms.js",
    "docs/reference.js",
    "docs/reader-view.js",
  ];
  // The viewer of the reference is compiled by its makers.
  expect(viewerParts()).toMatchObject([{ name: "@scalar/api-reference", licence: "MIT" }]);
  listed.push("docs/scalar.js");
  const served = readdirSync(join(ROOT, "functions/public"), { recursive: true, encoding: "utf8" });
  expect(served.filter((name) => /\.[cm]?js$/.test(name) && !listed.includes(name))).toEqual([]);
});

const part = { version: "1.0.0", source: "https://example.com/a?b&c", texts: ["<b>Free</b>  \r\n& open"] };

test("the page shows each text once, as text, with all parts that it belongs to", () => {
  const parts = ["one", "two"].map((name) => ({ ...part, name, licence: "MIT" }));
  const page = toPage([{ title: "Code", parts }], "0123");
  expect(page.match(/&lt;b&gt;Free&lt;\/b&gt;\n&amp; open/g)).toHaveLength(1);
  expect(page).toContain("<h3>2. one, two</h3>");
  expect(page).toContain('<a href="https://example.com/a?b&amp;c" rel="noreferrer">one 1.0.0</a>');
});

test("the page says where the source of parts under MPL-2.0 is", () => {
  const parts = [
    { ...part, name: "weak", licence: "MPL-2.0" },
    { ...part, name: "inner", version: undefined, licence: "MPL-2.0", within: "engine" },
  ];
  const page = toPage([{ title: "Code", parts }], "0123");
  const [source = ""] = /<ul>[\s\S]*?<\/ul>/.exec(page) ?? [];
  expect(source).toContain(">weak 1.0.0</a>, also with <code>npm pack weak@1.0.0</code>");
  expect(source).toContain(
    '<a href="https://example.com/a?b&amp;c" rel="noreferrer">inner</a>, inside engine',
  );
});

test("the page runs nothing, and loads nothing but the look of the guides", () => {
  const page = toPage([{ title: "Code", parts: [{ ...part, name: "one", licence: "MIT" }] }], "0123");
  expect(page).not.toMatch(/<(?:script|img|iframe|object|base)\b|\b(?:src|srcset|on\w+)=|url\(|@import/i);
  const loaded = [...page.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, address]) => address);
  expect(loaded).toEqual(["/dashboard/icon.svg", "/docs/style.css"]);
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
  expect(page).toContain('<a href="/docs/">Guides</a>');
});

test("the drawings of subjects come with their licence, in the version that they are made of", () => {
  const [part] = subjectParts();
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, ".ci/icons/package.json"), "utf8"));
  expect(part?.version).toBe(dependencies["@iconify-json/fluent-emoji-flat"]);
  expect(part?.texts.join()).toContain("Microsoft");
});
