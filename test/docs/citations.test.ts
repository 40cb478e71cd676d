import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { ALERTS } from "../../lib/core/alert.ts";

const GUIDES = "functions/docs";
const README = "README.md";

const listed = (root: string, pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => join(root, name))
    .filter((file) => pattern.test(file));

const guides = listed(GUIDES, /\.md$/);
const pages = [README, ...guides];
const code = ["functions", "lib", "drizzle", "test", ".ci"].flatMap((root) =>
  listed(root, /\.(tsx?|mjs|sql)$|\.ci\/run$/),
);
const textOf = (file: string) => readFileSync(file, "utf8");
/** Links and paths inside code blocks are examples, not citations. */
const proseOf = (file: string) => textOf(file).replace(/^```[\s\S]*?^```/gm, "");

/** The anchor that a Markdown renderer gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, "")
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replace(/ /g, "-");
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) => anchorOf(title));

function isThere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(file)) return false;
  return !anchor || anchorsOf(file).includes(anchor);
}

test("every relative link of README and guides leads to a file and an anchor that exist", () => {
  const links = pages.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = "", anchor]) => ({
        page,
        target: path ? normalize(join(dirname(page), path)) : page,
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ target, anchor }) => !isThere(target, anchor))).toEqual([]);
});

test("every path that README and guides name exists", () => {
  const named = pages.flatMap((page) =>
    [...proseOf(page).matchAll(/`((?:lib|functions|drizzle|test|\.ci)\/[\w./-]*\w\/?)`/g)].map(
      ([, path = ""]) => ({ page, path }),
    ),
  );
  const exists = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}.test.ts`].some((name) => existsSync(name));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ path }) => !exists(path) && !MADE.test(path))).toEqual([]);
});
/** Made by `npm run assets`, not committed; and patterns that stand for a name to choose. */
const MADE = /^functions\/public\/(type|mascots|licenses)|NAME/;

test("every document that the code cites exists, with its anchor", () => {
  const cited = code.flatMap((file) =>
    [...textOf(file).matchAll(/functions\/docs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(
      ([, page = "", anchor]) => ({
        file,
        page: `${GUIDES}/${page}`,
        anchor,
      }),
    ),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ page, anchor }) => !isThere(page, anchor))).toEqual([]);
});

test("the code cites no document outside the repository", () => {
  const outside =
    /\bdecisions(?:,)? (?:§|section|\d)|vendor notes?\b|fact sheet|\bshared\/(?:spec|reference|rough)/i;
  const wrong = code.filter((file) => file !== "test/docs/citations.test.ts" && outside.test(textOf(file)));
  expect(wrong).toEqual([]);
});

test("every npm script that the documents name exists", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = ""]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("README has at most 150 lines and links every guide", () => {
  const readme = textOf(README);
  expect(readme.split("\n").length).toBeLessThanOrEqual(151);
  expect(guides.filter((guide) => !readme.includes(`(${guide})`))).toEqual([]);
});

test("every alert has a section of the runbook, and no other has one", () => {
  const kinds = [...textOf(`${GUIDES}/runbook.md`).matchAll(/^### (\w+)$/gm)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual(Object.keys(ALERTS).sort());
});
