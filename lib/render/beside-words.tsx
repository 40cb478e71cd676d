/** @jsxImportSource #template */
import type { Backdrop, Laid } from "./engine.ts";
import type { Node } from "./jsx-runtime.ts";
import { drawnTexts } from "./scene.ts";
import type { Box } from "./sizes.ts";
import { freeRoom } from "./subject/free-room.ts";
import type { Subject } from "./subject/picture.ts";
import type { RenderContext } from "./template.ts";
import { Place } from "./templates/kit/place.tsx";
import { inkOf } from "./templates/kit/subject/bounds.ts";
import { subjectOn } from "./templates/kit/subject/scene.ts";

/** Sides of a drawing at least and at most, of the picture's shorter side: a smaller one is a stamp. */
const SIDE = { least: 0.25, most: 0.6 };
/** Of the picture's shorter side. */
const INSET = 0.025;
/** Room for the line around a drawing, of the shorter side of its field. */
const OUTLINE = 0.03;

/** Where the words of a page stand, and on what. `words` is the box that a direction gives them. */
type WordsOnPage = { laid: Laid; backdrop: Backdrop; safe: Box; words: Box };
type DrawnSubject = { subject: Subject; context: Pick<RenderContext, "theme" | "size"> };

/**
 * A page of words with the drawing of what it is about, where they leave room for one along an edge; undefined where they
 * leave none. The words stay as they are.
 */
export function besideWords(
  page: Node,
  { laid, backdrop, safe, words }: WordsOnPage,
  { subject, context }: DrawnSubject,
): Node | undefined {
  if (page.type !== "container") return undefined;
  const ink = inkOf(subject.drawing);
  const taken = drawnTexts(page, laid).map(({ box }) => box);
  const short = Math.min(context.size.width, context.size.height);
  const inside = insideOf({ safe, words }, taken, { inset: INSET * short, across: context.size.width });
  const free = freeRoom({ backdrop, taken, safe: inside }, ink.width / ink.height);
  if (!free || free.side < SIDE.least * short) return undefined;
  const side = Math.min(free.side, SIDE.most * short);
  const box = placeIn(free.box, scaled(ink, side), safe);
  const { width, height } = box;
  const ground = colorAt(backdrop, free.box);
  const drawing = (
    <Place box={box}>
      <picture
        src={subjectOn(context, subject, { width, height, ground, place: "middle", room: OUTLINE })}
        style={{ width, height }}
      />
    </Place>
  );
  return { ...page, children: [...page.children, drawing] };
}

/** The box to keep to, in pixels: `inset` inside the one that all must keep to, and as far from the edges as words stand. */
function insideOf(
  { safe, words }: Pick<WordsOnPage, "safe" | "words">,
  taken: readonly Box[],
  { inset, across }: { inset: number; across: number },
): Box {
  const margin = Math.min(...taken.map(({ x, width }) => Math.min(x, across - x - width)));
  const left = Math.max(safe.x + inset, margin);
  const right = Math.min(safe.x + safe.width - inset, across - margin, words.x + words.width);
  const top = Math.min(safe.y + inset, ...taken.map(({ y }) => y));
  const end = Math.min(safe.y + safe.height - inset, words.y + words.height);
  const bottom = Math.max(end, ...taken.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const scaled = ({ width, height }: Box, side: number) => ({
  width: Math.round((side * width) / Math.max(width, height)),
  height: Math.round((side * height) / Math.max(width, height)),
});

/** In the half of the picture that it is in, as far out as it may stand. */
function placeIn(free: Box, { width, height }: { width: number; height: number }, safe: Box): Box {
  const isRight = free.x + free.width / 2 > safe.x + safe.width / 2;
  const x = isRight ? free.x + free.width - width : free.x;
  return { x: Math.round(x), y: Math.round(free.y + (free.height - height) / 2), width, height };
}

/** The colour in the middle of a box, as #rrggbb. */
function colorAt({ rgba, width, scale }: Backdrop, box: Box): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map((at) => Math.floor(at * scale));
  const at = 4 * ((y ?? 0) * width + (x ?? 0));
  return `#${[0, 1, 2].map((i) => (rgba[at + i] ?? 0).toString(16).padStart(2, "0")).join("")}`;
}
