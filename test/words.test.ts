import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Words of the project's former dialect. The glossary in functions/docs/contributing.md has the field's term for each. */
const RETIRED = `
  books buried bury carried circumstances courier deed deeds detour fares frugal furnish heard hook hooks keeper lane lanes
  lend mark marks meter notice notices obey office patience pause pauses pour poured promised promises purse restless sequel
  standing stranger tidy told trouble unasked visitor wallet`
  .trim()
  .split(/\s+/);
/** The same for names of several words. */
const RETIRED_NAMES = ["deadend", "gaveup", "giveup", "whynot"];
/** Names that others chose: exports of the compiled kernel, settings of Vitest, and the list of guarantees. */
const ALLOWED = ["findRestless", "markRestless", "hookTimeout", "promises.test"];
/** Retired words that rightly name something else in these files. */
const OTHER_MEANINGS: [word: RegExp, files: RegExp][] = [
  // A workspace is paused, and a speaker pauses. The wait before a retry is a delay.
  [
    /^pauses?$/,
    /^lib\/(access|admin|studio|render\/templates\/film-quote)\/|^functions\/dashboard\/|^test\/posts\/drops-paused/,
  ],
  // A logo, a watermark, a seal and a full stop are marks. State in Redis is a lock or a flag.
  [/^marks?$/, /^(lib|test)\/(render|mascot|copy|story)\/|^test\/(api\/logo|worker\/images)/],
  // What a bookshop sells.
  [/^books$/, /^lib\/render\/subject\//],
  // An icon.
  [/^wallet$/, /icon-set/],
];
/** Dialect that comments do not use. The field's term stands first: "the caller", "unknown", "safe to repeat". */
const RETIRED_IN_COMMENTS =
  /\b(?:deeds?|couriers?|purses?|nobody|whoever|harmless|somebody|(?:is|are|was|were|be|been|being) told)\b/i;

/** Made from the published interface description, whose sentences are for people who are not developers of this. */
const GENERATED = "lib/clients/ts/src/openapi.d.ts";
/** The kernel is AssemblyScript with terms of its own. */
const KERNEL = "lib/render/film/kernel/";
const MOST_FILES_PER_TYPE_NAME = 3;

const sources = ["functions", "lib", "drizzle/schema", "test"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
  .filter((file) => /\.tsx?$/.test(file) && file !== "test/words.test.ts" && file !== GENERATED);
const files = sources.filter((file) => !file.startsWith(KERNEL));

/** Source without comments and string literals; code inside template literals stays. */
const codeOf = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(/(^|[^:"'`\\])\/\/.*$/gm, "$1")
    .replace(/([(,=:[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g, "$1 ")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/`(?:[^`\\]|\\.)*`/g, (literal) =>
      [...literal.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(" "),
    );

/** Line and block comments. String and template literals are skipped, as they may hold the marks of a comment. */
const commentsOf = (source: string): string[] =>
  (
    source.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []
  ).filter((part) => part.startsWith("/"));

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const hasOtherMeaning = (word: string, file: string) =>
  OTHER_MEANINGS.some(([words, where]) => words.test(word) && where.test(file));

const isRetired = (name: string, file = "") =>
  !ALLOWED.includes(name) &&
  (wordsOf(name).some((word) => RETIRED.includes(word) && !hasOtherMeaning(word, file)) ||
    RETIRED_NAMES.some((retired) => wordsOf(name).join("").includes(retired)));

/** Every identifier of the product, and what tests declare: their words are often those of a brief. */
const namesIn = (file: string): Set<string> => {
  const pattern = file.startsWith("test/")
    ? /(?<=\b(?:const|let|function|type|interface) )\w+/g
    : /[A-Za-z_$][\w$]*/g;
  const base = file.replace(/^.*\//, "").replace(/\.tsx?$/, "");
  return new Set([base, ...(codeOf(readFileSync(file, "utf8")).match(pattern) ?? [])]);
};

test("identifiers and file names use the words of the glossary", () => {
  const found = files.flatMap((file) =>
    [...namesIn(file)].filter((name) => isRetired(name, file)).map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test("comments use the words of the glossary", () => {
  const found = sources.flatMap((file) =>
    commentsOf(readFileSync(file, "utf8"))
      .filter((comment) => RETIRED_IN_COMMENTS.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(commentsOf('a("// no") /* one */ // two\n`// no`').join()).toBe("/* one */,// two");
  expect(found).toEqual([]);
});

test("a type name is declared in at most three files", () => {
  const places = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !name.startsWith("test/"))) {
    const declared = codeOf(readFileSync(file, "utf8")).matchAll(
      /^(?:export )?(?:declare )?(?:type|interface) (\w+)/gm,
    );
    for (const [, name = ""] of declared) places.set(name, (places.get(name) ?? new Set()).add(file));
  }
  const crowded = [...places].filter(([, where]) => where.size > MOST_FILES_PER_TYPE_NAME);
  expect(Object.fromEntries(crowded.map(([name, where]) => [name, [...where]]))).toEqual({});
});

test("the glossary names a replacement for the retired words and does not use them as terms", () => {
  const [, glossary = ""] = readFileSync("functions/docs/contributing.md", "utf8").split("## Glossary");
  const terms = [...(glossary.split("\n## ")[0] ?? "").matchAll(/^\| ([^|]+) \|/gm)].map(
    ([, term = ""]) => term,
  );
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.filter((term) => isRetired(term))).toEqual([]);
});
