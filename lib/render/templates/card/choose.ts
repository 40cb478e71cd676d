import type { Stage } from "../../template.ts";
import { type Choice, choose, type Drawn } from "../kit/choose.ts";
import type { Card, Layout } from "./data.ts";

/** Draws a card in one of several layouts: the one the seed chooses, or the next that need not cut a text. */
export function drawOneOf(stage: Stage, card: Card, layouts: readonly [Layout, ...Layout[]]): Drawn {
  const [first, ...others] = layouts;
  const choice = ({ name, draw }: Layout): Choice => ({ name, draw: () => draw(stage, card) });
  return choose(stage.seed, [choice(first), ...others.map(choice)]);
}
