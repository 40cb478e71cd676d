import { textNodes } from "../../scene.ts";
import type { RenderContext } from "../../template.ts";
import { type Choice, choose, type DrawnChoice } from "../kit/choose.ts";
import { lowDiscrepancy } from "../kit/prng.ts";
import { article, isLong } from "./article.tsx";
import { drawComposed, drawLoud } from "./compose/compose.ts";
import { contentOf } from "./compose/content.ts";
import { tiersOf } from "./compose/tiers.ts";
import type { Card, CardLayout } from "./data.ts";
import { figure } from "./figure.tsx";
import { numeral } from "./numeral.tsx";
import { stat } from "./stat.ts";
import { ticket } from "./ticket.tsx";

/** Layouts that follow the direction in everything, for content of the kind of the others. */
function ownOf({ look, shape }: RenderContext, layouts: readonly CardLayout[]): readonly CardLayout[] {
  if (look.id === "signal") return [];
  return layouts.includes(figure) && shape !== "wide" ? [numeral] : [];
}

/**
 * Draws a card in one of several layouts, a plain message also as its brand's direction has it. The seed chooses; a layout that would cut a text is skipped if
 * another fits. Much to read is an article.
 */
export function drawOneOf(
  context: RenderContext,
  card: Card,
  layouts: readonly [CardLayout, ...CardLayout[]],
): DrawnChoice {
  const choice = ({ name, draw }: CardLayout): Choice => ({ name, draw: () => draw(context, card) });
  if (isLong(card)) return choose(context, [choice(article)]);
  const [first = layouts[0], ...others] = [...ownOf(context, layouts), ...layouts];
  const drawn = choose(context, [choice(first), ...others.map(choice)]);
  const isCut = textNodes(drawn.root).some(({ attributes }) => attributes?.cut);
  return isCut && !card.quote && !card.stat ? choose(context, [choice(article)]) : drawn;
}

/** A message in one of the compositions; much to read, and what none of them holds, is an article. */
export function drawMessage(context: RenderContext, card: Card): DrawnChoice {
  const drawn = isLong(card) ? undefined : drawComposed(context, card);
  return drawn ?? choose(context, [{ name: article.name, draw: () => article.draw(context, card) }]);
}

/** One list in so many is a sheet with ticks; in more of them where the brand's direction prefers it. */
const SHEETS = { usual: 5, preferred: 3 };

/** Points as facts of a composition, as large as it allows, or on a sheet. */
export function drawList(
  context: RenderContext,
  card: Card,
  layouts: readonly [CardLayout, ...CardLayout[]],
): DrawnChoice {
  const of = context.look.prefers.includes(layouts[0].name) ? SHEETS.preferred : SHEETS.usual;
  const { facts } = contentOf(card, false);
  // Ticks say nothing of a price beside its name: names with values are a table.
  const isTable = facts.length > 1 && facts.every(({ label }) => label !== "");
  const isSheet =
    isLong(card) || (!isTable && !tiersOf(facts) && Math.floor(lowDiscrepancy(context.seed, 1) * of) === 0);
  return (isSheet ? undefined : drawLoud(context, card)) ?? drawOneOf(context, card, layouts);
}

const isCutIn = ({ root }: DrawnChoice) => textNodes(root).some(({ attributes }) => attributes?.cut);

/** One offer in so many is a ticket. */
const TICKETS = 4;

/** A price or a discount: as large as an image, or on a ticket. */
export function drawOffer(context: RenderContext, card: Card): DrawnChoice {
  // A story is as tall as several tickets.
  const isTicket = context.shape !== "story" && Math.floor(lowDiscrepancy(context.seed, 1) * TICKETS) === 0;
  const drawn = isTicket ? drawOneOf(context, card, [ticket]) : undefined;
  if (drawn && !isCutIn(drawn)) return drawn;
  return (isLong(card) ? undefined : drawComposed(context, card)) ?? drawOneOf(context, card, [ticket, stat]);
}
