import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Block, Headline } from "./block.ts";

/** "Dish of the week: beef cheek, celeriac, red wine sauce": one dish, and what it is made of. */
const ONE_DISH = new Prefiltered(
  /(?<!\p{L})(?:dish|soup|special|plat|soupe|plato|sopa|piatto|zuppa|gerecht|soep|schotel|prato)(?!\p{L})|(?:gericht|suppe)(?!\p{L})/iu,
);
/** "Our recipe for March: chickpea soup with rosemary": a recipe is of the dish that it names. */
const RECIPE = /(?<!\p{L})(?:recipe|\p{L}*rezept|recette|receta|ricetta|recept|receita)(?!\p{L})/iu;
const LABELLED = /^(?<label>(?:[^:：.!?]|\d\.){4,60}):\s+(?<dish>[^:：!?]{4,90})$/u;
const MOST_WORDS = 12;

/** Whether words name one dish, so that what stands behind their colon is no list. */
export const namesOneDish = (words: string): boolean => ONE_DISH.test(words);

/** The dish itself leads, and what it is called stands above it. */
export function dishHead(block: Block): Headline | undefined {
  const [piece] = block.pieces;
  const { label = "", dish = "" } = LABELLED.exec(unstop(piece?.card ?? ""))?.groups ?? {};
  const isDish = namesOneDish(label) || (RECIPE.test(label) && !dish.includes(","));
  if (!piece || !isDish || wordCount(dish) > MOST_WORDS) return undefined;
  return { text: capitalize(dish), facts: piece.facts, rest: [], block, label };
}
