import { capitals } from "../../look/finish.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { clauses } from "../kit/clauses.ts";
import { BODY, KICKER, LOUD, LOUD_SENTENCE } from "../kit/type-styles.ts";
import type { ColumnText } from "./column.ts";
import { filmLayout } from "./layout.ts";

export type MessageKey = "kicker" | "headline" | "emphasis" | "supporting";
type FilmMessage = { kicker?: string; headline: string; supporting?: string };

type MessageOptions = {
  surface: Surface;
  /** Pixels. */
  width: number;
  /** Share of the usual sizes. */
  scale?: number;
};

const LONGEST_TITLE = 56;
/** Lines of a headline where there is height for them. */
const TALL_LINES = 9;

/** A message as a film sets it: larger than a card, for it is seen for seconds and from afar. */
export function messageTexts(
  { unit, look, shape }: RenderContext,
  { kicker = "", headline: written, supporting = "" }: FilmMessage,
  { surface, width, scale = 1 }: MessageOptions,
): ColumnText<MessageKey>[] {
  const headline = filmLayout({ look })?.isUpper ? capitals(written) : written;
  const isLong = headline.length > LONGEST_TITLE;
  const [first, second] = (!isLong && clauses(headline)) || [headline, ""];
  const type = {
    typeStyle: isLong ? LOUD_SENTENCE : LOUD,
    min: 38 * unit,
    max: largest(headline.length) * scale * unit,
    width,
    maxLines: shape === "story" ? TALL_LINES : 6,
    isLoud: shape === "story",
    part: "headline",
  };
  const title = second ? surface.ink : surface.title;
  return [
    {
      key: "kicker",
      text: kicker.toUpperCase(),
      typeStyle: KICKER,
      min: 24 * unit,
      max: 38 * scale * unit,
      width,
      maxLines: 2,
      gap: 0,
      shrinkOrder: 1,
      color: surface.key,
      part: "kicker",
      as: "block",
    },
    { key: "headline", text: first, ...type, gap: 30 * unit, color: title },
    { key: "emphasis", text: second, ...type, gap: 0, color: surface.key },
    {
      key: "supporting",
      text: supporting,
      typeStyle: BODY,
      min: 29 * unit,
      max: 46 * scale * unit,
      width: Math.min(width, 900 * unit),
      maxLines: 6,
      gap: 36 * unit,
      shrinkOrder: 2,
      color: surface.muted,
      part: "supporting",
      as: "block",
    },
  ];
}

/** The shorter the headline, the larger it may be. In design pixels. */
function largest(length: number): number {
  if (length <= 14) return 270;
  if (length <= 28) return 210;
  return length <= LONGEST_TITLE ? 165 : 116;
}
