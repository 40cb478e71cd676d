import { BadImage, damaged } from "./limits.ts";

/** An element of a drawing: attribute values with their character references resolved. */
export type Element = {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
  /** Character data directly inside. */
  text: string;
};

const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 100;
const NAMED = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(\[)?[^>]*>|<\/([^\s<>]+)\s*>|<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>|[^<]+/gy;
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads an XML text into a tree, as far as drawings need it: no entities of its own, no processing instructions.
 * @throws BadImage for what is no XML, or more of it than a drawing can need.
 */
export function readXml(text: string): Element {
  const root = newElement("");
  const open: Element[] = [root];
  let [at, count] = [0, 0];
  for (const match of text.matchAll(TOKEN)) {
    at = match.index + match[0].length;
    if (match[4] !== undefined && ++count > MAX_ELEMENTS)
      throw tooComplex(`more than ${MAX_ELEMENTS} elements`);
    addToken(match, open, root);
  }
  if (at < text.length) throw /^<!DOCTYPE/i.test(text.slice(at, at + 9)) ? ownEntities() : notXml();
  return onlyElement(root, open);
}

const newElement = (name: string, attributes = new Map<string, string>()): Element => ({
  name,
  attributes,
  children: [],
  text: "",
});

/** Puts one token where it belongs. */
function addToken(match: RegExpExecArray, open: Element[], root: Element): void {
  const [token, cdata, subset, closing, name, attributes = "", empty] = match;
  const parent = open.at(-1) ?? root;
  if (subset) throw ownEntities();
  if (closing !== undefined) close(open, closing);
  else if (name !== undefined) {
    const element = newElement(name, attributesOf(attributes));
    parent.children.push(element);
    if (!empty) open.push(element);
    if (open.length > MAX_DEPTH) throw tooComplex(`elements nested more than ${MAX_DEPTH} deep`);
  } else parent.text += cdata ?? (token.startsWith("<") ? "" : resolveReferences(token));
}

function onlyElement(root: Element, open: Element[]): Element {
  const [element] = root.children;
  if (!element || root.children.length > 1 || open.length > 1 || root.text.trim() !== "") throw notXml();
  return element;
}

function close(open: Element[], name: string): void {
  if (open.pop()?.name !== name || open.length === 0) throw notXml();
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw notXml();
    attributes.set(name, resolveReferences(double ?? single ?? ""));
  }
  if (attributes.size > MAX_ATTRIBUTES) throw tooComplex("elements with hundreds of attributes");
  return attributes;
}

/** Character references and the five entities that XML itself has (XML 1.0, section 4.6); there are no others. */
function resolveReferences(text: string): string {
  return text.replace(/&([^;\s]{0,20});?/g, (_, name: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    const character = Number.isNaN(code) ? NAMED.get(name) : code <= 0x10ffff && String.fromCodePoint(code);
    if (!character) throw notXml();
    return character;
  });
}

export const tooComplex = (what: string) =>
  new BadImage("image_too_complex", `The SVG has ${what}. Simplify it, or send it as PNG.`);

const notXml = () => damaged("the SVG is not well-formed XML");

const ownEntities = () =>
  new BadImage(
    "image_svg_entities",
    "The SVG declares entities of its own, which are not accepted. Export it as plain SVG, or send a PNG.",
  );
