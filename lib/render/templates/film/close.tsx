/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { showsName } from "../kit/lockup.tsx";
import { HEADLINE } from "../kit/type-styles.ts";
import { Background } from "./background.tsx";
import { enlarged, largeMark, largeMarkHeight } from "./brand-mark.tsx";
import { block, entering, type FilmAlign, type LineCue } from "./lines.tsx";
import { atRest } from "./motif-of.ts";
import type { SceneDraft } from "./scene.ts";
import { type StackedItem, stacked, stackedHeight } from "./stacked.ts";
import type { Shot } from "./stage.ts";

/** What to do and where; `title` and `when` are what a viewer takes a picture of: the name of an occasion, its day and place. */
type CloseAction = { cta: string; url: string; title?: string; when?: string };
type CloseOptions = {
  surface: Surface;
  align: FilmAlign;
  /** What stands still behind the words, from back to front: nothing may move in the last picture. */
  behind?: readonly Layer[];
  /** Least size of the action, as a multiple: that of a card. */
  least?: number;
  /** What that leaves to the words; the safe area without it. The line of the small logo is free in this scene. */
  available?: Box;
  /** Where the words stand in it: 0 is its top, 1 its foot. */
  at?: number;
};

/** How much larger than on a card things are when nothing else is on the screen. */
const LARGER = { logo: [2.9, 2.4, 2, 1.6, 1.3], slogan: 1.9, action: [2.3, 1.9, 1.4] };
/** The same beside the name of an occasion. */
const BESIDE_TITLE = { logo: [1.3, 1], slogan: 1.6 };
/** An address is looked at and not read: it takes as long as this word. */
const GLANCE = "here";
/** Above each of them, in design pixels. */
const GAP = { slogan: 34, title: 52, when: 22, call: 84, address: 38 };
/** More space over the words than the line of the small logo takes, in design pixels. */
const LOGO = 200;
/** Sizes of the call to action, in design pixels. */
const CALL = { min: 26, max: 72, lines: 2 };
/** Sizes of the name of an occasion and of its day, in design pixels, and the lines that each may take. */
const TITLE = { min: 44, max: 104, lines: 4 };
const WHEN = { min: 34, max: 56, lines: 3 };

/** The last scene: who speaks, the slogan, what to do now and where. Only the first of them is always there. */
function close(context: RenderContext, action: CloseAction, options: CloseOptions): SceneDraft {
  const { cta, url, title = "", when = "" } = action;
  const { surface, behind = [], at = 0.5 } = options;
  const available = areaOf(context, options);
  const items = fitting(context, available, (at, least) => [
    logo(at, available, options, title ? BESIDE_TITLE.logo : LARGER.logo),
    sloganItem(at, available, options, title ? BESIDE_TITLE.slogan : LARGER.slogan),
    ...(title
      ? [
          lineItem(at, available, options, {
            name: "recall",
            text: title,
            gap: GAP.title,
            ...TITLE,
            at: 0.15,
          }),
          lineItem(at, available, options, { name: "when", text: when, gap: GAP.when, ...WHEN, at: 0.15 }),
        ]
      : []),
    ...actionItems(at, available, { ...options, least, cta, url }),
  ]);
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...behind, ...stacked(available, items, at)],
    // The name of an occasion has been read before.
    texts: [title ? when : context.brand.tagline, cta, url && GLANCE],
  };
}

/** Shares of the wanted sizes that are tried until all of it fits. */
const SIZES = [1, 0.88, 0.76, 0.66, 0.56, 0.48];

/** Items as large as their area allows, all of them by one share. */
export function fitting(
  context: RenderContext,
  { height }: Box,
  draw: (context: RenderContext, least: number) => StackedItem[],
): StackedItem[] {
  const sizes = SIZES.map((by) => draw(enlarged(context, by), 1 / by));
  return sizes.find((items) => stackedHeight(items) <= height) ?? sizes.at(-1) ?? [];
}

/** The last scene on the motif that the film began with. */
export const signOff = (action: CloseAction): Shot => ({
  texts: [action.cta, action.url],
  draw: ({ context, motif, surface }) =>
    close(context, action, {
      surface,
      align: motif.align,
      behind: atRest(motif.layers(context)),
      available: motif.available(context),
      ...(motif.at !== undefined && { at: motif.at }),
    }),
});

