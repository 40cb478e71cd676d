import { channels, luminance, parseColor, ratio } from "../../../lib/render/color.ts";
import { type Backdrop, drawBackdrop, layOut } from "../../../lib/render/engine.ts";
import { isRead } from "../../../lib/render/lint/inspection.ts";
import { plan, type RenderInput } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { boxesOf, type DrawnText, drawnTexts, shows } from "../../../lib/render/scene.ts";
import type { Box, Size } from "../../../lib/render/sizes.ts";
import type { Template } from "../../../lib/render/template.ts";

/** What a strict designer sees at once on a layout, measured. */
export const LAYOUT_CHECKS = ["collision", "padding", "edge", "type", "name"] as const;
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
/** Shares: of the shorter side to the edge of the picture, and of the type's size to the edge of its panel. */
const ROOM = { canvas: 0.04, panel: 0.28 };
/** Smallest type as a share of the picture's height, by the size; labels at the edge may be a fifth smaller. */
const SMALLEST = { wide: 20 / 675, square: 22 / 1080, tall: 24 / 1350, story: 28 / 1920 };
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
  const { size, shape, photos, brand } = planned.context;
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
      faults.push(...edgeOf(text, size), ...typeOf(text, size, SMALLEST[shape]), ...nameOf(text, brand.name));
      if (!hasPhotos) faults.push(...groundOf(text, backdrop));
    }
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

function typeOf(text: DrawnText, { height }: Size, share: number): LayoutFault[] {
  const needed = share * height * (SMALL_PRINT.has(text.part) ? 0.8 : 1);
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
  return hasEdge(grown(text.box, needed), ground, backdrop) ? [fault("padding", text, 0, needed)] : [];
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

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
