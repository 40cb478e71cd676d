import { ASSET_TYPES } from "../../asset-types.ts";
import { sentences } from "../../copy/sentences.ts";
import type { AssetType } from "../../vocab.ts";
import { noteLayouts } from "../layout-notes.ts";
import type { LayoutWish } from "../read/layout-wishes.ts";
import type { Story } from "../schema.ts";
import { quoted } from "./check.ts";
import { lastUnkept, ordersUnkept } from "./orders-unkept.ts";

/** What is drawn, and its size in pixels where that is known. */
type LaidOut = {
  story: Story;
  assetType: AssetType;
  size?: { width: number; height: number } | undefined;
};

/** From a quarter longer than high on, a picture is no square. */
const SQUARE = { least: 0.9, most: 1.25 };
const aspectOf = ({ size }: LaidOut) => (size ? size.width / size.height : Number.NaN);
const isSquare = (aspect: number) => aspect > SQUARE.least && aspect <= SQUARE.most;
const isCompared = ({ story: { columns, rows } }: LaidOut) => columns !== null && rows.length > 0;
/** Slides and scenes show one thing after the other. */
const isSeries = ({ assetType }: LaidOut) => ["slides", "scenes"].includes(ASSET_TYPES[assetType].content);

/** Whether the drawing does it by itself. What no drawing does is for a person. */
const KEPT: Record<LayoutWish, (laid: LaidOut) => boolean> = {
  upright: (laid) => aspectOf(laid) <= SQUARE.least,
  wide: (laid) => aspectOf(laid) > SQUARE.most,
  square: (laid) => isSquare(aspectOf(laid)),
  beside: isCompared,
  sides: isCompared,
  not_all: () => false,
  one_each: isSeries,
  then_together: () => false,
  at_once: (laid) => !isSeries(laid),
  steps: (laid) => isSeries(laid) || laid.story.steps.length > 1,
  nothing_else: () => true,
  only_parts: ({ story: { points, slides, scenes, support } }) =>
    points.length + slides.length + scenes.length === 0 && sentences(support?.text ?? "").length <= 1,
};

const WAYS: Partial<Record<LayoutWish, string>> = {
  upright: "the piece has another format",
  wide: "the piece has another format",
  square: "the piece has another format",
  at_once: "the piece may show them one after the other",
  not_all: "the piece may list them",
  only_parts: "there is more on the picture",
};

/** What the brief orders of the layout and the piece does not do, each in a part of a sentence. */
export function layoutsMissed(laid: LaidOut): string[] {
  const missed = noteLayouts(laid.story).filter(({ kind }) => !KEPT[kind](laid));
  const orders = [...laid.story.heldBack, ...laid.story.wishes].map(({ quote }) => quote);
  const all = [...new Set(orders)];
  const unkept = isSeries(laid) ? [...ordersUnkept(all), ...lastUnkept(all, laid.story)] : [];
  return [
    ...missed.map(
      ({ kind, quote }) => `the brief asks for ${quoted(quote)}, and ${WAYS[kind] ?? "no layout does that"}`,
    ),
    ...unkept.map((quote) => `the brief asks for ${quoted(quote)}, and no layout does that`),
  ];
}
