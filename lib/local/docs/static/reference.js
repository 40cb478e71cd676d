import { forReaders } from "/docs/reader-view.js";

/** What most people look for first. The description itself has its groups by name. */
const ORDER = [
  "Runs",
  "Rendering",
  "Posting",
  "Brand",
  "Events and webhooks",
  "Studio",
  "Keys",
  "Login",
  "Credits",
  "Service",
];

/** The status codes of an answer stand in one row that hides what does not fit: here they take as many as they need. */
const TABS = `
.response-card .scalar-card-header-title { overflow: visible; white-space: normal }
.response-card .tab-list { display: flex; flex-wrap: wrap; overflow: visible }
.response-card .scalar-card-header { height: auto; flex-wrap: wrap }`;

/** The path of a call stands in the head of its card, and takes as many rows as it needs. */
const HEADS = `
.scalar-card-header:has(.operation-path) { height: auto; flex-wrap: wrap }
.scalar-card-header-title:has(.operation-path) { flex-basis: min(100%, 20rem); overflow: visible; white-space: normal }
.operation-path { line-break: auto !important; overflow-wrap: anywhere }`;

/** Listings scroll within their cards: the viewer lets the longest line widen what is around it, past the right edge. */
const LISTINGS = `
.scalar-card, .scalar-card > *, .scalar-card-content { min-width: 0; max-width: 100% }
.scalar-card > div > div, .scalar-code-block { min-width: 0; max-width: 100% }
.scalar-code-block pre { border: 0 }`;

/** Where the viewer's own greys and colours are too faint to read, its buttons too small, its lists out of reach. */
const STYLE = `
.light-mode { --scalar-color-2: #44403c; --scalar-color-3: #57534e; --scalar-color-green: #166534;
  --scalar-color-blue: #1d4ed8; --scalar-color-red: #b91c1c; --scalar-color-orange: #9a3412; --scalar-color-yellow: #854d0e;
  --scalar-color-purple: #6b21a8; --scalar-color-accent: #1d4ed8 }
.dark-mode { --scalar-color-2: #d6cfc7; --scalar-color-3: #b5aca3; --scalar-color-green: #4ade80;
  --scalar-color-blue: #93c5fd; --scalar-color-red: #fca5a5; --scalar-color-orange: #fdba74; --scalar-color-yellow: #fde047;
  --scalar-color-purple: #d8b4fe; --scalar-color-accent: #93c5fd }
li[data-sidebar-id] button.absolute { min-width: 24px; min-height: 24px }
.endpoints { max-height: none !important; overflow: visible !important }
.endpoint-path { font-size: 12px; white-space: normal !important; overflow-wrap: anywhere; min-width: 0 }`;

/** Lets the paths of calls break before a slash: without one a browser breaks within a word. */
function letPathsBreak() {
  const paths = [".endpoint-path", ".operation-path"].map((path) => `${path}:not(:has(wbr))`).join();
  for (const path of document.querySelectorAll(paths)) {
    const texts = [...path.childNodes].filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data);
    for (const text of texts) {
      const parts = text.data.split(/(?=\/)/);
      text.replaceWith(...parts.flatMap((part) => [document.createElement("wbr"), part]));
    }
  }
}

// The description that this service itself serves. Nothing else is loaded.
const description = await (await fetch("/api/v1/openapi.json")).json();
// The viewer takes what it finds there for a drawing of its own.
document.querySelector("#reference").replaceChildren();
Scalar.createApiReference("#reference", {
  content: forReaders(description),
  // What it offers is the view of readers; the text at the top links to the whole description.
  documentDownloadType: "none",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  customCss: STYLE + TABS + HEADS + LISTINGS,
  darkMode: matchMedia("(prefers-color-scheme: dark)").matches,
  defaultOpenFirstTag: true,
  // Required fields first, then in the order of the description, which begins with what matters.
  orderSchemaPropertiesBy: "preserve",
  // Else it folds all but the first twelve fields of a body.
  expandAllSchemaProperties: true,
  showOperationId: true,
  tagsSorter: (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
});
// The viewer draws a group once it is looked at.
new MutationObserver(letPathsBreak).observe(document.querySelector("#reference"), {
  childList: true,
  subtree: true,
});
letPathsBreak();
