import type { RenderContext } from "../../template.ts";
import { type Choice, choose, type DrawnChoice } from "../kit/choose.ts";
import type { Card, CardLayout } from "./data.ts";

/**
 * Draws a card in one of several layouts. The seed chooses; a layout that would cut a text is skipped if
 * another fits.
 */
export function drawOneOf(
  context: RenderContext,
  card: Card,
  layouts: readonly [CardLayout, ...CardLayout[]],
): DrawnChoice {
  const [first, ...others] = layouts;
  const choice = ({ name, draw }: CardLayout): Choice => ({ name, draw: () => draw(context, card) });
  return choose(context.seed, [choice(first), ...others.map(choice)]);
}
