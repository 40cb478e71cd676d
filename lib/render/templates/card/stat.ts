import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { factCells } from "../kit/fact-cells.ts";
import { NONE, number } from "../kit/number.tsx";
import type { Card, CardLayout } from "./data.ts";
import { halfPage } from "./half.tsx";

/** A huge number on a panel of brand colour, the message beside or under it. */
export const stat: CardLayout = { name: "stat", suits: (card) => (card.stat ? 3 : 0), draw };

function draw(context: RenderContext, card: Card): Node {
  const { flood } = context.theme;
  const isWide = context.shape === "wide";
  const colors = { value: flood.ink, label: flood.ink };
  return halfPage(context, card, {
    surface: flood,
    share: panelShare(isWide, card),
    max: 68,
    hero: (inner) => number(context, card.stat ?? NONE, { ...inner, max: isWide ? 280 : 330, colors }),
  }).root;
}

/** Long copy and a row of facts take space from the number. */
function panelShare(isWide: boolean, { headline, supporting, details, stat }: Card): number {
  const hasRow = (factCells(details)?.cells.length ?? 0) > 1;
  const isLong = headline.length > 90 || supporting.length > 160 || hasRow;
  if (isWide) return isLong ? 0.42 : 0.5;
  // Between words over it and under it a number needs more height.
  const least = stat?.intro && stat.label ? 0.38 : 0.32;
  return isLong ? least : 0.44;
}
