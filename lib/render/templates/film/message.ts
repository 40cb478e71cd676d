import { capitalized } from "../../../text/capitalized.ts";
import { capitals } from "../../look/finish.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { writtenDay } from "../card/dates.ts";
import { clauses } from "../kit/clauses.ts";
import { BODY, FIGURE, HEADLINE, KICKER, SENTENCE } from "../kit/type-styles.ts";
import type { ColumnText } from "./column.ts";
import { beforeDay, figureOf } from "./headline-lead.ts";
import { filmLayout } from "./layout.ts";

export type MessageKey = "kicker" | "before" | "figure" | "headline" | "emphasis" | "supporting";
type FilmMessage = { kicker?: string; headline: string; supporting?: string };

type MessageOptions = {
  surface: Surface;
  /** Pixels. */
  width: number;
  /** Share of the usual sizes. */
  scale?: number;
  /** What stops an eye is larger than what is said of it: on the first picture. */
  isLead?: boolean;
};

const LONGEST_TITLE = 56;
/** Lines of a headline where there is height for them. */
const TALL_LINES = 9;
/** Least type of what is said under a headline, in design pixels: a square film is no taller than a card. */
const LEAST = { tall: 44, usual: 30 };
/** Share of the usual size that words around a figure have. */
const AROUND = 0.62;
/** Largest type of what is said of it, in design pixels; a day is nearly as large as what is on it. */
const SAID = { usual: 92, short: 136, letters: 30 };
const saidSize = (text: string) => (text.length <= SAID.letters ? SAID.short : SAID.usual);

/** A message as a film sets it: larger than a card, for it is seen for seconds and from afar. */
export function messageTexts(
  { unit, look, shape }: RenderContext,
  { kicker = "", headline: written, supporting = "" }: FilmMessage,
  { surface, width, scale = 1, isLead = false }: MessageOptions,
): ColumnText<MessageKey>[] {
  const cased = (text: string) => (filmLayout({ look })?.isUpper ? capitals(text) : text);
  const { before, figure, first, second } = partsOf(written, isLead);
  const headline = isLead ? first : written;
  const isLong = headline.length > LONGEST_TITLE;
  const type = {
    typeStyle: isLong ? SENTENCE : HEADLINE,
    min: 44 * unit,
    max: largest(headline.length) * (figure ? AROUND : 1) * scale * unit,
    width,
    maxLines: shape === "story" ? TALL_LINES : 6,
    isLoud: isLead || shape === "story",
    part: "headline",
  };
  const title = second ? surface.ink : surface.title;
  return [
    {
      key: "kicker",
      text: kicker.toUpperCase(),
      typeStyle: KICKER,
      min: 36 * unit,
      max: 46 * scale * unit,
      width,
      maxLines: 2,
      gap: 0,
      shrinkOrder: 1,
      color: surface.key,
      part: "kicker",
      as: "block",
    },
    { key: "before", text: cased(before), ...type, gap: 30 * unit, color: title },
    {
      ...{ key: "figure", text: figure, typeStyle: FIGURE, width, maxLines: 1, part: "headline" },
      ...{ min: 90 * unit, max: 400 * scale * unit, gap: (before ? 10 : 24) * unit, color: surface.key },
    },
    { key: "headline", text: cased(first), ...type, gap: (figure ? 10 : 30) * unit, color: title },
    {
      ...{ key: "emphasis", text: cased(second), ...type, gap: 0, color: surface.key },
      ...(isLead && {
        typeStyle: HEADLINE,
        min: 44 * unit,
        max: saidSize(second) * scale * unit,
        gap: 34 * unit,
      }),
    },
    {
      key: "supporting",
      text: supporting,
      typeStyle: BODY,
      min: (shape === "story" ? LEAST.tall : LEAST.usual) * unit,
      max: 56 * scale * unit,
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

type MessageParts = { before: string; figure: string; first: string; second: string };

/** A lead with its figure apart, else a short headline in its clauses. */
function partsOf(written: string, isLead: boolean): MessageParts {
  const none = { before: "", figure: "" };
  if (isLead) {
    const { lead, rest } = beforeDay(written);
    const reached = reachedOn(lead, rest);
    if (reached) return reached;
    const { after: first, ...figured } = figureOf(lead) ?? { ...none, after: lead };
    return { ...figured, first, second: rest };
  }
  const [first, second] = (written.length <= LONGEST_TITLE && clauses(written)) || [written, ""];
  return { ...none, first, second };
}

/** "On Friday 20 November we fitted our 1,000th leg": what was reached is the figure, and its day stands under it. */
function reachedOn(day: string, rest: string): MessageParts | undefined {
  const said = rest !== "" && writtenDay(day) !== "" ? figureOf(rest) : undefined;
  if (!said) return undefined;
  const { before, figure, after } = said;
  return { before: capitalized(before), figure, first: after, second: capitalized(day.replace(LEADS, "")) };
}
/** "On", "am": what only leads to a day. */
const LEADS = /^(?:on|am|an|le|el|il|op|no|na|em)\s+(?=\p{L}{3,}|\d)/iu;

/** The shorter the headline, the larger it may be. In design pixels. */
function largest(length: number): number {
  if (length <= 14) return 270;
  if (length <= 28) return 210;
  return length <= LONGEST_TITLE ? 165 : 116;
}
