import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { agenda } from "./agenda.tsx";
import { isLong } from "./article.tsx";
import { drawList, drawMessage, drawOffer, drawOneOf } from "./choose.ts";
import { drawCompanion } from "./companion.tsx";
import type { Card, CardLayout } from "./data.ts";
import { figure } from "./figure.tsx";
import { list } from "./list.tsx";
import { quote, voice } from "./quote.tsx";
import { sides } from "./sides.tsx";
import { stat } from "./stat.ts";
import { isOffer } from "./ticket.tsx";

/** Layouts for more than a message. */
export const LAYOUTS: readonly CardLayout[] = [stat, figure, quote, voice, list, agenda, sides];

/** Among the layouts that suit the content best, the seed chooses. A plain message is composed, and so are most lists. */
export function drawCard(context: RenderContext, card: Card): DrawnChoice {
  const best = Math.max(...LAYOUTS.map(({ suits }) => suits(card)));
  const [first, ...others] = LAYOUTS.filter(({ suits }) => suits(card) === best && best > 0);
  if (card.stat && isOffer(card.stat.value) && !card.quote) return drawOffer(context, card);
  if (first === list) return drawList(context, card, [first, ...others]);
  if (first) return drawOneOf(context, card, [first, ...others]);
  // Only beside a plain message: figures, lists and quotations need the space.
  return (isLong(card) ? undefined : drawCompanion(context, card)) ?? drawMessage(context, card);
}
