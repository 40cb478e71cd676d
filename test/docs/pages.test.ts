import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildDocs } from "../../lib/local/docs/build.ts";
import { readMarkdown } from "../../lib/local/docs/markdown.mjs";
import { NAVIGATION } from "../../lib/local/docs/navigation.ts";

const PUBLIC = "functions/public";
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();
const textOf = (name: string) => readFileSync(join(PUBLIC, "docs", name), "utf8");
const textOfGuide = (name: string) => readFileSync(`functions/docs/${name}.md`, "utf8");
const NAMES = NAVIGATION.flatMap(({ pages }) => pages);

let pages: string[] = [];
beforeAll(async () => {
  await buildDocs();
  pages = filesIn(`${PUBLIC}/docs`, ".html");
});

/** The file that answers an address of ours. */
function fileAt(path: string): string | undefined {
  const names = [path, `${path}.html`, `${path}index.html`];
  return names.map((name) => join(PUBLIC, name)).find((name) => /\.\w+$/.test(name) && existsSync(name));
}

/** Answered by the Worker, or made by another program. */
const SERVED = /^\/(|app|api\/v1\/openapi\.json|licenses)$/;

/** The addresses that a page leads to here, each with its anchor. */
function linksOf(page: string): { path: string; anchor: string | undefined }[] {
  const here = posix.join("/docs/", page.replace(/(index)?\.html$/, ""));
  return [...textOf(page).matchAll(/ (?:href|src)="([^"]+)"/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^https?:/.test(target) && !SERVED.test(target))
    .map((target) => ({ path: target.split("#")[0] || here, anchor: target.split("#")[1] }));
}

function brokenLink({ path, anchor }: { path: string; anchor: string | undefined }): string[] {
  const file = fileAt(path);
  if (!file) return [path];
  return !anchor || readFileSync(file, "utf8").includes(` id="${anchor}"`) ? [] : [`${path}#${anchor}`];
}

describe("the pages of /docs", () => {
  test("the navigation has every guide once", () => {
    const guides = filesIn("functions/docs", ".md").map((name) => name.replace(/\.md$/, ""));
    expect([...NAMES].sort()).toEqual(guides);
  });

  test("every guide is there as a page and as Markdown", () => {
    for (const name of NAMES) {
      expect(pages).toContain(name === "start" ? "index.html" : `${name}.html`);
      expect(textOf(`${name}.md`)).toBe(readFileSync(`functions/docs/${name}.md`, "utf8"));
    }
  });

  test("are made once, and again only after a change", async () => {
    expect(await buildDocs()).toBe(false);
  });

  test("every link of a page leads to a page, a heading or the service", () => {
    for (const page of pages) expect(linksOf(page).flatMap(brokenLink), page).toEqual([]);
  });

  test("load nothing from other hosts", () => {
    for (const page of pages)
      expect(textOf(page), page).not.toMatch(
        /<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//,
      );
  });

  test("the search knows every heading, and its addresses are those of the pages", () => {
    const entries: { address: string; title: string; text: string }[] = JSON.parse(textOf("search.json"));
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.find(({ address }) => address === "/docs/webhooks#register-a-webhook")).toMatchObject({
      title: "Register a webhook",
      text: expect.stringContaining("The answer (201) shows the secret once."),
    });
  });

  test("llms.txt lists every guide as Markdown", () => {
    const text = textOf("llms.txt");
    expect(text).toMatch(/^# Brandrun\n\n> /);
    for (const name of NAMES)
      expect(text).toMatch(new RegExp(`\\(https://brandrun\\.example/docs/${name}\\.md\\): \\S`));
  });

  test("llms-full.txt holds the whole text of every guide", () => {
    const text = textOf("llms-full.txt");
    for (const name of NAMES) expect(text).toContain(textOfGuide(name).trim());
  });
});

describe("examples", () => {
  const callsOf = (name: string) =>
    [...textOfGuide(name).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = ""]) => code).join("\n");

  test("use one pair of variables, and each page sets it first", () => {
    const set = /^eval "\$\(npx brandrun env\)"/m;
    for (const name of NAMES) {
      const calls = callsOf(name);
      const used = calls.search(/\$BRANDRUN_(URL|API_KEY)/);
      expect(calls, name).not.toMatch(
        /\$(KEY|API|TOKEN|URL|BRANDRUN_KEY)\b|https?:\/\/(localhost:8787|brandrun\.example)\/api/,
      );
      // A placeholder that is copied stands in the terminal as if it were a key, and hides that of a login.
      expect(calls, name).not.toMatch(/BRANDRUN_API_KEY=sk_(live|test)_\.\.\./);
      if (used >= 0) expect(calls.slice(0, used), name).toMatch(set);
    }
  });
});

describe("Markdown", () => {
  const read = (text: string) => readMarkdown(text, (target) => `/at/${target}`);

  test("headings get anchors, links and pictures get addresses, wide tables scroll by themselves", () => {
    const { html, headings } = read("# A `b` & c\n\n[x](y.md) ![z](p.png)\n\n| a |\n| --- |\n| b |\n");
    expect(headings).toEqual([{ id: "a-b--c", title: "A b & c", depth: 1 }]);
    expect(html).toContain('<h1 id="a-b--c">A <code>b</code> &amp; c</h1>');
    expect(html).toContain(
      '<a href="/at/y.md">x</a> <a href="/at/p.png"><img src="/at/p.png" alt="z" loading="lazy"></a>',
    );
    expect(html).toMatch(/<div class="wide"[^>]*><table>[\s\S]*<\/table><\/div>/);
  });

  test("text below a heading is found, its listings and what its tables are about apart", () => {
    const { sections } = read(
      "# One\n\nText *here*.\n\n## Two\n\n- a `b`\n\n```sh\nrun it\n```\n\n| c |\n| --- |\n| d |\n",
    );
    expect(sections).toEqual([
      { id: "one", title: "One", text: "Text here.", names: "", code: "" },
      { id: "two", title: "Two", text: "a b c d", names: "d", code: "run it" },
    ]);
  });
});
