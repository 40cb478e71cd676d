import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Drawing, Stage } from "../../template.ts";
import { dice } from "./dice.ts";

/** One way to arrange a template's data on one page. */
export type Arrangement<D> = { name: string; draw: (stage: Stage, data: D) => Node };

/**
 * The seed chooses among arrangements that suit the data equally well; one that would have to cut a text gives way to
 * the next that need not, and when all do, the one that keeps most of the words is taken.
 */
export function arrange<D>(
  stage: Stage,
  data: D,
  arrangements: readonly [Arrangement<D>, ...Arrangement<D>[]],
): Drawing {
  const start = Math.floor(dice(stage.seed)() * arrangements.length);
  const order = [...arrangements.slice(start), ...arrangements.slice(0, start)];
  let best: Drawing | undefined;
  let most = -1;
  for (const { name, draw } of order) {
    const root = draw(stage, data);
    const texts = textNodes(root);
    if (!texts.some(({ attributes }) => attributes?.cut)) return { layout: name, pages: [root] };
    const kept = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (kept > most) [most, best] = [kept, { layout: name, pages: [root] }];
  }
  const [first] = arrangements;
  return best ?? { layout: first.name, pages: [first.draw(stage, data)] };
}
