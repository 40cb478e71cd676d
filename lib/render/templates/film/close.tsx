/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { enlarged } from "../kit/enlarged.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { showsName } from "../kit/lockup.tsx";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { Background } from "./background.tsx";
import { largeMark, largeMarkHeight } from "./brand-mark.tsx";
import { factsIn, factsTake, keptItems, leastIn, lineItem, rising } from "./closing-lines.ts";
import { headlineLead, titleOf } from "./headline-lead.ts";
import { block, entering, type FilmAlign, type LineCue } from "./lines.tsx";
import { atRest } from "./motif-of.ts";
import { lettering } from "./motifs/lettering.ts";
import type { Motif } from "./motifs/motif.ts";
import type { SceneDraft } from "./scene.ts";
import { type StackedItem, stacked, stackedHeight } from "./stacked.ts";
import type { Shot } from "./stage.ts";

/** What to do and where; `title` and `details` are what a viewer takes a picture of: what it is, its day, place and price. */
type CloseAction = {
  cta: string;
  url: string;
  title?: string;
  details?: string | undefined;
  /** No picture before has said it, so that it takes its time. */
  isNew?: boolean;
};
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
  /** Seconds by which the action comes later: once the facts over it are there. */
  after?: number;
};

/** How much larger than on a card things are when nothing else is on the screen. */
const LARGER = { logo: [2.9, 2.4, 2, 1.6, 1.3], slogan: 1.9, action: [2.3, 1.9, 1.4] };
/** The same beside what a viewer keeps: the sender signs it, and is not the message. */
const SIGNED = { logo: [1.5, 1.2, 1], least: 0.75, action: [2.1, 1.8, 1.4] } as const;
/** An address is looked at and not read: it takes as long as this word. */
const GLANCE = "here";
/** Above each of them, in design pixels. */
const GAP = { slogan: 34, call: 64, address: 34 };
/** More space over the words than the line of the small logo takes, in design pixels. */
const LOGO = 200;
/** Sizes of the call to action, in design pixels. */
const CALL = { max: 80, lines: 2 };
/** The last scene: who speaks, what to keep or else the slogan, what to do now and where. Only the first of them is always there. */
function close(context: RenderContext, action: CloseAction, options: CloseOptions): SceneDraft {
  const { cta, url, title = "", details = "", isNew = false } = action;
  const { surface, behind = [], at = 0.5 } = options;
  const available = areaOf(context, options);
  const isKept = title !== "" || details !== "";
  const items = isKept
    ? keptStack(context, available, { cta, url, title, details }, options)
    : fitting(context, available, (at, least) => [
        logo(at, available, options, LARGER.logo),
        sloganItem(at, available, options),
        ...actionItems(at, available, { ...options, least, cta, url }),
      ]);
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...behind, ...stacked(available, items, at)],
    // What the film has said before is known at a glance, unless it is much.
    texts: [
      ...(isNew ? [title, details && GLANCE] : [isKept ? GLANCE : context.brand.tagline]),
      cta,
      url && GLANCE,
    ],
    again: isNew ? details : `${title} ${details}`,
  };
}

type KeptAction = { cta: string; url: string; title: string; details: string };

/** What to keep between the sender and the address: under all of the title or its beginning, all of the facts or none. */
function keptStack(
  context: RenderContext,
  available: Box,
  { cta, url, title, details }: KeptAction,
  options: CloseOptions,
): StackedItem[] {
  const draw = (said: { title: string; details: string }, isSigned = said.details === "") => {
    const items = (at: RenderContext, least: number) => [
      logo(
        at,
        available,
        options,
        SIGNED.logo.map((one) => Math.max(one, least * SIGNED.least)),
      ),
      ...keptItems(at, available, { ...options, least, ...said }),
      ...actionItems(at, available, {
        ...options,
        least,
        cta,
        url,
        sizes: SIGNED.action,
        after: factsTake(said.details),
      }),
      ...(isSigned ? [sloganItem(at, available, options)] : []),
    ];
    return fitting(context, available, items, options.behind?.length === 0);
  };
  const short = headlineLead(title).lead;
  const all = [draw({ title, details }, true), draw({ title, details }), draw({ title: short, details })];
  // The day and the place come before a long title, which the film has shown.
  if (details !== "" && title !== "") all.push(draw({ title: "", details }));
  const isWhole = (items: readonly StackedItem[]) =>
    stackedHeight(items) <= available.height && items.every(({ isLeftOut }) => !isLeftOut);
  // Some of the facts would be read as all of them.
  return all.find(isWhole) ?? draw({ title: title === "" ? "" : short, details: "" });
}

