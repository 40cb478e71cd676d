/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Point } from "../../photo-view.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { cropAt, focusIn } from "./over-photo.ts";
import type { PhotoPage, WordsColumn } from "./photo-page.ts";
import { Place } from "./place.tsx";

/** Smaller signs cannot be read, in design pixels, nor do larger ones leave room. */
const SIDE = { least: 196, most: 330 };
/** To the edges of the panel, and around what a drawing leaves to a sign, in design pixels. */
const SPACE = { inset: 34, air: 20 };

/** A sign on a photograph: at one of its corners, inside the safe area, and off what the photograph shows. */
export function badgeOn(
  context: RenderContext,
  page: PhotoPage,
  panel: Box,
  photos: readonly Photo[],
): Node | false {
  const placed = badgeIn(context, page, panel, photos);
  return placed !== undefined && <Place box={placed.box}>{placed.node}</Place>;
}

/** The part of a panel, from its own corner, that a sign leaves to what is drawn. */
export function clearOf(context: RenderContext, page: PhotoPage, panel: Box, photos: readonly Photo[]): Box {
  const whole = { ...panel, x: 0, y: 0 };
  const sign = badgeIn(context, page, panel, photos)?.box;
  if (!sign) return whole;
  const air = Math.round(SPACE.air * context.unit);
  if (context.shape !== "wide") return { ...whole, width: sign.x - air - panel.x };
  const below = sign.y + sign.height + air - panel.y;
  return { ...whole, y: below, height: panel.height - below };
}

function badgeIn(context: RenderContext, { badge }: PhotoPage, panel: Box, photos: readonly Photo[]) {
  if (!badge) return;
  const { unit, shape } = context;
  const side = Math.round(Math.min(panel.width, panel.height) * (shape === "wide" ? 0.36 : 0.42));
  const fitting = Math.round(Math.min(SIDE.most * unit, Math.max(SIDE.least * unit, side)));
  const sign: WordsColumn = badge(fitting);
  const corners = cornersFor(context, panel, sign);
  return { node: sign.node, box: freest(corners, focusOn(panel, photos)) };
}

/** The corners of a panel where a sign may stand, the usual one first. The left one at the foot may hold the logo. */
function cornersFor(
  { safe, unit, shape }: RenderContext,
  panel: Box,
  { width, height }: Size,
): [Box, ...Box[]] {
  const inset = Math.round(SPACE.inset * unit);
  const right = Math.min(panel.x + panel.width - inset, safe.x + safe.width) - width;
  const left = Math.max(panel.x + inset, safe.x);
  const top = Math.max(panel.y + inset, safe.y);
  const bottom = Math.max(top, panel.y + panel.height - inset - height);
  const at = (x: number, y: number) => ({ x, y, width, height });
  return shape === "wide"
    ? [at(right, top), at(right, bottom), at(left, top), at(left, bottom)]
    : [at(right, bottom), at(right, top), at(left, top)];
}

/** The point of a single photograph that has to stay in view; drawings keep clear of a sign themselves. */
function focusOn(panel: Box, [photo, ...others]: readonly Photo[]): Point | undefined {
  if (!photo?.view || photo.scene || others.length > 0) return;
  const seen = { ...photo, view: photo.view };
  const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };
  return focusIn(cropAt(seen, panel, middle), seen);
}

/** Of a sign's side, what has to be free around a focus: it is the middle of something. */
const AROUND = 0.3;

/** The first corner that leaves the focus free, else the one farthest from it. */
function freest(corners: readonly [Box, ...Box[]], focus: Point | undefined): Box {
  if (!focus) return corners[0];
  const away = ({ x, y, width, height }: Box) =>
    Math.max(Math.abs(focus.x - x - width / 2) / width, Math.abs(focus.y - y - height / 2) / height);
  const free = corners.find((corner) => away(corner) >= 0.5 + AROUND);
  return free ?? corners.reduce((best, one) => (away(one) > away(best) ? one : best));
}
