import { BadImage, checkSize, damaged, type Size } from "./limits.ts";
import { cleanSvg } from "./svg-clean.ts";
import { checkWeight } from "./svg-weight.ts";
import { type Element, readXml, tooComplex } from "./svg-xml.ts";

/** Of text; what is larger holds photographs or endless paths. */
const MAX_SVG_BYTES = 512 * 1024;
/** Beyond this ratio a drawing would be a line too thin to see. */
const MAX_RATIO = 20;

/** A drawing that is safe to rasterise, in its own units. */
export type SafeSvg = Size & { svg: Uint8Array<ArrayBuffer> };

/**
 * Reads an SVG file and writes it anew without scripts, effects and anything that points outside of it.
 * @throws BadImage for what is no drawing, cannot be drawn faithfully, or would never be done.
 */
export function readSvg(bytes: Uint8Array): SafeSvg {
  if (bytes.length > MAX_SVG_BYTES) throw tooComplex("more than 512 KB of text");
  const root = readXml(textOf(bytes));
  if (root.name !== "svg") throw damaged("it does not begin with an svg element");
  const size = sizeOf(root);
  checkProportions(size);
  checkWeight(root);
  const sized = { ...root, attributes: new Map(root.attributes) };
  // Without a view box the drawing would be cut instead of scaled.
  if (!sized.attributes.has("viewBox")) sized.attributes.set("viewBox", `0 0 ${size.width} ${size.height}`);
  for (const side of ["width", "height"] as const) sized.attributes.set(side, String(size[side]));
  return { ...size, svg: new Uint8Array(new TextEncoder().encode(cleanSvg(sized))) };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new BadImage("image_unsupported", "The SVG is not UTF-8. Save it as UTF-8, or send a PNG.");
  }
}

/** Width and height where both are plain lengths, else the view box (SVG 2, section 8.2). */
function sizeOf({ attributes }: Element): Size {
  const [width, height] = [lengthOf(attributes.get("width")), lengthOf(attributes.get("height"))];
  const box = attributes.get("viewBox");
  const inner = box === undefined ? undefined : boxOf(box);
  if (width && height) return { width, height };
  if (inner) return inner;
  throw new BadImage("image_damaged", "The SVG says no size. Give it a width and height, or a viewBox.");
}

function boxOf(text: string): Size {
  const numbers = text.trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = numbers.map(Number);
  const isBox = numbers.length === 4 && numbers.every((part) => Number.isFinite(Number(part)));
  if (!isBox || width <= 0 || height <= 0) throw damaged("the view box of the SVG makes no sense");
  checkProportions({ width, height });
  return { width, height };
}

/** A length in user units or pixels; others depend on where it is shown. */
function lengthOf(value: string | undefined): number | undefined {
  const [, number] = /^\s*\+?(\d*\.?\d+)(?:px)?\s*$/.exec(value ?? "") ?? [];
  return number ? Number(number) || undefined : undefined;
}

function checkProportions({ width, height }: Size): void {
  checkSize({ width: Math.max(1, width), height: Math.max(1, height) });
  if (Math.max(width / height, height / width) <= MAX_RATIO) return;
  const sentence = `The SVG is more than ${MAX_RATIO} times as long as it is wide. Crop it to the logo.`;
  throw new BadImage("image_too_large", sentence);
}
