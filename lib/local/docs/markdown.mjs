import { Marked } from "marked";

/** The anchor that GitHub gives a heading too. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replace(/ /g, "-");

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** See markdown.d.mts. */
export function readMarkdown(text, linkTo) {
  const headings = [];
  const plain = (tokens) =>
    tokens.map((token) => (token.tokens ? plain(token.tokens) : (token.text ?? ""))).join("");
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = plain(tokens);
        const id = anchorOf(title);
        headings.push({ id, title, depth });
        const link =
          depth === 1 ? "" : ` <a class="anchor" href="#${id}" aria-label="Link to ${escaped(title)}">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${link}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const hint = title ? ` title="${escaped(title)}"` : "";
        return `<a href="${escaped(linkTo(href))}"${hint}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, title, text: alt }) {
        const address = escaped(linkTo(href));
        // On a phone the letters of a terminal keep their size, and the picture scrolls by itself.
        const kind = title === "A terminal" ? ' class="terminal"' : "";
        return `<a href="${address}"${kind}><img src="${address}" alt="${escaped(alt)}" loading="lazy"></a>`;
      },
    },
    hooks: {
      // A wide table scrolls by itself, so that the page does not.
      postprocess: (html) =>
        html
          .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
          .replaceAll("</table>", "</table></div>")
          .replaceAll("<pre>", '<pre tabindex="0">'),
    },
  });
  return { html: marked.parse(text), headings, sections: sectionsOf(marked.lexer(text), plain) };
}

/**
 * What stands below each heading, for the search: plain text, what its tables are about (their first columns), and
 * listings, which have words of everything and explain nothing.
 */
function sectionsOf(tokens, plain) {
  const sections = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (token.type === "heading") sections.push(sectionOf(plain(token.tokens)));
    else if (last && token.type === "code") last.code += ` ${token.text}`;
    else if (last) {
      last.text += ` ${textOf(token, plain)}`;
      if (token.type === "table")
        last.names += ` ${token.rows.map(([name]) => plain(name.tokens)).join(" ")}`;
    }
  }
  return sections.map((section) => mapped(section, (text) => text.replace(/\s+/g, " ").trim()));
}

const sectionOf = (title) => ({ id: anchorOf(title), title, text: "", names: "", code: "" });
const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function textOf(token, plain) {
  if (token.type === "table")
    return [token.header, ...token.rows]
      .flat()
      .map((cell) => plain(cell.tokens))
      .join(" ");
  if (token.type === "list") return token.items.map((item) => plain(item.tokens)).join(" ");
  return token.tokens ? plain(token.tokens) : (token.text ?? "");
}
