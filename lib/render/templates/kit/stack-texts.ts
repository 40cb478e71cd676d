import { type FittedText, fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { clauses } from "./clauses.ts";
import { figureIn } from "./headline-figure.ts";
import { kickerExtra, kickerText } from "./kicker.tsx";
import { supportingStyle } from "./supporting-ink.ts";
import { FIGURE, HEADLINE, NAME, SENTENCE, STRONG } from "./type-styles.ts";

export type StackTextKey = "kicker" | "headline" | "figure" | "emphasis" | "supporting" | "details";
/** `details` are hard facts, such as date, place and price: a row of cells where they are no prose. */
export type StackMessage = {
  kicker: string;
  headline: string;
  supporting: string;
  details?: string | undefined;
};

export type StackOptions = {
  width: number;
  height: number;
  surface: Surface;
  align?: "left" | "center";
  /** Largest headline of five to eight words, in design pixels; shorter ones may be larger, longer ones smaller. */
  max?: number;
  /** Colours the second clause of a headline that has two. */
  emphasise?: boolean;
  isLoud?: boolean;
};

const LONGEST_TITLE = 70;
const NORMAL = 104;

export const isCut = ({ parts: p }: TextStack<StackTextKey>) =>
  Object.values<FittedText | undefined>(p).some((text) => text?.cut);

export const isWhole = (fitted: TextStack<StackTextKey>, { supporting }: StackMessage, note: string) =>
  !isCut(fitted) &&
  (supporting === "" || fitted.parts.supporting !== undefined) &&
  (note === "" || fitted.parts.details !== undefined);

/** The largest texts under a headline in design pixels: their usual size, and larger ones. */
type Under = { supporting: number; details: number; value: number };
const USUAL: Under = { supporting: 31, details: 31, value: 46 };
const LARGER: readonly Under[] = [
  { supporting: 38, details: 36, value: 50 },
  { supporting: 34, details: 33, value: 48 },
];

export const headlineSize = ({ parts: { headline, emphasis, figure } }: TextStack<StackTextKey>) =>
  (headline ?? emphasis ?? figure)?.size ?? 0;

/** The texts of a message, those under the headline as large as they may be without making it smaller. */
export function fitMessage(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
  height: number,
): TextStack<StackTextKey> {
  const fitUnder = (under: Under) =>
    fitStack(context.measureText, parts(context, message, options, under), height);
  const usual = fitUnder(USUAL);
  if (isCut(usual)) return usual;
  for (const under of LARGER) {
    const larger = fitUnder(under);
    if (isWhole(larger, message, message.details ?? "") && headlineSize(larger) >= headlineSize(usual))
      return larger;
  }
  return usual;
}

function parts(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
  under: Under,
): StackPart<StackTextKey>[] {
  const { unit, shape, look } = context;
  const { width } = options;
  const reading = Math.min(width, (shape === "wide" ? 760 : 740) * unit);
  return [
    {
      key: "kicker",
      ...kickerText(look, message.kicker, width, unit),
      min: 24 * unit,
      max: (look.kicker === "plain" ? 28 : 25) * unit,
      maxLines: 2,
      gap: 0,
      around: kickerExtra(look, unit),
      shrinkOrder: 1,
    },
    ...headlineParts(context, message.headline, options),
    {
      key: "supporting",
      text: message.supporting,
      typeStyle: supportingStyle(message.supporting),
      min: 24 * unit,
      max: under.supporting * unit,
      width: reading,
      maxLines: 7,
      gap: 30 * unit,
      shrinkOrder: 2,
    },
    {
      key: "details",
      text: message.details ?? "",
      typeStyle: isValue(message.details) ? NAME : STRONG,
      min: 24 * unit,
      max: (isValue(message.details) ? under.value : under.details) * unit,
      width,
      maxLines: 4,
      gap: 26 * unit,
      shrinkOrder: 0.5,
    },
  ];
}

/** The largest figure of a headline in design pixels, what the rest keeps of its usual size beside one, and the figure over it. */
const HERO = 300;
const BESIDE_HERO = 0.62;
const HERO_OVER = 2.8;

const figureStyle = (figure: string) =>
  /[gjpqyQ,;()$]/.test(figure) ? { ...FIGURE, leading: 1.08 } : FIGURE;

/** One short value is set as such: a day, a price, a time. */
const isValue = (details = "") => details !== "" && details.length <= 26 && /\d/.test(details);

/** The headline as one text, around its figure, or as two clauses. */
function headlineParts(
  { unit, look }: RenderContext,
  text: string,
  { width, max = NORMAL, emphasise = true, isLoud = false }: StackOptions,
): StackPart<StackTextKey>[] {
  const long = text.length > LONGEST_TITLE;
  const { headline, figure, emphasis } = emphasise ? partedAs(text, long) : whole(text);
  const largest = startSize(text.length) * (max / NORMAL) * look.headline.scale * unit;
  const top = figure ? largest * BESIDE_HERO : largest;
  const type = {
    typeStyle: long ? SENTENCE : HEADLINE,
    min: 33 * unit,
    max: top,
    width,
    maxLines: 9,
    isLoud,
  };
  const hero = { min: 60 * unit, max: Math.min(HERO_OVER * largest, HERO * unit), width, maxLines: 1 };
  return [
    { key: "headline", text: headline, ...type, gap: 24 * unit },
    {
      key: "figure",
      text: figure,
      typeStyle: figureStyle(figure),
      ...hero,
      gap: (headline ? 8 : 24) * unit,
    },
    { key: "emphasis", text: emphasis, ...type, gap: figure ? 8 * unit : 0 },
  ];
}

type PartedHeadline = { headline: string; figure: string; emphasis: string };

const whole = (headline: string): PartedHeadline => ({ headline, figure: "", emphasis: "" });

function partedAs(text: string, isLong: boolean): PartedHeadline {
  const around = figureIn(text);
  if (around) return { headline: around.before, figure: around.figure, emphasis: around.after };
  const [headline, emphasis] = (!isLong && clauses(text)) || [text, ""];
  return { headline, figure: "", emphasis };
}

/** The shorter the headline, the larger it may be. In design pixels. */
function startSize(length: number): number {
  if (length <= 14) return 168;
  if (length <= 28) return 128;
  if (length <= 48) return 104;
  return length <= LONGEST_TITLE ? 88 : length <= 120 ? 70 : 56;
}
