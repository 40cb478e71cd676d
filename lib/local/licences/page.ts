import { shell } from "../docs/page.ts";
import { escaped } from "../sandbox/layout.ts";
import type { Part } from "./part.ts";
import { spdxText } from "./spdx.ts";

export type Section = { title: string; parts: readonly Part[] };

/** A text, and the parts it belongs to. Many packages share one. */
type Text = { text: string; names: string[] };

/**
 * The licences page: one HTML file in the look of the guides, without scripts.
 * @param fingerprint of what the page is made from; the last line holds it.
 */
export function toPage(sections: readonly Section[], fingerprint: string): string {
  const parts = sections.flatMap((section) => section.parts);
  // The first text is our own, which others refer to.
  const texts = textsOf([
    { name: "Brandrun", licence: "Apache-2.0", texts: [spdxText("Apache-2.0", "")] },
    ...parts,
  ]);
  const text = `<h1>Licences</h1>
<p>Brandrun is under the <a href="#text-1">Apache License 2.0</a>. It contains the work of others, which is listed here with its licences.
<a href="/docs/licences">Third parties</a> tells how the list is made.</p>
<p>This software is based in part on the work of the Independent JPEG Group.</p>
${toSources(parts)}
${sections.map((section) => toTable(section, texts)).join("\n")}
${toGaps(parts)}
<h2>Texts</h2>
${texts.map(toText).join("\n")}`;
  const body = `<main id="main" tabindex="-1" class="plain"><article>${text}</article></main>`;
  return shell("Licences", body, "") + lastLine(fingerprint);
}

/** It ends the page, so that a page that was cut off does not have it. */
export const lastLine = (fingerprint: string) => `<!-- made from ${fingerprint} -->\n`;

function textsOf(parts: readonly Part[]): Text[] {
  const known = new Map<string, Text>();
  for (const { name, texts } of parts) {
    for (const text of texts.map(cleaned)) {
      const entry = known.get(text) ?? { text, names: [] };
      entry.names.push(name);
      known.set(text, entry);
    }
  }
  return [...known.values()];
}

const cleaned = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .trim();

const link = (url: string | undefined, label: string) =>
  url ? `<a href="${escaped(url)}" rel="noreferrer">${escaped(label)}</a>` : escaped(label);

const toSources = (parts: readonly Part[]) => `<h2>Source code under the Mozilla Public License 2.0</h2>
<p>These parts are used unmodified. Their source code is available from their authors:</p>
<ul>
${parts
  .filter(({ licence }) => licence === "MPL-2.0")
  .map(toSource)
  .join("\n")}
</ul>`;

function toSource({ name, version, source, within }: Part): string {
  const id = escaped(`${name}@${version}`);
  const way = within ? `inside ${escaped(within)}` : `also with <code>npm pack ${id}</code>`;
  return `<li>${link(source, titleOf(name, version))}, ${way}</li>`;
}

const titleOf = (name: string, version = "") => `${name} ${version}`.trim();

function toTable({ title, parts }: Section, texts: readonly Text[]): string {
  return `<h2>${title}</h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">Part</th><th scope="col">Licence</th><th scope="col">Texts</th></tr></thead>
<tbody>
${parts.map((part) => toRow(part, texts)).join("\n")}
</tbody>
</table></div>`;
}

function toRow(part: Part, all: readonly Text[]): string {
  const { name, version, licence, source, within, owner = "" } = part;
  const numbers = part.texts.map((text) => all.findIndex((other) => other.text === cleaned(text)) + 1);
  const links = numbers.map((number) => `<a href="#text-${number}">${number}</a>`).join(" ");
  const lines = [within ? `in ${within}` : "", ...owner.split("\n")].filter(Boolean);
  const small = lines.map((line) => `<br><small>${escaped(line)}</small>`).join("");
  const title = link(source, titleOf(name, version));
  return `<tr><th scope="row">${title}${small}</th><td>${escaped(licence)}</td><td>${links}</td></tr>`;
}

const toGaps = (parts: readonly Part[]) => `<h2>What packages do not publish</h2>
<dl>
${parts.flatMap(({ name, gap }) => (gap ? `<dt>${escaped(name)}</dt><dd>${escaped(gap)}</dd>` : [])).join("\n")}
</dl>`;

function toText({ text, names }: Text, index: number): string {
  const number = index + 1;
  return `<section id="text-${number}">
<h3>${number}. ${escaped([...new Set(names)].join(", "))}</h3>
<pre class="text">${escaped(text)}</pre>
</section>`;
}
