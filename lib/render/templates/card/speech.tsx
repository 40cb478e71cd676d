/** @jsxImportSource #template */
import { fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { quoted } from "../kit/quoted.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, KICKER, QUOTE } from "../kit/type-styles.ts";
import type { Card } from "./data.ts";
import { repeats } from "./repeats.ts";

type SpeechOptions = {
  surface: Surface;
  width: number;
  height: number;
  /** The words have quotation marks: nothing else shows that they were said. */
  isMarked?: boolean;
  /** The mark that opens them is drawn apart: the other one stands at their end. */
  isClosed?: boolean;
};
/** `lead` is the height of what stands above the quoted words. */
type Speech = { node: Node; height: number; lead: number };

/** The headline as a small heading, then the words themselves. */
export function speech(
  context: RenderContext,
  card: Card,
  { surface, width, height, isMarked = false, isClosed = false }: SpeechOptions,
): Speech {
  const fitted = fitStack(context.measureText, partsOf(context, card, width, { isMarked, isClosed }), height);
  const { parts, gaps } = fitted;
  const top = (key: "preface" | "quote") => ({ marginTop: gaps[key] ?? 0 });
  const node = (
    <div style={{ flexDirection: "column", width }}>
      <TextLines fitted={parts.heading} color={surface.key} part="kicker" />
      <div style={top("preface")}>
        <TextLines fitted={parts.preface} color={surface.muted} part="headline" />
      </div>
      <div style={top("quote")}>
        <TextLines fitted={parts.quote} color={surface.ink} part="quote" />
      </div>
    </div>
  );
  return { node, height: fitted.height, lead: fitted.height - (parts.quote?.height ?? 0) };
}

function partsOf(
  { unit, shape, language }: RenderContext,
  card: Card,
  width: number,
  { isMarked, isClosed }: { isMarked: boolean; isClosed: boolean },
): StackPart<"heading" | "preface" | "quote">[] {
  const text = card.quote?.text.replace(/^["“„«]+|["”“»]+$/g, "") ?? "";
  const [first, preface] = headings(card, text);
  const heading = first.toUpperCase();
  const sizes = (minimum: number, maximum: number) => ({ min: minimum * unit, max: maximum * unit, width });
  const loudest = loudness(text.length) * (shape === "wide" ? 1 : 1.08);
  return [
    {
      key: "heading",
      text: heading,
      typeStyle: KICKER,
      ...sizes(24, 25),
      maxLines: 2,
      gap: 0,
      shrinkOrder: 1,
    },
    {
      key: "preface",
      text: preface,
      typeStyle: BODY,
      ...sizes(24, 30),
      maxLines: 2,
      gap: 8 * unit,
      shrinkOrder: 2,
    },
    {
      key: "quote",
      text: isMarked ? quoted(text, language) : isClosed ? closed(text) : text,
      typeStyle: QUOTE,
      ...sizes(25, loudest),
      maxLines: 16,
      gap: 26 * unit,
    },
  ];
}

/** The mark that is drawn before the words opens them in every language. */
const closed = (text: string): string => (text === "" ? "" : `${text}”`);

/** The fewer the words, the louder they are set. In design pixels. */
function loudness(length: number): number {
  if (length <= 24) return 132;
  if (length <= 60) return 104;
  return length <= 110 ? 88 : 72;
}

/** Kicker and headline in one line while they are short, else one under the other. */
function headings({ kicker, headline }: Card, said: string): [string, string] {
  const title = repeats(headline, said) ? "" : headline;
  const both = [kicker, title].filter(Boolean).join(" · ");
  return both.length <= 48 ? [both, ""] : [kicker || title, kicker ? title : ""];
}
