import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { capitalize, wordCount } from "../../copy/text.ts";
import { numbersHeading } from "../../text/in-numbers.ts";
import type { Headline } from "./block.ts";
import { leans } from "./leaning.ts";
import type { Material } from "./material.ts";
import { isEnumeration } from "./opening-question.ts";

/** "Big number of the week: schools cut …": the label stands above, the statement is the headline. */
export function labelled(card: string, language: string): { label: string; text: string } {
  const [, label = "", said = ""] = /^([^:：.!?]{3,40})\s?[:：]\s*(.{12,})$/u.exec(card) ?? [];
  const counted = numbersHeading(card);
  if (counted && !isEnumeration(counted.said))
    return { label: counted.title, text: capitalize(counted.said) };
  const isName = wordCount(label) <= 5 && !/\d|^(?:introducing|meet)\b/i.test(label);
  const isStatement =
    language === "en" &&
    hasVerb(said) &&
    !isEnumeration(said) &&
    !leans(said, language) &&
    !hasVerb(label) &&
    !isImperative(label);
  return label && isName && isStatement ? { label, text: capitalize(said) } : { label: "", text: card };
}

/** "This year in numbers: 3,412 parcels …" heads a page of numbers, on which the first of them is one of several. */
export function numbersHead({ blocks: [block], options }: Material): Headline | undefined {
  const [piece] = block?.pieces ?? [];
  const { title, said } = numbersHeading(piece?.card ?? "") ?? {};
  return piece && title && said && options.assetType === "infographic"
    ? { text: capitalize(title), facts: piece.facts, rest: [said], block, label: "" }
    : undefined;
}
