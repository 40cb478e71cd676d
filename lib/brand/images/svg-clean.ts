import { BadPicture } from "./limits.ts";
import type { Element } from "./svg-xml.ts";

/** What may be drawn. Whatever is not on this list is left out with all that is inside it: scripts, links, animation, filters. */
const DRAWN = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask
  pattern marker style switch a`.split(/\s+/),
);

/** What cannot be left out without changing the logo: the sender has to. */
const REFUSED: Record<string, string> = {
  text: "The SVG has live text, whose font is not ours. Convert the text to outlines and export again.",
  image: "The SVG has a bitmap inside. Send the bitmap itself, as PNG.",
  feImage: "The SVG has a bitmap inside. Send the bitmap itself, as PNG.",
};

const LINKS = /^(?:xlink:)?href$/;
const ATTRIBUTE_NAME = /^[A-Za-z][\w-]*$/;
/** Effects are left out; a name that leads nowhere would hide what it is put on. */
const LEFT_OUT = /^(?:on.*|filter|style|enable-background)$/i;

/** The drawing as XML again, holding only shapes, colours and references to its own parts. */
export function cleanSvg(root: Element): string {
  return written(root, ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"');
}

function written(element: Element, extra = ""): string {
  const { name } = element;
  const reason = Object.hasOwn(REFUSED, name) && REFUSED[name];
  if (reason) throw new BadPicture("image_unsupported", reason);
  if (!DRAWN.has(name)) return "";
  if (name === "style") return `<style>${escaped(cleanCss(element.text))}</style>`;
  const attributes = [...element.attributes].flatMap(([key, value]) => cleanAttribute(key, value));
  const inside = element.children.map((child) => written(child)).join("");
  return `<${name}${extra}${attributes.join("")}>${inside}</${name}>`;
}

function cleanAttribute(name: string, value: string): string[] {
  if (LINKS.test(name)) return /^#[^\s"'()]+$/.test(value) ? [` ${name}="${escaped(value)}"`] : [];
  if (name === "style") return [` style="${escaped(cleanCss(value))}"`];
  const isKept = ATTRIBUTE_NAME.test(name) && !LEFT_OUT.test(name) && pointsInside(value);
  return isKept ? [` ${name}="${escaped(value)}"`] : [];
}

/** True when every address in a value is a part of the same drawing. */
const pointsInside = (value: string) =>
  !/[\\@]/.test(value) && !/url\s*\((?!\s*["']?#)/i.test(value) && !/(?:java|vb)script:|data:/i.test(value);

/** Declarations one by one, so that one that points outside takes only itself along. */
function cleanCss(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return plain
    .replace(/@[^;{}]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, "")
    .replace(/[^;{}]+/g, (declaration) => (isKeptDeclaration(declaration) ? declaration : ""));
}

const isKeptDeclaration = (text: string) => !/(?:^|[\s;])filter\s*:/i.test(text) && pointsInside(text);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\0", "");
