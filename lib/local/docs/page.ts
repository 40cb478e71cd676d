import type { Heading } from "./markdown.d.mts";
import { NAVIGATION } from "./navigation.ts";

export type Page = { name: string; title: string; html: string; headings: Heading[] };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const addressOf = (name: string) => (name === "start" ? "/docs/" : `/docs/${name}`);

/** A guide as a page of its own: navigation, search, the text, and what is on the page. */
export function pageOf(page: Page, titles: ReadonlyMap<string, string>): string {
  const body = `<div class="layout">
${sidebar(page.name, titles)}
<main id="main" tabindex="-1"><article>${page.html}</article>
<p class="as-text"><a href="/docs/${page.name}.md">This page as Markdown</a></p></main>
${onThisPage(page.headings)}
</div>`;
  return shell(page.title, body, '<script src="/docs/search.js" type="module"></script>');
}

/** What is shown for an address that leads nowhere: the search and the list of pages. */
export function notFoundPage(titles: ReadonlyMap<string, string>): string {
  const body = `<div class="layout">
${sidebar("", titles)}
<main id="main" tabindex="-1"><article><h1>There is no such page</h1>
<p>Search the guides, or pick a page of the list. The guides begin at <a href="/docs/">Start</a>; every call of the API is in the
<a href="/docs/reference">reference</a>.</p></article></main>
</div>`;
  return shell("No such page", body, '<script src="/docs/search.js" type="module"></script>');
}

/** Stands on the page until the viewer draws over it, and stays where there is no viewer. */
const WITHOUT_VIEWER = `<h1>API reference</h1>
<p>A viewer draws this page. Where it is missing, <code>npm start</code> fetches it, and <code>npm run docs:viewer</code> does too; then load this page again. The description itself is at
<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>, and every call is listed in the <a href="/docs/api">guide to the API</a>.</p>`;

/** The reference of the API, which is drawn in the browser from the interface description. */
export function referencePage(hasViewer: boolean): string {
  if (hasViewer) {
    const scripts =
      '<script src="/docs/scalar.js" defer></script><script src="/docs/reference.js" type="module"></script>';
    return shell(
      "API reference",
      `<div id="main" tabindex="-1"><div id="reference"><article>${WITHOUT_VIEWER}</article></div></div>`,
      scripts,
      "wide-page",
    );
  }
  const text = `<main id="main" tabindex="-1"><article>${WITHOUT_VIEWER}</article></main>`;
  return shell("API reference", `<div class="layout">${text}</div>`, "");
}

/** What every page has: its head, the way to the others, and the look. */
export function shell(title: string, body: string, scripts: string, kind = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Brandrun</title>
<link rel="icon" href="/dashboard/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
${scripts}
</head>
<body class="${kind}">
<a class="skip" href="#main">Skip to the text</a>
<header class="top">
<a class="brand" href="/docs/">Brandrun <span>docs</span></a>
<nav aria-label="Main"><a href="/">Home</a> <a href="/docs/">Guides</a> <a href="/docs/reference">Reference</a> <a href="/app">Dashboard</a></nav>
</header>
${body}
</body>
</html>
`;
}

function sidebar(current: string, titles: ReadonlyMap<string, string>): string {
  const link = (name: string) => {
    const state = name === current ? ' aria-current="page"' : "";
    return `<li><a href="${addressOf(name)}"${state}>${escaped(titles.get(name) ?? name)}</a></li>`;
  };
  const groups = NAVIGATION.map(
    ({ title, pages }) => `<h2>${title}</h2>\n<ul>${pages.map(link).join("\n")}</ul>`,
  ).join("\n");
  return `<div class="side">
<form class="search" role="search"><label for="search">Search the guides</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<div id="found" role="status" aria-live="polite"></div></form>
<details class="menu" open><summary>All pages</summary><nav aria-label="Guides">${groups}</nav></details>
</div>`;
}

function onThisPage(headings: readonly Heading[]): string {
  const shown = headings.filter(({ depth }) => depth === 2);
  if (shown.length < 2) return "";
  const links = shown.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("\n");
  return `<nav class="toc" aria-label="On this page"><h2>On this page</h2><ul>${links}</ul></nav>`;
}
