import { channels, luminance, parseColor, ratio } from "../../../lib/render/color.ts";
import { type Backdrop, drawBackdrop, layOut } from "../../../lib/render/engine.ts";
import { isRead } from "../../../lib/render/lint/inspection.ts";
import { plan, type RenderInput } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { boxesOf, type DrawnText, drawnTexts, shows } from "../../../lib/render/scene.ts";
import type { Box, Size } from "../../../lib/render/sizes.ts";
import type { Template } from "../../../lib/render/template.ts";

/** What a strict designer sees at once on a layout, measured. */
export const LAYOUT_CHECKS = ["collision", "padding", "edge", "type", "loud", "name", "empty"] as const;
export type LayoutFault = {
  check: (typeof LAYOUT_CHECKS)[number];
  part: string;
  text: string;
  /** What was measured and what is needed, in the same unit. */
  found: number;
  needed: number;
};

/** Colours further apart than this, in lightness or in hue, are an edge that the eye sees. Glows are below. */
const EDGE = { ratio: 1.28, distance: 56 };
/** Distance of neighbours that are drawn, not lit. */
const SHARP = 10;
/** Two pixels side by side that differ more are drawn, not lit. */
const NEIGHBOURS = 1.12;
/** Shares: of the shorter side to the edge of the picture, and of the type's size to the edge of its panel. */
const ROOM = { canvas: 0.04, panel: 0.3 };
/** Of the smallest type: labels at the edge may be a fifth smaller. */
const SMALL_PRINT_SHARE = 0.8;
/** Shares of the safe area that may have nothing in them in one piece, and the characters of a message that may stand alone. */
const EMPTY = { share: 0.3, area: 0.42, short: 60, cell: 24 };
/** The largest type of a picture without anything else to see, of the mean of its sides. */
const LOUD = 0.036;
/** Characters that leave no room for large type. */
const MUCH = 320;
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
    const seen = drawnTexts(page, laid).filter(({ part }) => part !== "watermark");
    const texts = seen.filter(isRead);
    const hasPhotos = [...photos.values()].some(({ key }) => shows(page, key));
    // Words on a photograph are judged by contrast alone, and those of a drawn screen are its own.
    const devices = boxesOf("device", page, laid);
    const own = texts.filter(({ box }) => !devices.some((device) => holds(device, box)));
    const backdrop = await drawBackdrop(scene);
    for (const text of own) {
      faults.push(...edgeOf(text, size), ...typeOf(text, smallest), ...nameOf(text, brand.name));
      if (!hasPhotos) faults.push(...groundOf(text, backdrop));
    }
    faults.push(...emptyIn(safe, seen, backdrop), ...loudOf(own, size));
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

/** Something has to be read first: a picture whose largest words are small has no beginning. */
function loudOf(texts: readonly DrawnText[], { width, height }: Size): LayoutFault[] {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > MUCH) return [];
  const [largest] = texts.toSorted((a, b) => b.size - a.size);
  const needed = LOUD * Math.sqrt(width * height);
  return largest && largest.size < needed ? [fault("loud", largest, largest.size, needed)] : [];
}

/** The tallest piece of the safe area without words and without an edge of anything drawn, and the largest. */
function emptyIn(safe: Box, texts: readonly DrawnText[], backdrop: Backdrop): LayoutFault[] {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) < EMPTY.short) return [];
  const cells = cellsOf(safe, texts, backdrop);
  const rows = cells.map((row) => row.every((isFree) => isFree));
  const tallest = longestRun(rows) / EMPTY.cell;
  const largest = largestArea(cells) / EMPTY.cell ** 2;
  const all = { part: "page", text: "" };
  const of = (found: number, needed: number): LayoutFault[] =>
    found > needed
      ? [{ check: "empty", ...all, found: Math.round(100 * found), needed: Math.round(100 * needed) }]
      : [];
  return tallest > EMPTY.share ? of(tallest, EMPTY.share) : of(largest, EMPTY.area);
}

