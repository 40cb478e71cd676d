/** @jsxImportSource #template */
import { fitStack, type Part, type Stack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { clauses } from "./clauses.ts";
import { BODY, HEADLINE, KICKER, SENTENCE } from "./lettering.ts";
import { Words } from "./words.tsx";

type Key = "kicker" | "headline" | "emphasis" | "supporting";
type Message = { kicker: string; headline: string; supporting: string };

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

/** A drawn column. `size` is the headline's; `tail` the supporting line at its foot with the gap above. In pixels. */
export type Column = { node: Node; height: number; width: number; size: number; tail: Size };

const LONGEST_TITLE = 70;
const NORMAL = 104;

/** The message of a card as one column: kicker, headline, supporting line, as large as the room allows. */
export function stack(stage: Stage, message: Message, options: StackOptions): Column {
  const fitted = fitStack(stage.ruler, parts(stage, message, options), options.height);
  return column(fitted, options);
}

function parts({ unit, shape }: Stage, message: Message, options: StackOptions): Part<Key>[] {
  const { width, max = NORMAL, emphasise = true } = options;
  const long = message.headline.length > LONGEST_TITLE;
  const [headline, emphasis] = (emphasise && !long && clauses(message.headline)) || [message.headline, ""];
  const largest = startSize(message.headline.length) * (max / NORMAL) * unit;
  const type = { lettering: long ? SENTENCE : HEADLINE, min: 33 * unit, max: largest, width, maxLines: 9 };
  const reading = Math.min(width, (shape === "wide" ? 760 : 740) * unit);
  return [
    {
      key: "kicker",
      text: message.kicker.toUpperCase(),
      lettering: KICKER,
      min: 21 * unit,
      max: 23 * unit,
      width,
      maxLines: 2,
      gap: 0,
      gives: 1,
    },
    { key: "headline", text: headline, ...type, gap: 24 * unit },
    { key: "emphasis", text: emphasis, ...type, gap: 0 },
    {
      key: "supporting",
      text: message.supporting,
      lettering: BODY,
      min: 22 * unit,
      max: 31 * unit,
      width: reading,
      maxLines: 7,
      gap: 30 * unit,
      gives: 2,
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
  { parts: p, gaps, height }: Stack<Key>,
  { surface, align = "left", width }: StackOptions,
): Column {
  const top = (key: Key) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div
      style={{
        flexDirection: "column",
        alignItems: align === "center" ? "center" : "flex-start",
        width,
        flexShrink: 0,
      }}
    >
      <Words fitted={p.kicker} color={surface.key} part="kicker" align={align} />
      <div style={top("headline")}>
        <Words
          fitted={p.headline}
          color={p.emphasis ? surface.ink : surface.title}
          part="headline"
          align={align}
        />
      </div>
      <Words fitted={p.emphasis} color={surface.key} part="headline" align={align} />
      <div style={top("supporting")}>
        <Words fitted={p.supporting} color={surface.muted} part="supporting" align={align} />
      </div>
    </div>
  );
  const widest = Math.max(0, ...Object.values(p).map((text) => text?.width ?? 0));
  const tail = {
    width: p.supporting?.width ?? 0,
    height: (gaps.supporting ?? 0) + (p.supporting?.height ?? 0),
  };
  return { node, height, width: widest, size: p.headline?.size ?? 0, tail };
}
