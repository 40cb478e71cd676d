import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { agenda } from "./agenda.tsx";
import { isLong } from "./article.tsx";
import { drawOneOf } from "./choose.ts";
import { drawCompanion } from "./companion.tsx";
import type { Card, CardLayout } from "./data.ts";
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

export const LAYOUTS: readonly CardLayout[] = [
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

/** Among the layouts that suit the content best, the seed chooses. */
export function drawCard(context: RenderContext, card: Card): DrawnChoice {
  const best = Math.max(...LAYOUTS.map(({ suits }) => suits(card)));
  // Only beside a plain message: figures, lists and quotations need the space.
  const drawn = best === 1 && !isLong(card) ? drawCompanion(context, card) : undefined;
  if (drawn) return drawn;
  const [first = field, ...others] = LAYOUTS.filter(({ suits }) => suits(card) === best);
  return drawOneOf(context, card, [first, ...others]);
}
