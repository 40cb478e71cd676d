import { MAKER_WORDS } from "../maker-words.ts";
import { lower, pattern } from "../read/lower.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { valuesIn } from "../values/values.ts";
import { isOfTheWork } from "./rules-and-duties.ts";

/** What only readers are asked to do: to give, to book or to apply at an address, and to bring things to an event. */

/** Nothing in it is of a text or a picture. */
const isOfWorkOrPost = (words: string, language: string): boolean =>
  matchesIn(MAKER_WORDS, words).length > 0 || isOfTheWork(words) || namesPartOfPost(lower(words), language);

/** What customers do at an address. Those who make the post are sent questions and drafts there, and nothing of this. */
const ACTS = pattern(
  "(?<!\\p{L})(?:donate|give|book|reserve|register|sign up|apply|order|buy|subscribe|adopt|sponsor|vote|rsvp|spende[nt]?|spendet|buche[nt]?|reservier\\p{L}+|anmelden|bewerb\\p{L}+|bestell\\p{L}+|kauf(?:e|en|t)|abstimmen|donne[rz]|faites un don|réserve[rz]|inscri\\p{L}+|commande[rz]|achete[rz]|vote[rz]|don(?:a|ad|e|en|ar)|reserv(?:a|ad|e|en|ar)|apúnt\\p{L}+|inscríb\\p{L}+|compr(?:a|ad|e|en|ar)|dona(?:te|re)?|prenot(?:a|ate|are)|iscriv\\p{L}+|ordin(?:a|ate|are)|acquist(?:a|ate|are)|doneer|doneren|boek|boeken|reserveer|reserveren|aanmelden|bestel|bestellen|koop|doe|doem|doar|reserve|reservem|reservar|inscrev\\p{L}+|compre|comprem|comprar|encomend\\p{L}+)(?!\\p{L})",
);
/** Who writes asks for an answer: "email me", "ruf mich an". */
const TO_AUTHOR =
  /(?<!\p{L})(?:me|mich|mir|moi|m['’]\p{L}+|mí|avísame|dime|mi(?= \p{L}+(?:te|re))|scrivimi|mij|mim|diga-me|draft|entwurf|brouillon|borrador|bozza|concept|rascunho)(?!\p{L})/iu;

const REACHED: ReadonlySet<string> = new Set(["link", "phone", "email"]);

function actsAtAddress(words: string, language: string): boolean {
  return (
    ACTS().test(lower(words)) &&
    !TO_AUTHOR.test(words) &&
    valuesIn(words, language).some(({ kind }) => REACHED.has(kind))
  );
}

/** "Bring lamps, kettles, anything with a plug", and not what is brought forward or out. */
const BRINGS = pattern(
  "^(?:(?:please|bitte|s[’']il (?:vous|te) plaît|por favor|per favore|graag),? )?(?:(?:just )?bring (?!(?:it|this|that|them|up|out|forward|back|in|the)(?!\\p{L}))|bring(?:t|en sie)? (?!(?:das|den|die|es)(?!\\p{L}))(?=.*(?:mit|vorbei))|apportez |apporte |tra(?:e|ed|igan|iga|edme) |port(?:a|ate) |neem (?=.*mee)|breng (?=.*mee)|trag(?:a|am) )\\p{L}",
);

/** The sentence asks readers to act at an address, or those who come to bring something. */
export function isAskedWithContact({ quote }: Fact, reading: Reading): boolean {
  const words = quote.trim();
  const { language, facts } = reading;
  const isBrought = facts.some(({ kind }) => kind === "when") && BRINGS().test(lower(words));
  return (isBrought || actsAtAddress(words, language)) && !isOfWorkOrPost(words, language);
}
