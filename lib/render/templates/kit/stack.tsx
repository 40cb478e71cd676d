/** @jsxImportSource #template */
import { type FittedText, fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { clauses } from "./clauses.ts";
import { inOneText } from "./fact-cells.ts";
import { factLines, factList, linesLooks } from "./fact-lines.tsx";
import { rowLooks } from "./fact-row.tsx";
import { figureIn } from "./headline-figure.ts";
import { Kicker, kickerExtra, kickerText } from "./kicker.tsx";
import { columnStyle, overFacts } from "./over-facts.tsx";
import { TextLines } from "./text-lines.tsx";
import { BODY, FIGURE, HEADLINE, NAME, SENTENCE, STRONG } from "./type-styles.ts";

type StackTextKey = "kicker" | "headline" | "figure" | "emphasis" | "supporting" | "details";
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

/** A drawn column. `size` is the headline's; `tail` what stands under the headline, with the gap above. In pixels. */
export type MessageColumn = { node: Node; height: number; width: number; size: number; tail: Size };

const LONGEST_TITLE = 70;
const NORMAL = 104;

/** The message of a card as one column: kicker, headline, supporting line, as large as the area allows. */
export function stack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const row = withFacts(context, message, options) ?? withLines(context, message, options);
  return row ?? plainStack(context, { ...message, details: inOneText(message.details ?? "") }, options);
}

/** Looks of a row of facts, and the space above it in design pixels. */
const ROW = {
  looks: [...rowLooks(52, 46, 40, 36).filter(({ lines }) => lines === 1), ...rowLooks(34, 30, 27, 24)],
  gap: 34,
};
/** Values larger than this leave the headline the largest by as much. */
const LARGE_VALUES = { from: 32, headline: 1.6 };

/** The message over a row of its facts, in the largest type in which both are whole. */
function withFacts(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
): MessageColumn | undefined {
  const over = overFacts(
    context,
    message.details ?? "",
    { ...options, ...ROW },
    (note, height) => {
      const fitted = fitMessage(context, { ...message, details: note }, options, height);
      return isWhole(fitted, message, note) ? column(context, fitted, options) : undefined;
    },
    ({ size }, look) =>
      look.size <= LARGE_VALUES.from || size >= LARGE_VALUES.headline * look.size * context.unit,
  );
  if (!over) return undefined;
  const { text, row, gap, node, height } = over;
  return {
    node,
    height,
    width: Math.max(text.width, row.width),
    size: text.size,
    tail: { width: Math.max(text.tail.width, row.width), height: text.tail.height + gap + row.height },
  };
}

/** Sizes of facts as lines, the space above them, and what of its size the headline keeps over them. */
const LINES = { sizes: [40, 36, 33, 30, 27, 24], gap: 32, headline: 0.72 };

/** The message over its supporting text as a list of facts, where that is one. */
function withLines(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
): MessageColumn | undefined {
  const lines = factLines(message.supporting);
  if (!lines) return undefined;
  const details = inOneText(message.details ?? "");
  const bare = { ...message, supporting: "", details };
  const least = LINES.headline * plainStack(context, { ...message, details }, options).size;
  const gap = Math.round(LINES.gap * context.unit);
  for (const look of linesLooks(context, LINES.sizes)) {
    const list = factList(context, lines, look, options);
    if (!list) continue;
    const fitted = fitMessage(context, bare, options, options.height - gap - list.height);
    if (!isWhole(fitted, bare, details)) continue;
    const text = column(context, fitted, options);
    if (text.size < least || text.size < look.size * context.unit) continue;
    const node = (
      <div style={columnStyle(options.width, options.align)}>
        {text.node}
        <div style={{ marginTop: gap, flexShrink: 0 }}>{list.node}</div>
      </div>
    );
    const height = text.height + gap + list.height;
    const tail = { width: list.width, height: text.tail.height + gap + list.height };
    return { node, height, width: Math.max(text.width, list.width), size: text.size, tail };
  }
  return undefined;
}

const isCut = ({ parts: p }: TextStack<StackTextKey>) =>
  Object.values<FittedText | undefined>(p).some((text) => text?.cut);

const isWhole = (fitted: TextStack<StackTextKey>, { supporting }: StackMessage, note: string) =>
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

const headlineSize = ({ parts: { headline, emphasis, figure } }: TextStack<StackTextKey>) =>
  (headline ?? emphasis ?? figure)?.size ?? 0;

/** The texts of a message, those under the headline as large as they may be without making it smaller. */
function fitMessage(
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

function plainStack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const fitted = fitMessage(context, message, options, options.height);
  if (!isCut(fitted) || !fitted.parts.figure) return column(context, fitted, options);
  return plainStack(context, message, { ...options, emphasise: false });
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
      typeStyle: BODY,
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

function column(
  context: RenderContext,
  fitted: TextStack<StackTextKey>,
  { surface, align = "left", width }: StackOptions,
): MessageColumn {
  const { parts: p, gaps, height } = fitted;
  const top = (key: StackTextKey) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={columnStyle(width, align)}>
      <Kicker context={context} fitted={p.kicker} surface={surface} align={align} />
      <div style={top("headline")}>
        <TextLines
          fitted={p.headline}
          color={p.emphasis || p.figure ? surface.ink : surface.title}
          part="headline"
          align={align}
        />
      </div>
      <div style={top("figure")}>
        <TextLines fitted={p.figure} color={surface.key} part="headline" align={align} />
      </div>
      <div style={top("emphasis")}>
        <TextLines
          fitted={p.emphasis}
          color={p.figure ? surface.ink : surface.key}
          part="headline"
          align={align}
        />
      </div>
      <div style={top("supporting")}>
        <TextLines fitted={p.supporting} color={surface.muted} part="supporting" align={align} />
      </div>
      <div style={top("details")}>
        <TextLines fitted={p.details} color={surface.ink} part="details" align={align} />
      </div>
    </div>
  );
  const widest = Math.max(0, ...Object.values(p).map((text) => text?.width ?? 0));
  const under = (key: StackTextKey) => (gaps[key] ?? 0) + (p[key]?.height ?? 0);
  const tail = {
    width: Math.max(p.supporting?.width ?? 0, p.details?.width ?? 0),
    height: under("supporting") + under("details"),
  };
  return { node, height, width: widest, size: headlineSize(fitted), tail };
}
