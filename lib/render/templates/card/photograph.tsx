/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Point } from "../../photo-view.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Photo, RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { type CardFrame, frame } from "../kit/frame.tsx";
import { WIDE } from "../kit/header.tsx";
import { LOCKUP } from "../kit/lockup.tsx";
import {
  cropAt,
  EASED,
  focusIn,
  focusOf,
  type PhotoCrop,
  type Scrim,
  type SeenPhoto,
  scrimOver,
} from "../kit/over-photo.ts";
import type { PhotoPage, WordsColumn } from "../kit/photo-page.ts";
import { isWhole } from "../kit/photo-pages.tsx";
import { Canvas, Place } from "../kit/place.tsx";

/** On a square a photograph narrower than this, width to height, stands beside the words. */
const UPRIGHT = 0.95;
/** How far proportions may differ, as a logarithm, and how far a focus may lie off, in shares, for a whole photograph. */
const ALIKE = 0.3;
const NEAR = 0.12;

/** The message over a photograph that bleeds off the picture, under a veil no thicker than the words need. */
export function drawPhotograph(
  context: RenderContext,
  page: PhotoPage,
  photo: Photo | undefined,
): DrawnChoice | undefined {
  if (!photo?.view) return;
  const seen = { ...photo, view: photo.view };
  const isBeside = context.shape === "wide" || (context.shape === "square" && photo.aspect < UPRIGHT);
  const root = (isBeside ? beside : under)(context, page, seen);
  return root && { layout: "photograph", root };
}

/** The parts of a card where they stand; `text` is the box of the message. */
type Placed = { parts: CardFrame; message: WordsColumn; text: Box };

/** Whether words would lie on what a photograph is to show: its focus as it was given, not as detail suggests it. */
function coversFocus(crop: PhotoCrop, photo: SeenPhoto, { x, y, width, height }: Box): boolean {
  const at = focusIn(crop, photo);
  return photo.focus !== undefined && at.x > x && at.x < x + width && at.y > y && at.y < y + height;
}

/** Words on the left, the photograph's focus in the middle of what they leave. */
function beside(context: RenderContext, page: PhotoPage, photo: SeenPhoto): Node | undefined {
  const { size, safe, unit } = context;
  const column = { ...safe, width: Math.round(safe.width * 0.54) };
  const end = column.x + column.width;
  // An upright photograph would be cut to a stripe: it keeps to the right and fades into the veil.
  const isWide = context.shape === "wide";
  const natural = isWide ? size.height * photo.aspect * 1.2 : 0;
  const width = Math.round(Math.min(size.width, Math.max(size.width * (isWide ? 0.58 : 0.64), natural)));
  const field = { x: size.width - width, y: 0, width, height: size.height };
  const crop = cropAt(photo, field, { x: (end + size.width) / 2, y: size.height / 2 });
  const box = crop.onPhoto({ x: field.x, y: 0, width: Math.max(1, end - field.x), height: size.height });
  const scrim = scrimOver(context, photo.view, { box, isRead: true });
  const placed = place(context, page, scrim, column);
  if (coversFocus(crop, photo, { ...placed.text, width: placed.message.width })) return;
  const widest = Math.max(placed.message.width, placed.parts.action.width, column.width * 0.7);
  const edge = (safe.x + widest + 24 * unit) / size.width;
  const veils = [
    gradient(scrim, { to: "90deg", full: edge, end: Math.min(1, edge + 0.42) }),
    ...fadeOut(scrim, "90deg", field.x / size.width),
  ];
  return sheet(context, { photo, crop, scrim, veils, placed, head: placed });
}

/** Words at the bottom, logo and slogan on top, the photograph's focus between them. */
function under(context: RenderContext, page: PhotoPage, photo: SeenPhoto): Node | undefined {
  const { size, safe, unit } = context;
  // Colours do not move the words, so where they stand is known before the veil is.
  const { parts, text } = place(context, page, { surface: context.theme.page }, safe);
  const width = safe.x + headerWidth(context, parts);
  const head = { x: 0, y: safe.y, width, height: parts.body.y - safe.y - 30 * unit };
  const headEnd = head.y + head.height;
  const from = text.y - 16 * unit;
  const at = { x: size.width / 2, y: (headEnd + text.y) / 2 };
  const crop = fieldUnder(context, photo, at, from);
  if (coversFocus(crop, photo, { x: 0, y: from, width: size.width, height: size.height - from })) return;
  const { height } = crop.field;
  const low = crop.onPhoto({ x: 0, y: from, width: size.width, height: height - from });
  const scrim = scrimOver(context, photo.view, { box: low, isRead: true });
  const upper = scrimOver(context, photo.view, { box: crop.onPhoto(head), isRead: false });
  const share = (y: number) => y / size.height;
  const full = 1 - share(from);
  const veils = [
    gradient(scrim, { to: "0deg", full, end: Math.min(1, full + Math.min(0.24, share(from) * 0.6)) }),
    ...fadeOut(scrim, "0deg", 1 - share(height)),
    ...(upper.opacity > 0
      ? [
          gradient(upper, {
            to: "180deg",
            full: share(headEnd),
            end: Math.min(share(from), share(headEnd) + 0.2),
          }),
        ]
      : []),
  ];
  const placed = place(context, page, scrim, safe);
  return sheet(context, { photo, crop, scrim, veils, placed, head: place(context, page, upper, safe) });
}

