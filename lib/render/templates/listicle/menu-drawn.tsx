/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { buttoned } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { Place } from "../kit/place.tsx";
import { pricesHeight } from "../kit/price-rows.tsx";
import { stack } from "../kit/stack.tsx";
import type { StackMessage, StackOptions } from "../kit/stack-texts.ts";
import { coveredBy, subjectOn } from "../kit/subject/scene.ts";
import { termsUnder } from "../kit/terms-under.tsx";
import { type Listicle, rowsOf } from "./data.ts";

/** What stands on the page, and the sheet of the rows. */
export type MenuLayout = { nodes: Node[]; sheet: Box };
type MenuSaid = { surface: Surface; terms: string; pad: number };

/** Of the width, what the words and the rows have beside a drawing, the usual first. */
const COLUMNS = [0.6, 0.56, 0.64, 0.68];
/** In design pixels: type of rows, in pictures that are read from further away too, and of the headline beside a drawing, and the space between the parts. */
const LEAST = { square: 23, tall: 26, story: 30, title: 36 };
const GAP = 30;
/** The largest headline, in design pixels. */
const MOST = 92;
/** Of the height, what the message and the terms may have. */
const SHARE = { messages: [0.36, 0.28, 0.21], terms: 0.24 };
/** Of the picture: the field of a drawing, and of its longer side what is drawn. A smaller one is a stamp. */
const FIELD = { least: 1 / 6, drawn: 0.3 };
/** Rows may stand so much closer than usual, in sizes of their type, and further apart, in design pixels. */
const CLOSER = 0.44;
const SPREAD = 46;

/**
 * Rows in a column of their own with what the brand sells beside them, as high as message and rows are, and the terms
 * under both. Undefined where the rows need the width, or where the drawing would be small.
 */
export function besideDrawing(
  context: RenderContext,
  data: Listicle,
  said: MenuSaid,
): MenuLayout | undefined {
  const { subject, photos, brand, shape } = context;
  if (!subject || photos.size > 0 || brand.mascot || shape === "wide") return undefined;
  const tries = SHARE.messages.flatMap((message) => COLUMNS.map((column) => ({ column, message })));
  for (const shares of tries) {
    const drawn = inColumn(context, data, said, shares);
    if (drawn) return drawn;
  }
  return undefined;
}

function inColumn(
  context: RenderContext,
  data: Listicle,
  { surface, terms: text, pad }: MenuSaid,
  share: { column: number; message: number },
): MenuLayout | undefined {
  const { unit, shape } = context;
  const least = shape === "wide" ? LEAST.square : LEAST[shape];
  const { body, nodes } = frame(context, { surface: buttoned(surface), action: data });
  const gap = Math.round(GAP * unit);
  const terms = termsUnder(context, text, { surface, width: body.width, height: body.height * SHARE.terms });
  const below = terms ? terms.height + gap : 0;
  const width = Math.round(body.width * share.column);
  const { kicker, headline } = data;
  const message = stack(
    context,
    { kicker, headline, supporting: "", details: "" },
    { width, height: body.height * share.message, surface, max: MOST },
  );
  const rowsAt = (type: number) =>
    pricesHeight(context, rowsOf(data), width - 2 * pad, type * unit) +
    pad -
    CLOSER * data.items.length * type * unit;
  const rest = body.height - below - message.height - gap;
  const isGood = message.size >= LEAST.title * unit && !isCut(message.node) && rowsAt(least) <= rest;
  if (!isGood || (terms && isCut(terms.node))) return undefined;
  const tall = Math.min(
    rest,
    Math.max(rowsAt(least), rowsAt(largest(rowsAt, rest) ?? least)) + SPREAD * unit,
  );
  const sheet = { ...body, y: body.y + message.height + gap, width, height: Math.round(tall) };
  const x = body.x + width + gap;
  const field = { x, y: body.y, width: body.x + body.width - x, height: sheet.y + sheet.height - body.y };
  const drawing = drawingIn(context, field, surface);
  if (!drawing) return undefined;
  const termsAt = { ...body, y: sheet.y + sheet.height + gap, height: terms?.height ?? 0 };
  return {
    nodes: [
      ...nodes,
      <Place box={{ ...body, width, height: message.height }}>{message.node}</Place>,
      ...(terms ? [<Place box={termsAt}>{terms.node}</Place>] : []),
      drawing,
    ],
    sheet,
  };
}

/** Of the width, what a title has beside a drawing; of the shorter side of the picture, the drawing at least, and at most. */
const TITLED = { words: 0.62, least: 0.25, most: 0.3 };

/** The title with the drawing at the right edge, as high as both are; undefined where one of them would be small. */
export function besideTitle(
  context: RenderContext,
  said: StackMessage,
  { width, height, surface }: Pick<StackOptions, "width" | "height" | "surface">,
): { node: Node; height: number } | undefined {
  const { subject, photos, brand, shape, size, unit } = context;
  if (!subject || photos.size > 0 || brand.mascot || shape === "wide") return undefined;
  const words = Math.round(width * TITLED.words);
  const field = width - words - Math.round(GAP * unit);
  const short = Math.min(size.width, size.height);
  const message = stack(context, said, { width: words, height, surface, max: MOST });
  const tall = Math.round(Math.min(height, Math.max(message.height, TITLED.most * short)));
  const covered = coveredBy(subject, { width: field, height: tall, place: "middle", room: 0 });
  const isLarge = Math.max(covered.width, covered.height) >= TITLED.least * short;
  if (!isLarge || isCut(message.node) || message.size < LEAST.title * unit) return undefined;
  const drawing = subjectOn(context, subject, {
    width: field,
    height: tall,
    ground: surface.background,
    place: "middle",
    room: OUTLINE,
  });
  const node = (
    <div
      style={{ alignItems: "center", justifyContent: "space-between", width, height: tall, flexShrink: 0 }}
    >
      <div style={{ width: words, flexShrink: 0 }}>{message.node}</div>
      <picture src={drawing} style={{ width: field, height: tall }} />
    </div>
  );
  return { node, height: tall };
}
/** Around a drawing beside a title, for the line around it. */
const OUTLINE = 0.02;

/** Sizes of the rows in design pixels, the largest first. */
const TYPES = [44, 40, 36, 32, 28, 25];
const largest = (rowsAt: (type: number) => number, rest: number) =>
  TYPES.find((type) => rowsAt(type) <= rest);

const isCut = (node: Node) => textNodes(node).some(({ attributes }) => attributes?.cut);

/** What is drawn in its field; undefined where it would be small. */
function drawingIn(context: RenderContext, field: Box, surface: Surface): Node | undefined {
  const { subject, size } = context;
  if (!subject || field.width * field.height < FIELD.least * size.width * size.height) return undefined;
  const place = { place: "middle", room: OUTLINE } as const;
  const covered = coveredBy(subject, { ...field, ...place });
  const isLarge = Math.max(covered.width / size.width, covered.height / size.height) >= FIELD.drawn;
  if (!isLarge) return undefined;
  const { width, height } = field;
  const src = subjectOn(context, subject, { width, height, ground: surface.background, ...place });
  return (
    <Place box={field}>
      <picture src={src} style={{ width, height }} />
    </Place>
  );
}
