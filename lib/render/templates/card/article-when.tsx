/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { factCells } from "../kit/fact-cells.ts";
import { subjectAlone } from "../kit/subject/scene.ts";
import { occasion } from "./compose/occasion.tsx";
import { tiersOf } from "./compose/tiers.ts";
import type { Card } from "./data.ts";

/** Size of the facts and side of the drawing beside them, in design pixels: the largest with room for the text stands. */
type WhenLook = { facts: number; drawing: number };
export const WHEN_LOOKS: readonly WhenLook[] = [
  { facts: 40, drawing: 300 },
  { facts: 34, drawing: 240 },
  { facts: 34, drawing: 0 },
];
const BETWEEN = 40;

/**
 * When and where something is, ready to stand under its headline, and the card without that. Beside both stands a drawing
 * so wide, 0 for none; `width` is what it leaves the words. Pixels.
 */
export type ArticleWhen = { node: Node; height: number; rest: Card; drawing: number; width: number };

/**
 * The day as a block with the hour and the place: who leafs past a long text sees at least these. Undefined for a text
 * without a row of such facts.
 */
export function articleWhen(
  context: RenderContext,
  card: Card,
  available: number,
  look: WhenLook,
): ArticleWhen | undefined {
  const { theme, unit, subject } = context;
  const facts = factCells(card.details);
  const tiers = facts && tiersOf(facts.cells);
  if (!facts || !tiers || (!tiers.day && tiers.lead.length === 0)) return undefined;
  const drawing = subject ? Math.round(look.drawing * unit) : 0;
  const width = available - (drawing && drawing + Math.round(BETWEEN * unit));
  const column = { surface: theme.flood, width, size: look.facts, align: "left" } as const;
  const said = occasion(context, tiers, column);
  return said && { ...said, rest: { ...card, details: facts.note }, drawing, width };
}

/** What the text is about, in a square of so many pixels on the field of the headline. */
export function drawingOnField(context: RenderContext, side: number): Node {
  const { subject, theme } = context;
  if (!subject || side === 0) return <div />;
  return (
    <picture
      src={subjectAlone(context, subject, theme.flood.background)}
      style={{ width: side, height: side }}
    />
  );
}
