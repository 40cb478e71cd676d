import { textNodes } from "../../scene.ts";
import type { RenderContext } from "../../template.ts";
import { type Choice, choose, type DrawnChoice } from "../kit/choose.ts";
import { article, isLong } from "./article.tsx";
import type { Card, CardLayout } from "./data.ts";
import { field } from "./field.tsx";
import { figure } from "./figure.tsx";
import { numeral } from "./numeral.tsx";
import { oversize } from "./oversize.tsx";
import { statement } from "./statement.tsx";

/** Layouts that follow the direction in everything, for content of the kind of the others. */
function ownOf({ look, shape }: RenderContext, layouts: readonly CardLayout[]): readonly CardLayout[] {
  if (look.id === "signal") return [];
  if (layouts.includes(field)) return [statement, oversize];
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
  const [first, ...others] = [...ownOf(context, layouts), ...layouts];
  const drawn = choose(context, [choice(first ?? statement), ...others.map(choice)]);
  const isCut = textNodes(drawn.root).some(({ attributes }) => attributes?.cut);
  return isCut && !card.quote && !card.stat ? choose(context, [choice(article)]) : drawn;
}