/** Shares of the wanted sizes that are tried until all of it fits. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.71, 0.66, 0.61, 0.56, 0.48, 0.42, 0.37];

/** The same where the words have the picture for themselves. */
const ALONE = [1.45, 1.3, 1.15];

/** Items as large as their area allows, all of them by one share. */
export function fitting(
  context: RenderContext,
  { height }: Box,
  draw: (context: RenderContext, least: number) => StackedItem[],
  isAlone = false,
): StackedItem[] {
  const setAt = (by: number) => draw(enlarged(context, by), 1 / by);
  const usual = SIZES.map(setAt);
  // A line that has no room in large type is left out: then all of them are smaller.
  const linesIn = (items: readonly StackedItem[] = []) => items.filter((one) => one.height > 0).length;
  const larger = (isAlone ? ALONE : []).map(setAt).filter((items) => linesIn(items) >= linesIn(usual[0]));
  const sizes = [...larger, ...usual];
  const fits = (items: readonly StackedItem[]) => stackedHeight(items) <= height;
  const isAll = (items: readonly StackedItem[]) => items.every(({ isLeftOut }) => !isLeftOut);
  return sizes.find((items) => fits(items) && isAll(items)) ?? sizes.find(fits) ?? sizes.at(-1) ?? [];
}

/** The last scene on the motif that the film began with. */
export function signOff({ title: headline = "", ...given }: CloseAction): Shot {
  const title = given.isNew ? headline : titleOf(headline, given.details);
  const action = { ...given, title, details: unsaidIn(title, given.details) };
  const isKept = (given.details ?? "") !== "";
  return {
    texts: [action.title, action.details, action.cta, action.url],
    draw: ({ context, motif, surface }) => {
      const { behind, available } = besideKept(context, motif, action.details);
      return close(context, action, {
        surface,
        align: motif.align,
        behind,
        available,
        ...(motif.at !== undefined && !isKept && { at: motif.at }),
      });
    },
  };
}

/** Facts that are a list or a sentence have the picture for themselves: beside them a drawing would be a sticker. */
const ALONE_FROM = { facts: 2, letters: 60 };

function besideKept(context: RenderContext, motif: Motif, details: string) {
  const { shape } = context;
  const facts = factsIn(details).length;
  const isMuch = facts >= ALONE_FROM.facts || details.length >= ALONE_FROM.letters;
  if (motif.name === "subject" && isMuch) return { behind: [], available: lettering.available(context) };
  const room = facts > 0 && (shape === "story" || shape === "wide") ? "kept" : "end";
  return { behind: atRest(motif.layers(context, room)), available: motif.available(context, room) };
}

/** Facts without those that the title tells. */
const unsaidIn = (title: string, details = ""): string =>
  factsIn(details)
    .filter((fact) => !isSaid(fact, tokensOf(title)))
    .join(SEPARATOR);

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
): StackedItem {
  const fitted = slogan(enlarged(context, LARGER.slogan), available.width, 110 * context.unit);
  const look = { name: "slogan", part: "slogan", color: surface.muted, align };
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(GAP.slogan * context.unit),
    draw: (y) => block(fitted, { ...look, at: { ...available, y }, cue: rising(context, 0.1) }),
  };
}

/** What to do, as large as it fits, and where, under it. */
export const actionItems = (
  context: RenderContext,
  available: Box,
  { cta, url, ...options }: CloseOptions & CloseAction & { sizes?: readonly number[] },
): StackedItem[] => [
  // A button in a film leads nowhere: the call is a line of text.
  lineItem(context, available, options, {
    name: "cta",
    text: cta,
    gap: GAP.call,
    ...CALL,
    min: leastIn(context) * (options.least ?? 1),
    at: 0.3 + (options.after ?? 0),
  }),
  addressItem(context, available, options, { url, gap: cta ? GAP.address : GAP.call }),
];

/** The address, larger than on a card. */
function addressItem(
  context: RenderContext,
  available: Box,
  {
    surface,
    align,
    least = 1,
    after = 0,
    sizes: larger = LARGER.action,
  }: CloseOptions & { sizes?: readonly number[] },
  { url, gap }: { url: string; gap: number },
): StackedItem {
  const look = { width: available.width, surface, align };
  const tried = [...larger.filter((by) => by > least), least];
  const sizes = tried.map((by) => footer(enlarged(context, by), { cta: "", url }, look));
  const piece = sizes.find(({ cut }) => !cut) ?? footer(enlarged(context, least), { cta: "", url }, look);
  return {
    height: piece.height,
    gap: Math.round(gap * context.unit),
    draw: (y) => pieceLayer(piece, { available, align, y, name: "url", cue: rising(context, 0.45 + after) }),
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
