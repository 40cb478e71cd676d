/** @jsxImportSource #template */
import type { Part, Stack } from "../../fit.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { type AlikeColumn, fitAlike } from "../kit/alike.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { iconsFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";
import { BODY, HEADLINE } from "../kit/lettering.ts";
import { type Column, stack } from "../kit/stack.tsx";
import { roomOf } from "../series/chrome.tsx";
import type { Series, Slide } from "../series/data.ts";
import { rhythm } from "../series/rhythm.ts";
import { type Look, lookOf } from "./panorama.ts";

type Key = "title" | "body";

/** Everything that is decided for all slides together, so that nothing jumps from one to the next. Pixels. */
export type Deck = {
  look: Look;
  grounds: Surface[];
  room: Box;
  /** Height of the band of ornament above the texts; 0 where the texts need all room. */
  band: number;
  cover: Column;
  inner: Stack<Key>[];
  closing: Column;
  ask: Footer;
  /** Icons of the inner slides, or none when some slide has none: then they are numbered. */
  icons: IconName[] | undefined;
  /** Where every inner title begins. */
  top: number;
};

/** Side of the icon tile, and the gap under it, in design pixels. */
export const MARK = { side: 88, gap: 34 };

export const photoOf = ({ photos }: Stage, { stat, photo }: Slide): Photo | undefined =>
  stat ? undefined : photos.get(photo);

export const isShown = (stage: Stage, slide: Slide) =>
  slide.stat !== "" || photoOf(stage, slide) !== undefined;

/** Room that texts may take: less than all of it while the ornament or a picture stands above them. */
type Shares = { text: number; shown: number };

export function deckOf(stage: Stage, data: Series): Deck {
  const tall = { text: 0.63, shown: data.slides.some((slide) => photoOf(stage, slide)) ? 0.45 : 0.6 };
  const first = build(stage, data, stage.shape === "wide" ? { text: 1, shown: 1 } : tall);
  return isCut(first) && stage.shape !== "wide" ? build(stage, data, { text: 1, shown: 0.68 }) : first;
}

const isCut = ({ cover, closing, inner }: Deck) =>
  [cover, closing].some(({ node }) => textNodes(node).some(({ attributes }) => attributes?.cut)) ||
  inner.some(({ parts }) => parts.title?.cut || parts.body?.cut);

function build(stage: Stage, data: Series, shares: Shares): Deck {
  const { theme, unit, shape, ruler } = stage;
  const room = roomOf(stage);
  const ends = endsOf(stage, data, room, shares);
  const inner = fitAlike(
    ruler,
    data.slides.map((slide) => columnOf(stage, data.slides, slide, room, shares)),
  );
  const mark = markHeight(stage, data.slides);
  const tallest = Math.max(...inner.map((one) => one.height)) + mark;
  const spare = Math.round(room.height - Math.max(ends.tallest, tallest) - 46 * unit);
  const isWide = shape === "wide";
  return {
    ...ends,
    look: lookOf(stage.seed),
    grounds: rhythm(theme, data.slides),
    room,
    band: isWide || spare < 130 * unit ? 0 : spare,
    inner,
    icons: iconsFor(
      data.slides.filter((slide) => !isShown(stage, slide)).map(({ title, body }) => `${title} ${body}`),
    ),
    top: room.y + Math.round((room.height - tallest) * (isWide ? 0.5 : 1)) + mark,
  };
}

/** The first and the last slide, and the height of the taller one. */
function endsOf(stage: Stage, data: Series, room: Box, { text }: Shares) {
  const surface = stage.theme.wash;
  const width = Math.round(room.width * (stage.shape === "wide" ? 0.86 : 1));
  const height = room.height * text;
  const cover = stack(stage, data.cover, { width, height, surface, max: 118 });
  const ask = footer(stage, data.closing, { width: room.width, surface });
  const below = ask.height && ask.height + Math.round(44 * stage.unit);
  const said = { kicker: "", supporting: "", headline: data.closing.headline };
  const closing = stack(stage, said, { width, height: height - below, surface, max: 128 });
  return { cover, closing, ask, tallest: Math.max(cover.height, closing.height + below) };
}

/** Height of the mark above a title; none when it stands beside, or every slide shows a number or picture there. */
function markHeight(stage: Stage, slides: readonly Slide[]): number {
  const some = stage.shape !== "wide" && slides.some((slide) => !isShown(stage, slide));
  return some ? Math.round((MARK.side + MARK.gap) * stage.unit) : 0;
}

function columnOf(
  stage: Stage,
  slides: readonly Slide[],
  slide: Slide,
  room: Box,
  shares: Shares,
): AlikeColumn<Key> {
  const shown = isShown(stage, slide);
  const width = textWidth(stage);
  const height = shown ? room.height * shares.shown : room.height * shares.text - markHeight(stage, slides);
  return { parts: partsOf(stage, slides, slide, width), height };
}

/** On wide slides a mark, number or picture stands beside its text. */
export const textWidth = ({ safe, shape }: Stage) => Math.round(safe.width * (shape === "wide" ? 0.52 : 1));

function partsOf(
  { unit }: Stage,
  slides: readonly Slide[],
  { title, body }: Slide,
  width: number,
): Part<Key>[] {
  const longest = Math.max(...slides.map((slide) => slide.title.length));
  const largest = longest <= 16 ? 116 : longest <= 36 ? 98 : 80;
  return [
    {
      key: "title",
      text: title,
      lettering: HEADLINE,
      min: 32 * unit,
      max: largest * unit,
      width,
      maxLines: 5,
      gap: 0,
    },
    {
      key: "body",
      text: body,
      lettering: BODY,
      min: 23 * unit,
      max: 38 * unit,
      width,
      maxLines: 9,
      gap: 28 * unit,
      gives: 1,
    },
  ];
}
