import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Stage } from "../../template.ts";
import { spread } from "../kit/dice.ts";
import { agenda } from "./agenda.tsx";
import type { Card, Layout } from "./data.ts";
import { editorial } from "./editorial.tsx";
import { event } from "./event.tsx";
import { field } from "./field.tsx";
import { figure } from "./figure.tsx";
import { list } from "./list.tsx";
import { poster } from "./poster.tsx";
import { quote, voice } from "./quote.tsx";
import { split } from "./split.tsx";
import { spotlight } from "./spotlight.tsx";
import { stat } from "./stat.tsx";
import { ticket } from "./ticket.tsx";

export const LAYOUTS: readonly Layout[] = [
  field,
  poster,
  split,
  editorial,
  spotlight,
  stat,
  figure,
  ticket,
  quote,
  voice,
  list,
  agenda,
  event,
];

/** The chosen layout and what it drew. */
type Drawn = { layout: string; root: Node };

/**
 * Among the layouts that suit the content best, the seed chooses. One that would have to cut a text gives way to the
 * next that need not, so that long copy finds the layout with room for it.
 */
export function drawCard(stage: Stage, card: Card): Drawn {
  const best = Math.max(...LAYOUTS.map(({ suits }) => suits(card)));
  const candidates = LAYOUTS.filter(({ suits }) => suits(card) === best);
  const start = Math.floor(spread(stage.seed, 1) * candidates.length);
  const order = [...candidates.slice(start), ...candidates.slice(0, start)];
  let most = -1;
  let drawing: Drawn | undefined;
  for (const { name, draw } of order) {
    const root = draw(stage, card);
    const texts = textNodes(root);
    if (!texts.some(({ attributes }) => attributes?.cut)) return { layout: name, root };
    const said = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (said > most) [most, drawing] = [said, { layout: name, root }];
  }
  return drawing ?? { layout: field.name, root: field.draw(stage, card) };
}
