import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** Words that ask for another one, by language. What also ends sentences, as "Join in" and "Wir laden ein", is none. */
const ASKS_FOR_MORE: Record<string, string> = {
  en: "starting|beginning|until|an?|the|of|to|for|and|or|with|from|your|our|their|by|at|than|into",
  de: "beginnend|(?:gilt|gelten|gültig) ab|der|den|dem|des|eine[nmrs]?|und|oder|von|vom|zum|zur|für|bei|im|am|ins|ans|seit|bis|zwischen|ohne",
  fr: "dès|depuis|à partir|l[ae]s?|une?|des?|du|aux?|et|ou|avec|pour|par|sur|dans|chez|en|à|entre",
  es: "a partir|el|l[ao]s?|un[ao]?s?|del?|al?|y|o|con|para|por|en|sin|entre|desde|hasta",
  it: "a partire|il|l[aoe]|i|gli|un[ao]?|d[ei]|del|dell[aeo]|dei|degli|al?|all[aeo]|e|o|con|per|dal?|in|nel|nell[ae]|tra|fra",
  pt: "a partir|até|[ao]s?|uma?|d[eao]s?|ao|à|e|ou|com|para|por|em|n[oa]s?|entre",
  nl: "vanaf|tot|de|het|een|en|of|met|van",
};

/** "Not sure? See": all of a sentence is a verb without what it is to be done with. */
const SEES_NOTHING = /(?:^|[.!?？]\s+)(?:see|visit|siehe|voir|ver|vea|vedi|zie|veja)\s*[.…:]?$/iu;
/** "Which: £51.23 per resident": half of a sentence that stands elsewhere; a question may begin so. */
const REFERS_BACK =
  /^(?:(?:which|whose|welche[rs]?|dont|lequel|laquelle|il che|cui|lo cual|cuy[oa]s?|waarvan|cuj[oa]s?)(?!\p{L})|(?:which|qui|que|che|die|das|wat)\s?:)[^?？]*$/iu;
/** "Which of the three ways is right for you", "Welche Dämmung für Altbauten passt": what a guide answers. */
const ASKS_WHICH =
  /^(?:which|welche[rs]?)\s(?:of|von)\s|^(?:which|welche[rs]?)\s(?!(?:is|are|was|were|will|has|have|had|can|may|must|we|you|they|it|he|she|i|ist|sind|war|waren|wird|werden|hat|haben|kann|wir|sie|ihr|er|es)(?!\p{L}))(?:\p{L}+\s){1,4}?(?:to|is|are|should|do|does|suits?|fits?|works?|ist|sind|passt|passen|hilft|lohnt|braucht?|eignet|eignen)(?!\p{L})/iu;

/** Words that end in the middle of a thought, or begin there. */
function isTorn(words: string, language: string): boolean {
  const ends = own(ASKS_FOR_MORE, language) ?? "(?!)";
  const isOpen = new Prefiltered(`\\s(?:${ends})\\s*[.…]?$`, "iu").test(words);
  return isOpen || SEES_NOTHING.test(words) || (REFERS_BACK.test(words) && !ASKS_WHICH.test(words));
}

/** The largest words of a picture where they end in the middle, as their template has taken the rest away. */
export function tornLead({ story, lead, closing }: Pick<Published, "story" | "lead" | "closing">): Leak[] {
  const largest = [lead, closing].filter((words) => words !== undefined);
  const quote = largest.find((words) => isTorn(words, story.spoken));
  if (quote !== undefined)
    return [
      {
        where: "picture",
        quote,
        says: `the largest words of the picture, ${quoted(quote)}, end in the middle`,
      },
    ];
  return lead !== undefined && isList(lead)
    ? [
        {
          where: "picture",
          quote: lead,
          says: `the largest words of the picture are a list, ${quoted(lead)}; what is its title?`,
        },
      ]
    : [];
}

/** "Oui : épluchures, marc de café et filtre, coquilles d'œufs, fleurs": a label and its entries are no title. */
const isList = (lead: string): boolean => /^[^:：,]{2,30}\s?[:：]\s(?:[^,]{3,40},\s){3,}/u.test(lead);
