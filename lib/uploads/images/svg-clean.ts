import { own } from "../../text/own.ts";
import { BadImage } from "./limits.ts";
import type { Element } from "./svg-xml.ts";

/**
 * Elements that may be drawn. All others are removed with their content: scripts, links, animation, filters.
 */
const DRAWN = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask
  pattern marker style switch a`.split(/\s+/),
);

/** What cannot be left out without changing the logo: the sender has to. */
const REFUSED: Record<string, string> = {
  text: "The SVG has text in a font that we do not have. Upload a PNG instead, or an SVG with its text as outlines.",
  image: "The SVG has a bitmap inside. Send the bitmap itself, as PNG.",
  feImage: "The SVG has a bitmap inside. Send the bitmap itself, as PNG.",
};

const LINKS = /^(?:xlink:)?href$/;
const ATTRIBUTE_NAME = /^[A-Za-z][\w-]*$/;
/** Effects are removed, because a reference to a missing effect would hide its element. */
const LEFT_OUT = /^(?:on.*|filter|style|enable-background)$/i;

/** The drawing as XML again, holding only shapes, colours and references to its own parts. */
export function cleanSvg(root: Element): string {
  return serialize(root, ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"');
}

function serialize(element: Element, extra = ""): string {
  const { name } = element;
  const reason = own(REFUSED, name);
  if (reason) throw new BadImage("image_unsupported", reason);
  if (!DRAWN.has(name)) return "";
  if (name === "style") return `<style>${escapeXml(cleanCss(element.text))}</style>`;
  const attributes = [...element.attributes].flatMap(([key, value]) => cleanAttribute(key, value));
  const inside = element.children.map((child) => serialize(child)).join("");
  return `<${name}${extra}${attributes.join("")}>${inside}</${name}>`;
}

function cleanAttribute(name: string, value: string): string[] {
  if (LINKS.test(name)) return /^#[^\s"'()]+$/.test(value) ? [` ${name}="${escapeXml(value)}"`] : [];
  if (name === "style") return [` style="${escapeXml(cleanCss(value))}"`];
  const isKept = ATTRIBUTE_NAME.test(name) && !LEFT_OUT.test(name) && pointsInside(value);
  return isKept ? [` ${name}="${escapeXml(value)}"`] : [];
}

/** True when every address in a value is a part of the same drawing. */
const pointsInside = (value: string) =>
  !/[\\@]/.test(value) && !/url\s*\((?!\s*["']?#)/i.test(value) && !/(?:java|vb)script:|data:/i.test(value);

/** Filters declarations one by one, so that an external reference removes only its own declaration. */
function cleanCss(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return plain
    .replace(/@[^;{}]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, "")
    .replace(/[^;{}]+/g, (declaration) => (isKeptDeclaration(declaration) ? declaration : ""));
}

const isKeptDeclaration = (text: string) => !/(?:^|[\s;])filter\s*:/i.test(text) && pointsInside(text);

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\0", "");