/**
 * The whole picture where that shows the photograph's focus above the words. Else its upper part, whose lower edge
 * fades into the veil: there a crop can move.
 */
function fieldUnder({ size }: RenderContext, photo: SeenPhoto, at: Point, from: number): PhotoCrop {
  const { y } = focusOf(photo);
  const likeness = (photo.aspect * size.height) / size.width;
  const isWhole =
    Math.abs(Math.log(likeness)) < ALIKE && Math.abs(y * size.height - at.y) < NEAR * size.height;
  const height = isWhole ? size.height : Math.round(Math.min(size.height, from * 1.22));
  return cropAt(photo, { x: 0, y: 0, width: size.width, height }, at);
}

/** No less than the header takes of the column: beyond it the photograph may be as light as it likes. */
function headerWidth({ safe, unit, brand }: RenderContext, { nodes }: CardFrame): number {
  const [header] = nodes;
  const texts = header ? textNodes(header) : [];
  if (brand.tagline && safe.width >= WIDE * unit) return safe.width;
  const mark = Math.max(1, ...brand.logos.map(({ aspect }) => aspect)) * (LOCKUP + 24) * unit;
  const widest = Math.max(0, ...texts.map(({ text, style }) => text.length * style.fontSize * 0.62));
  return Math.min(safe.width, mark + widest);
}

function place(
  context: RenderContext,
  page: PhotoPage,
  { surface }: Pick<Scrim, "surface">,
  area: Box,
): Placed {
  const isBeside = area !== context.safe;
  const sloganPosition = isBeside ? "under" : "opposite";
  const parts = frame(context, { surface, area, action: page.action, sloganPosition, isPlate: true });
  const { body } = parts;
  const options = { width: body.width, surface, max: isBeside ? 96 : 108 };
  const short = page.words({ ...options, height: body.height * (isBeside ? 1 : 0.52) });
  const isRoomy = isWhole(short);
  const message = isRoomy ? short : page.words({ ...options, height: body.height });
  const text = { ...body, y: body.y + body.height - message.height, height: message.height };
  return { parts, message, text };
}

/** A direction of CSS, and the shares of the way until which a veil is full and at which it has faded. */
type Veil = { to: string; full: number; end: number };

function gradient({ color, opacity }: Omit<Scrim, "surface">, { to, full, end }: Veil): string {
  const stops = EASED.map((part, i) => {
    const at = full + ((end - full) * i) / (EASED.length - 1);
    return `${alpha(color, Number((opacity * part).toFixed(3)))} ${(100 * at).toFixed(1)}%`;
  });
  return `linear-gradient(${to}, ${stops.join(", ")})`;
}

/** Hides where a photograph ends that does not reach this side of the picture. */
const fadeOut = ({ color }: Scrim, to: string, gap: number): string[] =>
  gap > 0 ? [gradient({ color, opacity: 1 }, { to, full: gap, end: gap + 0.2 })] : [];

type Photograph = {
  photo: Photo;
  crop: PhotoCrop;
  scrim: Scrim;
  veils: readonly string[];
  placed: Placed;
  /** The same with the colours of the header. */
  head: Placed;
};

function sheet({ size }: RenderContext, { photo, crop, scrim, veils, placed, head }: Photograph): Node {
  const { field, position } = crop;
  const { width, height } = field;
  const [header] = head.parts.nodes;
  return (
    <Canvas size={size} background={scrim.color}>
      <Place box={field}>
        <picture src={photo.key} style={{ width, height, objectFit: "cover", objectPosition: position }} />
      </Place>
      {veils.map((backgroundImage) => (
        <Place box={{ x: 0, y: 0, ...size }} style={{ backgroundImage }} />
      ))}
      {header ?? null}
      <Place box={placed.text}>{placed.message.node}</Place>
      {placed.parts.nodes.slice(1)}
    </Canvas>
  );
}
