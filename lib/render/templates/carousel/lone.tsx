/** @jsxImportSource #template */
import { fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { HEADLINE } from "../kit/type-styles.ts";
import { insideOf } from "../series/chrome.tsx";
import { linesOf, type Slide } from "../series/data.ts";
import { isDrawn } from "./shown.ts";
import { sign } from "./sign.tsx";

/**
 * A slide of one statement. `whole`: what it names stands over its words. `foot`: its words stand at the foot of the
 * colour, under the drawing of the cover, which runs over the edge. `head`: the same on the page, the other way up.
 */
export type Lone = { title: TextStack<"title">; form: LoneForm; inside: Box };
type LoneForm = "whole" | "foot" | "head";

/** In design pixels. */
const SIZE = { title: 232, least: 44, drawing: 270, gap: 48 };
/** Of the area's height, what a statement takes with a drawing, where it would be small beside one, and alone. */
const SHARE = { drawn: 0.48, long: 0.72, alone: 0.92 };
/** A statement that would be smaller beside a drawing, in design pixels, takes more of the room. */
const LEAST_DRAWN = 84;
/** Share of the width of a drawing that is seen, of its height at the foot, and how wide it is in widths of the slide. */
const CROP = { seen: 0.76, high: 0.84, widest: 0.98 };

/**
 * The drawing of the cover that statements share. That of a trade is none of what each of them says, and beside slides
 * that show a thing of their own the others would show the wrong one.
 */
const ofCover = ({ subject, slideSubjects = [] }: RenderContext): Subject | undefined =>
  subject?.isTrade || slideSubjects.some(Boolean) ? undefined : subject;

const isLone = (slide: Slide): boolean => slide.body === "" && !linesOf(slide);

/**
 * The slides of one statement, by their index. All statements share one size, or one of two. `under` is the room under
 * the tags of a series: a slide without a tag has the height of it too.
 */
export function lonesOf(context: RenderContext, slides: readonly Slide[], under: Box): (Lone | undefined)[] {
  const forms = formsOf(context, slides);
  const rooms = slides.map(({ tag }) => (tag ? under : insideOf(context)));
  const largest = slides.map(
    (slide, i) => forms[i] && largestOf(context, slide.title, rooms[i] ?? under, forms[i]),
  );
  const sizes = inTwoSizes(largest.filter((size) => size !== undefined));
  return slides.map(({ title }, i) => {
    const form = forms[i];
    const size = form && sizes.shift();
    if (!form || size === undefined) return undefined;
    const inside = rooms[i] ?? under;
    const part = { ...titlePart(context, title, inside.width), min: size, max: size };
    return { title: fitStack(context.measureText, [part], inside.height), form, inside };
  });
}

/** Those that draw nothing of their own take turns. */
function formsOf(context: RenderContext, slides: readonly Slide[]): (LoneForm | undefined)[] {
  let turn = 0;
  return slides.map((slide, i) => {
    if (!isLone(slide)) return undefined;
    if (isDrawn(context, i)) return "whole";
    // A tag and its words are one.
    if (slide.tag) return "head";
    return turn++ % 2 === 0 ? "foot" : "head";
  });
}

/** The largest size of a statement, in pixels. */
function largestOf(context: RenderContext, text: string, { width, height }: Box, form: LoneForm): number {
  const { measureText, unit } = context;
  const part = titlePart(context, text, width);
  const at = (share: number) => fitStack(measureText, [part], height * share).parts.title;
  if (form !== "whole" && !ofCover(context)) return at(SHARE.alone)?.size ?? part.min;
  const drawn = at(SHARE.drawn);
  const isLarge = drawn && !drawn.cut && drawn.size >= LEAST_DRAWN * unit;
  return (isLarge ? drawn : at(SHARE.long))?.size ?? part.min;
}

const titlePart = ({ unit }: RenderContext, text: string, width: number): StackPart<"title"> => ({
  ...{ key: "title", text, typeStyle: HEADLINE, width, maxLines: 7, gap: 0 },
  ...{ min: SIZE.least * unit, max: SIZE.title * unit },
});

/** The statement at its edge, and the drawing of the cover in what is left. */
export function loneSlide(
  context: RenderContext,
  { title, form, inside }: Lone,
  text: string,
  surface: Surface,
): Node[] {
  const isHead = form === "head";
  const y = isHead ? inside.y : inside.y + inside.height - title.height;
  const room = roomOf(context, { title, form, inside });
  return [
    ...(form === "whole"
      ? []
      : ofCover(context)
        ? cropped(context, room, surface)
        : sign(context, room, text, surface)),
    <Place box={{ ...inside, y, height: title.height }}>
      <TextLines fitted={title.parts.title} color={surface.title} part="headline" />
    </Place>,
  ];
}

/** What a statement leaves: over it, or under it as far as the edge of the slide. */
function roomOf({ unit, size, watermark }: RenderContext, { title, form, inside }: Lone): Box {
  const gap = Math.round(SIZE.gap * unit);
  if (form !== "head") return { ...inside, height: inside.height - title.height - gap };
  const y = inside.y + title.height + gap;
  const end = watermark.width > 0 ? inside.y + inside.height : size.height;
  return { ...inside, y, height: end - y };
}

/** The drawing of the cover over the right edge of a slide, and over its foot where its room ends there. */
function cropped(context: RenderContext, room: Box, surface: Surface): Node[] {
  const { size, unit } = context;
  const subject = ofCover(context);
  const isAtFoot = room.y + room.height === size.height;
  const side = Math.round(Math.min(room.height / (isAtFoot ? CROP.high : 1), size.width * CROP.widest));
  if (!subject || side < SIZE.drawing * unit) return [];
  const y = isAtFoot ? size.height - side * CROP.high : room.y + (room.height - side) / 2;
  const box = { x: Math.round(size.width - side * CROP.seen), y: Math.round(y), width: side, height: side };
  const src = subjectAlone(context, subject, surface.background);
  return [
    <Place box={box}>
      <picture src={src} style={{ width: side, height: side }} />
    </Place>,
  ];
}
