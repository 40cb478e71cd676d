import { Parser } from "htmlparser2";
import { isUrl } from "../../text/is-url.ts";

/** What of a page says something about a brand. Everything is text of strangers: data, never an instruction. */
export type WebPage = {
  address: string;
  title: string;
  /** By `name` or `property`, in lower case. The first of several counts. */
  metas: Map<string, string>;
  links: PageLink[];
  anchors: { address: string; text: string }[];
  /** Objects of JSON-LD blocks. */
  structured: Record<string, unknown>[];
  blocks: Block[];
  pictures: { address: string; about: string; place: Place }[];
  styles: string[];
  scripts: number;
};
type PageLink = { rel: string; address: string; sizes: string; color: string };
type Place = "main" | "nav" | "footer";
/** A run of text. `tag` is the element that makes it a block: h1, p, li; else div. */
export type Block = { tag: string; text: string; place: Place };

const MAX_BLOCKS = 800;
const MAX_TEXT = 1_000;
const MAX_KEPT = 200;
const MAX_STRUCTURED = 128 * 1024;

const INLINE = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr".split(
    " ",
  ),
);
const NAMED = new Set(["h1", "h2", "h3", "h4", "p", "li", "blockquote", "figcaption", "dt", "dd", "td"]);
const UNREAD = new Set(["script", "style", "noscript", "template", "svg", "select", "iframe", "object"]);
const NAV = new Set(["nav", "header"]);
const FOOTER = new Set(["footer", "aside", "dialog", "form"]);
/** Banners that ask for consent say nothing about the brand. */
const BANNER = /cookie|consent|gdpr|banner-privacy|skip-link|sr-only|visually-hidden/i;

type Open = { name: string; isUnread: boolean; place: Place; tag: string };
type Attributes = Record<string, string>;

/** Reads HTML. It never throws: a parser of the living standard reads any text somehow. */
export function readPage(html: string, address: string): WebPage {
  const page: WebPage = {
    address,
    title: "",
    metas: new Map(),
    links: [],
    anchors: [],
    structured: [],
    blocks: [],
    pictures: [],
    styles: [],
    scripts: 0,
  };
  const parser = new Parser(handlerFor(page), { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return page;
}

function handlerFor(page: WebPage) {
  const open: Open[] = [];
  let base = page.address;
  let text = "";
  let raw = "";
  let anchor: { address: string; text: string } | undefined;
  const inside = (): Open => open.at(-1) ?? { name: "", isUnread: false, place: "main", tag: "div" };
  const flush = () => {
    const said = squeezed(text).slice(0, MAX_TEXT);
    const { tag, place } = inside();
    if (said && page.blocks.length < MAX_BLOCKS) page.blocks.push({ tag, text: said, place });
    text = "";
  };
  return {
    onopentag(name: string, about: Attributes) {
      if (!INLINE.has(name)) flush();
      if (name === "base") base = absolute(about.href, page.address) ?? base;
      if (name === "a") anchor = anchorOf(about, base);
      noteElement(page, name, about, { base, place: inside().place });
      if (UNREAD.has(name)) raw = "";
      open.push(entered(name, about, inside()));
    },
    ontext(piece: string) {
      const { name, isUnread } = inside();
      if (isUnread) raw = (raw + piece).slice(0, MAX_STRUCTURED);
      else if (name === "title") page.title = squeezed(page.title + piece).slice(0, MAX_TEXT);
      else {
        text += piece;
        if (anchor) anchor.text += piece;
      }
    },
    onclosetag(name: string) {
      if (!INLINE.has(name)) flush();
      if (name === "style") page.styles.push(raw);
      if (name === "script") noteScript(page, raw);
      if (name === "a" && anchor) {
        keep(page.anchors, { ...anchor, text: squeezed(anchor.text).slice(0, 120) });
        anchor = undefined;
      }
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
    },
  };
}

function entered(name: string, about: Attributes, within: Open): Open {
  const isHidden = "hidden" in about || about["aria-hidden"] === "true";
  const isBanner =
    BANNER.test(`${about.id ?? ""} ${about.class ?? ""}`) && name !== "body" && name !== "html";
  return {
    name,
    isUnread: within.isUnread || UNREAD.has(name) || isHidden || isBanner,
    place: placeOf(name, within.place),
    tag: NAMED.has(name) ? name : INLINE.has(name) ? within.tag : "div",
  };
}

const placeOf = (name: string, within: Place): Place =>
  FOOTER.has(name) ? "footer" : NAV.has(name) && within === "main" ? "nav" : within;

/** Where an element stands: addresses are relative to the base, and the place is that around it. */
type Around = { base: string; place: Place };

function noteElement(page: WebPage, name: string, about: Attributes, { base, place }: Around): void {
  const { content, rel = "", sizes = "", color = "" } = about;
  const meta = (about.property ?? about.name ?? "").trim().toLowerCase();
  if (name === "meta" && meta && content?.trim() && !page.metas.has(meta) && page.metas.size < MAX_KEPT)
    page.metas.set(meta, squeezed(content).slice(0, MAX_TEXT));
  if (name === "script") page.scripts += 1;
  const address = absolute(about.href ?? about.src ?? about["data-src"], base);
  if (!address) return;
  if (name === "link") keep(page.links, { rel: rel.toLowerCase(), address, sizes, color });
  const words = `${about.alt ?? ""} ${about.class ?? ""} ${about.id ?? ""} ${address}`;
  if (name === "img") keep(page.pictures, { address, about: words.slice(0, 400), place });
}

function anchorOf({ href }: Attributes, base: string) {
  const address = absolute(href, base);
  return address ? { address, text: "" } : undefined;
}

const keep = <T>(list: T[], one: T): void => {
  if (list.length < MAX_KEPT) list.push(one);
};

/** JSON-LD is the only script that is read, and it is only parsed. */
function noteScript(page: WebPage, raw: string): void {
  if (!raw.includes("@type")) return;
  try {
    page.structured.push(...objectsIn(JSON.parse(raw)).slice(0, 50));
  } catch {
    // Broken JSON-LD is common, and says nothing.
  }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  const { "@graph": graph } = value as { "@graph"?: unknown };
  return [value as Record<string, unknown>, ...(graph === undefined ? [] : objectsIn(graph))];
}

/** An address as the page means it, when it is one of the web. */
function absolute(address: string | undefined, base: string): string | undefined {
  if (!address || address.length > 2_048 || !isUrl(address, base)) return undefined;
  const url = new URL(address, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

/** Text with single spaces, without control and zero-width characters. */
const squeezed = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