/** The area from the head of the safe area down to the line of the watermark. */
function areaOf({ safe, watermark, unit }: RenderContext, { available = safe }: CloseOptions): Box {
  const watermarkLift = watermark.height && watermark.height + Math.round(20 * unit);
  const foot = Math.min(available.y + available.height, safe.y + safe.height - watermarkLift);
  // Under a drawing the head of the film is not free.
  const y = available.y > safe.y + LOGO * unit ? available.y : safe.y;
  return { ...available, y, height: foot - y };
}

/** It comes with the dissolve, so that the last scene never begins empty. */
function logo(
  context: RenderContext,
  available: Box,
  { surface, align }: CloseOptions,
  sizes: readonly number[],
): StackedItem {
  const { width } = available;
  const by = sizes.find((one) => showsName(enlarged(context, one), surface, width)) ?? sizes.at(-1) ?? 1;
  return {
    height: largeMarkHeight(context, by),
    gap: 0,
    draw: (y) => [largeMark(context, { surface, align, available, y, by })],
  };
}

export function sloganItem(
  context: RenderContext,
  available: Box,
  { surface, align }: CloseOptions,
  by = LARGER.slogan,
): StackedItem {
  const fitted = slogan(enlarged(context, by), available.width, 110 * context.unit);
  const look = { name: "slogan", part: "slogan", color: surface.muted, align };
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(GAP.slogan * context.unit),
    draw: (y) => block(fitted, { ...look, at: { ...available, y }, cue: rising(context, 0.1) }),
  };
}

type ClosingLine = {
  name: "recall" | "when" | "cta";
  text: string;
  gap: number;
  min: number;
  max: number;
  lines: number;
  /** Seconds. */
  at: number;
};

/** A line of the last picture, as large as it fits. */
function lineItem(
  { unit, measureText }: RenderContext,
  available: Box,
  { surface, align }: CloseOptions,
  { name, text, gap, min, max, lines, at }: ClosingLine,
): StackedItem {
  const { width } = available;
  const least = min * unit;
  const spec = { text, typeStyle: HEADLINE, min: least, max: Math.max(least, max * unit), width };
  const set = text ? fitText(measureText, { ...spec, maxLines: lines }) : undefined;
  // The call is needed; what the film has said before is not said in part.
  const fitted = set?.cut && name !== "cta" ? undefined : set;
  const color = name === "recall" ? surface.ink : surface.key;
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(gap * unit),
    draw: (y) => {
      const cue = rising({ unit }, at);
      return block(fitted, { name, part: name, color, align, at: { ...available, y }, cue });
    },
  };
}

/** What to do, as large as it fits, and where, under it. */
export const actionItems = (
  context: RenderContext,
  available: Box,
  { cta, url, ...options }: CloseOptions & CloseAction,
): StackedItem[] => [
  // A button in a film leads nowhere: the call is a line of text.
  lineItem(context, available, options, {
    name: "cta",
    text: cta,
    gap: GAP.call,
    ...CALL,
    min: CALL.min * (options.least ?? 1),
    at: 0.3,
  }),
  addressItem(context, available, options, { url, gap: cta ? GAP.address : GAP.call }),
];

/** The address, larger than on a card. */
function addressItem(
  context: RenderContext,
  available: Box,
  { surface, align, least = 1 }: CloseOptions,
  { url, gap }: { url: string; gap: number },
): StackedItem {
  const look = { width: available.width, surface, align };
  const tried = [...LARGER.action.filter((by) => by > least), least];
  const sizes = tried.map((by) => footer(enlarged(context, by), { cta: "", url }, look));
  const piece = sizes.find(({ cut }) => !cut) ?? footer(enlarged(context, least), { cta: "", url }, look);
  return {
    height: piece.height,
    gap: Math.round(gap * context.unit),
    draw: (y) => pieceLayer(piece, { available, align, y, name: "url", cue: rising(context, 0.45) }),
  };
}

type PlacedItem = { available: Box; align: "left" | "center"; y: number; name: string; cue: LineCue };

function pieceLayer(
  { node, width, height }: Footer,
  { available, align, y, name, cue }: PlacedItem,
): Layer[] {
  if (!node) return [];
  const x = align === "left" ? available.x : available.x + Math.round((available.width - width) / 2);
  return [{ name, box: { x, y, width, height }, node, ...entering(cue, 0) }];
}

const rising = ({ unit }: Pick<RenderContext, "unit">, at: number): LineCue => ({
  kind: "rise",
  at,
  seconds: 0.6,
  distance: Math.round(24 * unit),
});
