import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import { spread } from "./dice.ts";

/** A way to draw something. */
export type Choice = { name: string; draw: () => Node };
/** The chosen way and what it drew. */
export type Drawn = { layout: string; root: Node };

/**
 * Among several ways the seed chooses. One that would have to cut a text gives way to the next that need not, so that
 * long copy finds the layout with room for it; where all cut, the one that says most is drawn.
 */
export function choose(seed: number, choices: readonly [Choice, ...Choice[]]): Drawn {
  const start = Math.floor(spread(seed, 1) * choices.length);
  const order = [...choices.slice(start), ...choices.slice(0, start)];
  let most = -1;
  let drawing: Drawn | undefined;
  for (const { name, draw } of order) {
    const root = draw();
    const texts = textNodes(root);
    if (!texts.some(({ attributes }) => attributes?.cut)) return { layout: name, root };
    const said = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (said > most) [most, drawing] = [said, { layout: name, root }];
  }
  const [{ name, draw }] = choices;
  return drawing ?? { layout: name, root: draw() };
}
