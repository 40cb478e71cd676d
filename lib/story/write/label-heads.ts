import { ASSET_TYPES } from "../../asset-types.ts";
import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { isEvent } from "../read/event-words.ts";
import type { Block, Headline } from "./block.ts";
import { announces, tellsSince } from "./clauses.ts";
import { withoutFeeling } from "./feeling-lead.ts";
import type { Material } from "./material.ts";

/** "Second pair half price: buy …": what stands before the colon is a headline; of "Saturday workshop: throw a bowl" what one does. */
export function announced(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const [, label = "", said = ""] = /^([^:：.!?]{8,64})\s?[:：]\s+(.{12,})$/u.exec(piece?.card ?? "") ?? [];
  const isHeading = language === "en" && wordCount(label) >= 2 && wordCount(label) <= 9 && !hasVerb(label);
  if (!piece || !isHeading || !isImperative(said)) return undefined;
  const isDone = isEvent(label) && size(said) <= 44;
  const text = capitalize(unstop(isDone ? said : label));
  return { text, facts: piece.facts, rest: isDone ? [] : [said], block, label: isDone ? label : "" };
}

const NAME = { words: 6, letters: 12, whole: 64, dated: 96 };

/** "Brot-Abo für Büros: Wir liefern jeden Werktag …": a long sentence is headed by the name before its colon. */
export function headed(block: Block, { language, options, reading }: Material): Headline | undefined {
  const [piece] = block.pieces;
  const [, label = "", said = ""] =
    /^(\p{Lu}[^:：.!?\d]{8,48})\s?[:：]\s+(.{24,})$/u.exec(piece?.card ?? "") ?? [];
  const isLong = size(piece?.card ?? "") > (tellsSince(said) ? NAME.dated : NAME.whole);
  // "Winterangebot" is two words of other languages; a film has a scene for what it is.
  const isScene = ASSET_TYPES[options.assetType].content === "scenes" && reading.occasion === "offer";
  const isCompound = isScene && /^(?:de|nl)$/u.test(language);
  const isName =
    wordCount(label) >= (isCompound ? 1 : 2) && wordCount(label) <= NAME.words && size(label) >= NAME.letters;
  const isFeeling = withoutFeeling(piece?.card ?? "") !== piece?.card;
  return piece &&
    language !== "en" &&
    hasSpaces(language) &&
    isLong &&
    isName &&
    !announces(label) &&
    !isFeeling
    ? { text: unstop(label), facts: piece.facts, rest: [said], block, label: "" }
    : undefined;
}
