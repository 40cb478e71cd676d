import { channels, luminance, parseColor, ratio } from "../../../lib/render/color.ts";
import { type Backdrop, drawBackdrop, layOut } from "../../../lib/render/engine.ts";
import { isRead } from "../../../lib/render/lint/inspection.ts";
import { plan, type RenderInput } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { boxesOf, type DrawnText, drawnTexts, shows } from "../../../lib/render/scene.ts";
import type { Box, Size } from "../../../lib/render/sizes.ts";
import type { Template } from "../../../lib/render/template.ts";

/** What a strict designer sees at once on a layout, measured. */
export const LAYOUT_CHECKS = ["collision", "padding", "edge", "type", "name", "empty"] as const;
export type LayoutFault = {
  check: (typeof LAYOUT_CHECKS)[number];
  part: string;
  text: string;
  /** What was measured and what is needed, in the same unit. */
  found: number;
  needed: number;
};

/** Neighbouring colours further apart than this are an edge that the eye sees. Gradients and glows are below. */
const EDGE = 1.4;
/** Two pixels side by side that differ more are drawn, not lit. */
const NEIGHBOURS = 1.12;
/** Shares: of the shorter side to the edge of the picture, and of the type's size to the edge of its panel. */
const ROOM = { canvas: 0.04, panel: 0.28 };
/** Of the smallest type: labels at the edge may be a fifth smaller. */
const SMALL_PRINT_SHARE = 0.8;
/** Share of the safe height that may have nothing in it, in one piece, and the characters of a message that may stand alone. */
const EMPTY = { share: 0.3, short: 60 };
const SMALL_PRINT = new Set(["url", "slogan", "source", "name", "page", "progress", "caption", "hint"]);
/** A mark drawn close to its words on purpose: numbers in discs, tags, underlined links, key caps. */
const MARKED = new Set([
  "index",
  "kicker",
  "cta",
  "tag",
  "cell",
  "tick",
  "name",
  "initial",
  "month",
  "day",
  "number",
]);

/** Lays a template out and measures it. */
export async function layoutFaults(template: Template, input: RenderInput): Promise<LayoutFault[]> {
  const planned = await plan(template, input);
  const { prepared } = await prepare(template, planned);
  const { size, safe, smallest, photos, brand } = planned.context;
  const faults: LayoutFault[] = [];
  for (const { page, scene } of prepared) {
    const laid = await layOut(scene);
    const texts = drawnTexts(page, laid).filter((text) => isRead(text) && text.part !== "watermark");
    const hasPhotos = [...photos.values()].some(({ key }) => shows(page, key));
    // Words on a photograph are judged by contrast alone, and those of a drawn screen are its own.
    const devices = boxesOf("device", page, laid);
    const own = texts.filter(({ box }) => !devices.some((device) => holds(device, box)));
    const backdrop = await drawBackdrop(scene);
    for (const text of own) {
      faults.push(...edgeOf(text, size), ...typeOf(text, smallest), ...nameOf(text, brand.name));
      if (!hasPhotos) faults.push(...groundOf(text, backdrop));
    }
    faults.push(...emptyIn(safe, texts, backdrop));
  }
  return faults;
}

const fault = (check: LayoutFault["check"], { part, text }: DrawnText, found: number, needed: number) => ({
  check,
  part,
  text,
  found: Math.round(found),
  needed: Math.round(needed),
});

function edgeOf(text: DrawnText, { width, height }: Size): LayoutFault[] {
  const { x, y, width: wide, height: high } = text.box;
  const room = Math.min(x, y, width - x - wide, height - y - high);
  // Logo and slogan of a frame stand closer to the edge than words.
  const share = SMALL_PRINT.has(text.part) ? ROOM.canvas / 2 : ROOM.canvas;
  const needed = share * Math.min(width, height);
  return room < needed - 1 ? [fault("edge", text, room, needed)] : [];
}

function typeOf(text: DrawnText, smallest: number): LayoutFault[] {
  const needed = smallest * (SMALL_PRINT.has(text.part) ? SMALL_PRINT_SHARE : 1);
  return text.size < needed - 0.5 ? [fault("type", text, text.size, needed)] : [];
}

