/** @jsxImportSource #template */
import { fitStack, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { BODY, KICKER, QUOTE } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { Card } from "./data.ts";
import { repeats } from "./repeats.ts";

type Options = { surface: Surface; width: number; height: number };
/** `lead` is the height of what stands above the quoted words. */
type Speech = { node: Node; height: number; lead: number };

/** The headline as a small heading, then the words themselves. */
export function speech(stage: Stage, card: Card, { surface, width, height }: Options): Speech {
  const fitted = fitStack(stage.ruler, partsOf(stage, card, width), height);
  const { parts, gaps } = fitted;
  const top = (key: "context" | "quote") => ({ marginTop: gaps[key] ?? 0 });
  const node = (
    <div style={{ flexDirection: "column", width }}>
      <Words fitted={parts.heading} color={surface.key} part="kicker" />
      <div style={top("context")}>
        <Words fitted={parts.context} color={surface.muted} part="headline" />
      </div>
      <div style={top("quote")}>
        <Words fitted={parts.quote} color={surface.ink} part="quote" />
      </div>
    </div>
  );
  return { node, height: fitted.height, lead: fitted.height - (parts.quote?.height ?? 0) };
}

function partsOf({ unit, shape }: Stage, card: Card, width: number): Part<"heading" | "context" | "quote">[] {
  const text = card.quote?.text.replace(/^["“„«]+|["”“»]+$/g, "") ?? "";
  const [first, context] = headings(card, text);
  const heading = first.toUpperCase();
  const sizes = (least: number, most: number) => ({ min: least * unit, max: most * unit, width });
  const loudest = loudness(text.length) * (shape === "wide" ? 1 : 1.08);
  return [
    { key: "heading", text: heading, lettering: KICKER, ...sizes(21, 23), maxLines: 2, gap: 0, gives: 1 },
    {
      key: "context",
      text: context,
      lettering: BODY,
      ...sizes(22, 29),
      maxLines: 2,
      gap: 8 * unit,
      gives: 2,
    },
    { key: "quote", text, lettering: QUOTE, ...sizes(25, loudest), maxLines: 16, gap: 26 * unit },
  ];
}

/** The fewer the words, the louder they are set. In design pixels. */
function loudness(length: number): number {
  if (length <= 24) return 124;
  return length <= 60 ? 92 : 72;
}

/** Kicker and headline in one line while they are short, else one under the other. */
function headings({ kicker, headline }: Card, said: string): [string, string] {
  const title = repeats(headline, said) ? "" : headline;
  const both = [kicker, title].filter(Boolean).join(" · ");
  return both.length <= 48 ? [both, ""] : [kicker || title, kicker ? title : ""];
}
