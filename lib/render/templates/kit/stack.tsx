/** @jsxImportSource #template */
import { type FittedText, fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { clauses } from "./clauses.ts";
import { type FactCells, factCells, inOneText } from "./fact-cells.ts";
import { type FactRow, factRow, rowLooks } from "./fact-row.tsx";
import { Kicker, kickerExtra, kickerText } from "./kicker.tsx";
import { TextLines } from "./text-lines.tsx";
import { BODY, HEADLINE, SENTENCE, STRONG } from "./type-styles.ts";

type StackTextKey = "kicker" | "headline" | "emphasis" | "supporting" | "details";
/** `details` are hard facts, such as date, place and price: a row of cells where they are no prose. */
type StackMessage = { kicker: string; headline: string; supporting: string; details?: string | undefined };

export type StackOptions = {
  width: number;
  height: number;
  surface: Surface;
  align?: "left" | "center";
  /** Largest headline of five to eight words, in design pixels; shorter ones may be larger, longer ones smaller. */
  max?: number;
  /** Colours the second clause of a headline that has two. */
  emphasise?: boolean;
};

/** A drawn column. `size` is the headline's; `tail` what stands under the headline, with the gap above. In pixels. */
export type MessageColumn = { node: Node; height: number; width: number; size: number; tail: Size };

const LONGEST_TITLE = 70;
const NORMAL = 104;

/** The message of a card as one column: kicker, headline, supporting line, as large as the area allows. */
export function stack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const facts = factCells(message.details ?? "");
  // One cell alone is no row.
  const row = facts && facts.cells.length > 1 && withFacts(context, message, facts, options);
  return row || plainStack(context, { ...message, details: inOneText(message.details ?? "") }, options);
}

/** Looks of a row of facts, and the space above it in design pixels. */
const ROW = { looks: rowLooks(32, 29, 26, 23), gap: 34 };

/** The message over a row of its facts, in the largest type in which both are whole. */
function withFacts(
  context: RenderContext,
  message: StackMessage,
  { cells, note }: FactCells,
  options: StackOptions,
): MessageColumn | undefined {
  const gap = Math.round(ROW.gap * context.unit);
  for (const look of ROW.looks) {
    const row = factRow(context, cells, { ...options, ...look });
    const room = options.height - gap - (row?.height ?? 0);
    if (!row || room <= 0) continue;
    const fitted = fitStack(
      context.measureText,
      parts(context, { ...message, details: note }, options),
      room,
    );
    if (isWhole(fitted, message, note))
      return underlined(column(context, fitted, options), row, gap, options);
  }
  return undefined;
}

const isWhole = ({ parts: p }: TextStack<StackTextKey>, { supporting }: StackMessage, note: string) =>
  Object.values<FittedText | undefined>(p).every((text) => !text?.cut) &&
  (supporting === "" || p.supporting !== undefined) &&
  (note === "" || p.details !== undefined);

function underlined(
  { node, height, width, size, tail }: MessageColumn,
  row: FactRow,
  gap: number,
  { width: available, align }: StackOptions,
): MessageColumn {
  const style = {
    flexDirection: "column",
    alignItems: align === "center" ? "center" : "flex-start",
    width: available,
    flexShrink: 0,
  } as const;
  return {
    node: (
      <div style={style}>
        {node}
        <div style={{ marginTop: gap, flexShrink: 0 }}>{row.node}</div>
      </div>
    ),
    height: height + gap + row.height,
    width: Math.max(width, row.width),
    size,
    tail: { width: Math.max(tail.width, row.width), height: tail.height + gap + row.height },
  };
}

function plainStack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const fitted = fitStack(context.measureText, parts(context, message, options), options.height);
  return column(context, fitted, options);
}

function parts(
  { unit, shape, look }: RenderContext,
  message: StackMessage,
  options: StackOptions,
): StackPart<StackTextKey>[] {
  const { width, max = NORMAL, emphasise = true } = options;
  const { headline: set } = look;
  const long = message.headline.length > LONGEST_TITLE;
  const [headline, emphasis] = (emphasise && !long && clauses(message.headline)) || [message.headline, ""];
  const largest = startSize(message.headline.length) * (max / NORMAL) * set.scale * unit;
  const type = { typeStyle: long ? SENTENCE : HEADLINE, min: 33 * unit, max: largest, width, maxLines: 9 };
  const reading = Math.min(width, (shape === "wide" ? 760 : 740) * unit);
  return [
    {
      key: "kicker",
      ...kickerText(look, message.kicker, width, unit),
      min: 21 * unit,
      max: (look.kicker === "plain" ? 27 : 23) * unit,
      maxLines: 2,
      gap: 0,
      around: kickerExtra(look, unit),
      shrinkOrder: 1,
    },
    { key: "headline", text: headline, ...type, gap: 24 * unit },
    { key: "emphasis", text: emphasis, ...type, gap: 0 },
    {
      key: "supporting",
      text: message.supporting,
      typeStyle: BODY,
      min: 22 * unit,
      max: 31 * unit,
      width: reading,
      maxLines: 7,
      gap: 30 * unit,
      shrinkOrder: 2,
    },
    {
      key: "details",
      text: message.details ?? "",
      typeStyle: STRONG,
      min: 22 * unit,
      max: 31 * unit,
      width,
      maxLines: 4,
      gap: 26 * unit,
      shrinkOrder: 0.5,
    },
  ];
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
  { parts: p, gaps, height }: TextStack<StackTextKey>,
  { surface, align = "left", width }: StackOptions,
): MessageColumn {
  const top = (key: StackTextKey) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div
      style={{
        flexDirection: "column",
        alignItems: align === "center" ? "center" : "flex-start",
        width,
        flexShrink: 0,
      }}
    >
      <Kicker context={context} fitted={p.kicker} surface={surface} align={align} />
      <div style={top("headline")}>
        <TextLines
          fitted={p.headline}
          color={p.emphasis ? surface.ink : surface.title}
          part="headline"
          align={align}
        />
      </div>
      <TextLines fitted={p.emphasis} color={surface.key} part="headline" align={align} />
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
  return { node, height, width: widest, size: p.headline?.size ?? 0, tail };
}