const nameOf = (text: DrawnText, name: string): LayoutFault[] =>
  text.part === "name" && (text.cut || (text.text.includes("…") && !name.includes("…")))
    ? [fault("name", text, 0, 1)]
    : [];

/** An edge behind the words is an ornament that runs through them; one beside them, a panel without padding. */
function groundOf(text: DrawnText, backdrop: Backdrop): LayoutFault[] {
  const ground = groundColor(text, backdrop);
  if (hasEdge(grown(text.box, -0.06 * text.size), ground, backdrop)) return [fault("collision", text, 0, 1)];
  if (MARKED.has(text.part)) return [];
  const needed = Math.min(ROOM.panel * text.size, 0.025 * Math.min(backdrop.width, backdrop.height) * 4);
  // Corners of the room are left out: those of a round panel come nearer than its sides.
  const near = [grown(text.box, needed, 0), grown(text.box, 0, needed)];
  return near.some((room) => hasEdge(room, ground, backdrop)) ? [fault("padding", text, 0, needed)] : [];
}

const grown = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** The tallest piece of the safe area without words and without an edge of anything drawn. */
function emptyIn(safe: Box, texts: readonly DrawnText[], backdrop: Backdrop): LayoutFault[] {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) < EMPTY.short) return [];
  const { scale } = backdrop;
  const [first, last] = [Math.ceil(safe.y * scale), Math.floor((safe.y + safe.height) * scale)];
  let [longest, length] = [0, 0];
  for (let y = first; y < last; y++) {
    const isRow = ({ box }: DrawnText) => y / scale >= box.y && y / scale < box.y + box.height;
    length = texts.some(isRow) || isDrawn(safe, y, backdrop) ? 0 : length + 1;
    longest = Math.max(longest, length);
  }
  const [found, needed] = [longest / scale, EMPTY.share * safe.height];
  const all = { part: "page", text: "" };
  return found > needed
    ? [{ check: "empty", ...all, found: Math.round(found), needed: Math.round(needed) }]
    : [];
}

/** Whether two neighbours in a row differ. */
function isDrawn({ x, width }: Box, y: number, backdrop: Backdrop): boolean {
  const [left, right] = [Math.ceil(x * backdrop.scale), Math.floor((x + width) * backdrop.scale)];
  for (let at = left + 1; at < right; at++)
    if (ratio(lightAt(backdrop, at - 1, y), lightAt(backdrop, at, y)) > NEIGHBOURS) return true;
  return false;
}

const holds = (outer: Box, { x, y, width, height }: Box) =>
  x + width / 2 > outer.x &&
  x + width / 2 < outer.x + outer.width &&
  y + height / 2 > outer.y &&
  y + height / 2 < outer.y + outer.height;

const lightAt = ({ rgba, width }: Backdrop, x: number, y: number) => {
  const at = (y * width + x) * 4;
  return luminance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
};

/** The lightness that stands out most from the words among the corners and the middle of their box. */
function groundColor({ box, color }: DrawnText, backdrop: Backdrop): number {
  const ink = luminance(...channels(parseColor(color) ?? "#000000"));
  const points = pixelsOf(grown(box, 0), backdrop);
  const lights = points.map(([x, y]) => lightAt(backdrop, x, y));
  return lights.reduce((best, light) => (ratio(light, ink) > ratio(best, ink) ? light : best), ink);
}

function hasEdge(box: Box, ground: number, backdrop: Backdrop): boolean {
  const points = pixelsOf(box, backdrop);
  const apart = points.filter(([x, y]) => ratio(lightAt(backdrop, x, y), ground) > EDGE);
  return apart.length > 2;
}

/** Pixels wholly inside a box, in the backdrop's own scale. */
function pixelsOf({ x, y, width, height }: Box, backdrop: Backdrop): [number, number][] {
  const { scale } = backdrop;
  const [left, top] = [Math.max(0, Math.ceil(x * scale)), Math.max(0, Math.ceil(y * scale))];
  const right = Math.min(backdrop.width, Math.floor((x + width) * scale));
  const bottom = Math.min(backdrop.height, Math.floor((y + height) * scale));
  const found: [number, number][] = [];
  for (let py = top; py < bottom; py++) for (let px = left; px < right; px++) found.push([px, py]);
  return found;
}
