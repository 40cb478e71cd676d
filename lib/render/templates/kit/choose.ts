import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { RenderContext } from "../../template.ts";
import { lowDiscrepancy } from "./prng.ts";

/** A way to draw something. */
export type Choice = { name: string; draw: () => Node };
/** The chosen way and what it drew. */
export type DrawnChoice = { layout: string; root: Node };

/** The place of a way among those that a direction prefers. */
function rankOf({ prefers }: RenderContext["look"], { name }: Choice): number {
  const at = prefers.indexOf(name);
  return at < 0 ? prefers.length : at;
}

/**
 * Draws one of several choices. The brand's direction picks, else the seed; one that would cut a text is skipped if another does not.
 * Where all cut, the one that shows most text is drawn.
 */
export function choose(
  { seed, look }: Pick<RenderContext, "seed" | "look">,
  choices: readonly [Choice, ...Choice[]],
): DrawnChoice {
  const start = Math.floor(lowDiscrepancy(seed, 1) * choices.length);
  const turned = [...choices.slice(start), ...choices.slice(0, start)];
  const order = turned.toSorted((a, b) => rankOf(look, a) - rankOf(look, b));
  let maximum = -1;
  let drawing: DrawnChoice | undefined;
  for (const { name, draw } of order) {
    const root = draw();
    const texts = textNodes(root);
    if (!texts.some(({ attributes }) => attributes?.cut)) return { layout: name, root };
    const said = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (said > maximum) [maximum, drawing] = [said, { layout: name, root }];
  }
  const [{ name, draw }] = choices;
  return drawing ?? { layout: name, root: draw() };
}
