import { isBalanced } from "../../../../text/balanced.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { stopped } from "../../../../text/stopped.ts";
import { writtenDay } from "../../card/dates.ts";

/** A longer headline is read, not seen; a part that stands alone as one has so many letters and words. */
const LONG = 52;
const TITLE = { least: 12, most: 46, words: 3 };
const PARTED = /^(?<title>.+?)(?::|\s[–—])\s+(?<rest>\S.+)$/u;

/** "Until Saturday 12 December": when something is, and not what. */
const ONLY_WHEN =
  /^(?:only |nur |noch )?(?:until|till|up to|from|since|as of|starting|on|this|next|by|before|seit|bis(?: zum)?|ab|am|vom|diesen|nächsten|jusqu[’']au|dès|depuis|à partir du|du|le|ce|hasta el|desde el|a partir del|el|este|fino al?|a partire dal?|dal|da|il|questo|tot(?: en met)?|vanaf|sinds|op|deze|a partir de|desde|até|de|em|no|este)\s(?:\S+\s){0,6}\S+$/iu;
const isOnlyWhen = (title: string) => ONLY_WHEN.test(title) && writtenDay(title) !== "";

const COMPARED = /\s(?:vs\.?|versus)\s/iu;

type Titled = { headline: string; supporting: string };

/**
 * A long headline that announces its second half: the first half is the headline, and the second opens the text under
 * it. "We have the new oil: extra virgin, from the early harvest".
 */
export function withShortTitle<T extends Titled>(words: T): T {
  const { title = "", rest = "" } = PARTED.exec(words.headline)?.groups ?? {};
  const isTitle =
    words.headline.length > LONG &&
    title.length >= TITLE.least &&
    title.length <= TITLE.most &&
    title.split(/\s+/u).length >= TITLE.words &&
    isBalanced(title) &&
    isBalanced(rest) &&
    // "Side by side: A vs B": what is compared is the title.
    !COMPARED.test(rest);
  if (!isTitle) return words;
  if (isOnlyWhen(title)) return whatFirst(words, title, rest);
  const opening = capitalized(stopped(rest));
  return { ...words, headline: title, supporting: [opening, words.supporting].filter(Boolean).join(" ") };
}

/** What there is heads its terms and its day: "All linen at £14 a metre. If you buy two metres. Until Saturday." */
function whatFirst<T extends Titled>(words: T, title: string, rest: string): T {
  const [what = rest, ...terms] = rest.split(/,\s+(?=if|when|wenn|falls|si|se|als)/iu);
  const said = [...terms, title].map((text) => `${capitalized(text.replace(/[.!?…]$/u, ""))}.`);
  return {
    ...words,
    headline: capitalized(what.replace(/\.$/u, "")),
    supporting: [...said, words.supporting].filter(Boolean).join(" "),
  };
}
