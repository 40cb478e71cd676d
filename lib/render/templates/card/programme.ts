import { unstopped } from "../../../text/unstopped.ts";
import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { findValues } from "../kit/values/find-values.ts";
import type { Card } from "./data.ts";
import { drawPlacard } from "./placard/placard.tsx";
import { linesOf, rowsOf } from "./placard/texts.ts";

const MOST = { rows: 6, title: 24 };

/** "15 January, Rhayader: Local Hero" in one size: where and what count as much as the day. Undefined without a day. */
function lineOf(text: string): string | undefined {
  const [first] = findValues(text);
  if (first?.kind !== "date" || first.start !== 0) return undefined;
  const rest = text.slice(first.end).replace(/^[\s,:–—-]+/u, "");
  return [text.slice(0, first.end), rest].filter(Boolean).join(SEPARATOR);
}

/** The days of a programme beside its name, each with a line in type that is read in a small preview; undefined where others stand among them. */
export function drawProgramme(context: RenderContext, card: Card): DrawnChoice | undefined {
  const { kicker, headline, bullets, supporting, details, cta, url, quote, stat } = card;
  const lines = bullets.flatMap((text) => lineOf(text) ?? []);
  const isList = lines.length > 1 && lines.length === bullets.length && !quote && !stat;
  if (context.shape !== "wide" || !isList) return undefined;
  const [name = headline, ...behind] = headline.length > MOST.title ? headline.split(/,\s+/u) : [headline];
  const rows = lines.length <= MOST.rows ? rowsOf(lines) : undefined;
  // What it costs stands small beside its days.
  const tail = [behind.join(", "), ...linesOf(supporting, details).map(unstopped)]
    .filter(Boolean)
    .join(SEPARATOR);
  return (
    rows && drawPlacard(context, { kicker, title: name, tail, lead: undefined, rows, action: { cta, url } })
  );
}
