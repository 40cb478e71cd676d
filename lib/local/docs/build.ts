import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { isMade, make } from "../assets/made.ts";
import type { Section } from "./markdown.d.mts";
import { NAVIGATION } from "./navigation.ts";
import { notFoundPage, type Page, pageOf, referencePage } from "./page.ts";
import { VIEWER } from "./viewer.ts";

const ROOT = join(import.meta.dirname, "../../..");
const GUIDES = join(ROOT, "functions/docs");
const STATIC = join(import.meta.dirname, "static");
/** Everything in it is generated. */
const PAGES: string = join(ROOT, "functions/public/docs");

/**
 * Makes the pages of `/docs` out of the guides: HTML, the Markdown itself, a search index, `llms.txt` and
 * `llms-full.txt`, and the reference. Skips what is made already.
 * @returns whether anything had to be made.
 */
export async function buildDocs(): Promise<boolean> {
  const stamp = stampOf();
  if (isMade(PAGES, stamp)) return false;
  const reader = await import("./markdown.mjs").catch(() => undefined);
  if (!reader) {
    console.warn("The pages of /docs are not made: they need the package marked. Run npm ci.");
    return false;
  }
  make(PAGES, stamp, (draft) => fill(draft, reader.readMarkdown));
  return true;
}

type Reader = typeof import("./markdown.d.mts").readMarkdown;

function fill(draft: string, read: Reader) {
  const pages = NAVIGATION.flatMap((group) => group.pages).map((name) => readPage(name, read));
  const titles = new Map(pages.map(({ name, title }) => [name, title]));
  for (const page of pages) {
    put(draft, `${page.name === "start" ? "index" : page.name}.html`, pageOf(page, titles));
    put(draft, `${page.name}.md`, page.text);
  }
  const index = pages.flatMap(({ name, title, sections }) =>
    sections.map((one) => entryOf(name, title, one)),
  );
  put(draft, "search.json", JSON.stringify(index));
  put(draft, "not-found.html", notFoundPage(titles));
  put(draft, "llms.txt", llmsText(pages));
  put(draft, "llms-full.txt", pages.map(({ text }) => text.trim()).join("\n\n"));
  put(draft, "reference.html", referencePage(existsSync(VIEWER)));
  if (existsSync(VIEWER)) copyFileSync(VIEWER, join(draft, "scalar.js"));
  // A running service serves new content only of files that it had when it started.
  else put(draft, "scalar.js", "");
  cpSync(STATIC, draft, { recursive: true });
  cpSync(join(GUIDES, "images"), join(draft, "images"), { recursive: true });
}

type Guide = Page & { text: string; sections: Section[] };

function readPage(name: string, read: Reader): Guide {
  const text = readFileSync(join(GUIDES, `${name}.md`), "utf8");
  const { html, headings, sections } = read(text, (target) => addressOf(name, target));
  return { name, title: headings[0]?.title ?? name, html, headings, text, sections };
}

/** The address of what a guide links to. Guides link to each other as files. */
function addressOf(from: string, target: string): string {
  if (/^([a-z]+:|#|\/)/.test(target)) return target;
  const [file = "", anchor] = target.split("#");
  const path = posix.join("/docs", posix.dirname(from), file).replace(/\.md$/, "");
  return `${path === "/docs/start" ? "/docs/" : path}${anchor === undefined ? "" : `#${anchor}`}`;
}

function put(folder: string, name: string, content: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const entryOf = (name: string, page: string, { id, ...section }: Section) => ({
  address: `${name === "start" ? "/docs/" : `/docs/${name}`}#${id}`,
  page,
  ...section,
});

/** The Worker shows the address at which it is read instead. */
const SERVICE = "https://brandrun.example";

/** The list of pages for language models (llmstxt.org). */
function llmsText(pages: readonly Guide[]): string {
  const byName = new Map(pages.map((page) => [page.name, page]));
  const line = (name: string) => {
    const page = byName.get(name);
    const first = page?.sections[0]?.text.split(/(?<=\.)\s/)[0] ?? "";
    return `- [${page?.title}](${SERVICE}/docs/${name}.md)${first ? `: ${first}` : ""}`;
  };
  const groups = NAVIGATION.map(({ title, pages: names }) => `## ${title}\n\n${names.map(line).join("\n")}`);
  return `# Brandrun

> One brief in, on-brand pictures and films out: an open, serverless service with a REST API.

The interface description (OpenAPI 3.1) is at ${SERVICE}/api/v1/openapi.json.

${groups.join("\n\n")}
`;
}

/** A hash of the guides, of this program, of its package and of the viewer. */
function stampOf(): string {
  const hash = createHash("sha256");
  const sources = [GUIDES, import.meta.dirname].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const file of [...sources.sort(), join(ROOT, "package.json")]) hash.update(readFileSync(file));
  return hash.update(existsSync(VIEWER) ? VIEWER : "").digest("hex");
}