/** The safe area in cells: true where neither words nor an edge are. */
function cellsOf(safe: Box, texts: readonly DrawnText[], backdrop: Backdrop): boolean[][] {
  const [width, height] = [safe.width / EMPTY.cell, safe.height / EMPTY.cell];
  return Array.from({ length: EMPTY.cell }, (_, row) =>
    Array.from({ length: EMPTY.cell }, (_, column) => {
      const box = { x: safe.x + column * width, y: safe.y + row * height, width, height };
      return !texts.some((text) => meet(text.box, box)) && !isDrawn(box, backdrop);
    }),
  );
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const longestRun = (rows: readonly boolean[]): number => {
  let [longest, length] = [0, 0];
  for (const isFree of rows) {
    length = isFree ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
};

/** Cells of the largest rectangle of free ones. */
function largestArea(cells: readonly (readonly boolean[])[]): number {
  let largest = 0;
  for (let top = 0; top < cells.length; top++) {
    const free = Array.from({ length: cells[top]?.length ?? 0 }, () => true);
    for (let bottom = top; bottom < cells.length; bottom++) {
      for (const i of free.keys()) free[i] = free[i] === true && cells[bottom]?.[i] === true;
      largest = Math.max(largest, longestRun(free) * (bottom - top + 1));
    }
  }
  return largest;
}

/** Whether two neighbours in a row differ. */
function isDrawn({ x, y, width, height }: Box, backdrop: Backdrop): boolean {
  const { scale } = backdrop;
  const [left, right] = [Math.ceil(x * scale), Math.floor((x + width) * scale)];
  for (let row = Math.ceil(y * scale); row < (y + height) * scale; row++)
    for (let at = left + 1; at <= right; at++)
      if (ratio(lightAt(backdrop, at - 1, row), lightAt(backdrop, at, row)) > NEIGHBOURS) return true;
  return false;
}

const holds = (outer: Box, { x, y, width, height }: Box) =>
  x + width / 2 > outer.x &&
  x + width / 2 < outer.x + outer.width &&
  y + height / 2 > outer.y &&
  y + height / 2 < outer.y + outer.height;

type Rgb = [number, number, number];

const colorAt = ({ rgba, width }: Backdrop, x: number, y: number): Rgb => {
  const at = (y * width + x) * 4;
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
};

const lightAt = (backdrop: Backdrop, x: number, y: number) => luminance(...colorAt(backdrop, x, y));

/** The colour that stands out most from the words among those behind them. */
function groundColor({ box, color }: DrawnText, backdrop: Backdrop): Rgb {
  const ink = luminance(...channels(parseColor(color) ?? "#000000"));
  const points = pixelsOf(grown(box, 0), backdrop);
  const [first = [0, 0], ...others] = points;
  const contrastAt = ([x, y]: [number, number]) => ratio(lightAt(backdrop, x, y), ink);
  const best = others.reduce((far, at) => (contrastAt(at) > contrastAt(far) ? at : far), first);
  return colorAt(backdrop, ...best);
}

function hasEdge(box: Box, ground: Rgb, backdrop: Backdrop): boolean {
  const apart = pixelsOf(box, backdrop).filter(
    ([x, y]) => isEdge(colorAt(backdrop, x, y), ground) && isSharp(backdrop, x, y),
  );
  return apart.length > 2;
}

/** Whether the pixel differs from one beside it, as nothing lit softly does. */
function isSharp(backdrop: Backdrop, x: number, y: number): boolean {
  const own = colorAt(backdrop, x, y);
  const beside = [x > 0 && colorAt(backdrop, x - 1, y), y > 0 && colorAt(backdrop, x, y - 1)];
  return beside.some((color) => color && distance(color, own) > SHARP);
}

/** Confetti in a hue as light as the page is seen too, so lightness alone does not tell. */
const isEdge = (a: Rgb, b: Rgb) =>
  ratio(luminance(...a), luminance(...b)) > EDGE.ratio || distance(a, b) > EDGE.distance;

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

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
