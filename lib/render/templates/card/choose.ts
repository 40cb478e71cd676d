import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Stage } from "../../template.ts";
import { spread } from "../kit/dice.ts";
import type { Card, Layout } from "./data.ts";

/** The chosen layout and what it drew. */
export type Drawn = { layout: string; root: Node };

/**
 * Among several layouts the seed chooses. One that would have to cut a text gives way to the next that need not, so
 * that long copy finds the layout with room for it.
 */
export function drawOneOf(stage: Stage, card: Card, layouts: readonly [Layout, ...Layout[]]): Drawn {
  const start = Math.floor(spread(stage.seed, 1) * layouts.length);
  const order = [...layouts.slice(start), ...layouts.slice(0, start)];
  let most = -1;
  let drawing: Drawn | undefined;
  for (const { name, draw } of order) {
    const root = draw(stage, card);
    const texts = textNodes(root);
    if (!texts.some(({ attributes }) => attributes?.cut)) return { layout: name, root };
    const said = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (said > most) [most, drawing] = [said, { layout: name, root }];
  }
  const [{ name, draw }] = layouts;
  return drawing ?? { layout: name, root: draw(stage, card) };
}
