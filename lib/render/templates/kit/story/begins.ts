import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";

const FROM =
  "from|since|as of|starting|ab|seit|ab dem|dès|depuis|à partir du?|desde|a partir del?|dal|da|vanaf|sinds";
const UNTIL =
  "until|till|by|before|bis(?: zum)?|vor|jusqu[’']au|avant(?: le)?|hasta|antes del?|fino al|entro(?: il)?|tot(?: en met)?|voor|até|antes de";

/** "Opens Saturday, 12 December": the first of many days, and no day by itself. */
const OPENS =
  "(?:opens|premieres|starts|begins|öffnet|eröffnet|startet|beginnt|ouvre|débute|commence|abre|empieza|comienza|se estrena|se inaugura|apre|inizia|comincia|debutta|opent|begint|estreia|começa)(?: (?:on|am|le|el|il|op|no|na|em))?";

const before = (words: string) =>
  new RegExp(`(?<!\\p{L})(?<word>(?:${words})(?: (?:le|el|dem|den))?)[\\s,]+(?:\\p{L}{3,12},?\\s+)?$`, "iu");

/** "From Monday, 4 May" begins something that goes on. */
export const BEGINS = new RegExp(`(?<!\\p{L})(?:${FROM})(?: (?:le|el|dem|den))?[\\s,]+$`, "iu");
const BEFORE = before(`${FROM}|${OPENS}`);
/** A sentence cannot end with a word that leads to a day. */
const LEADS_ON = new RegExp(`\\S.*(?<!\\p{L})(?:${FROM}|${UNTIL})(?: (?:le|el|dem|den))?[\\s,]*$`, "iu");
/** "From 4 to 8 May" has an end as well, which the day does not say. */
const GOES_TO = /^\s*(?:to|until|till|through|bis|au|al|a|tot|até|[–-])(?!\p{L})/iu;

/** Whether the words, torn from the day behind them, still wait for it. */
export const waitsForDay = (words: string): boolean => LEADS_ON.test(words);

/** The day of an occasion as its author has it: "From 3 June" is no single day. `headline` is what stands over it. */
export function dayOf(story: Story, headline = story.headline.text): string {
  const { when, facts, language, spoken } = story;
  const date = when?.date ?? "";
  if (date === "" || language !== spoken) return date;
  const said = facts.filter(({ from, quote }) => from === "brief" && quote.includes(date));
  const words = said.map(({ quote }) => {
    const at = quote.indexOf(date);
    const word = BEFORE.exec(quote.slice(0, at))?.groups?.word;
    return word && !GOES_TO.test(quote.slice(at + date.length)) ? word : "";
  });
  const found = words.find(Boolean) ?? "";
  // A headline that ends with "opens" says so once.
  const word = IS_OPENING.test(found) && endsWithWord(headline, found) ? "" : found;
  const day = word === "" || BEFORE.test(`${date.split(/\s/u)[0]} `) ? date : `${capitalized(word)} ${date}`;
  return day.replace(SAME_MONTH, "$<first> ");
}

const IS_OPENING = new RegExp(`^(?:${OPENS})$`, "iu");
const endsWithWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .replace(/[\s.!]+$/u, "")
    .endsWith((word.split(/\s/u)[0] ?? "").toLowerCase());

/** "Monday 7 December until Wednesday 16 December": one month is enough. */
const SAME_MONTH =
  /(?<first>\d{1,2}\.?)\s(?:de\s)?(?<month>\p{L}{3,12})\s(?=(?:to|until|till|through|bis(?: zum)?|au|al?|ao|tot(?: en met)?|até|[–-])\s(?:\p{L}{2,12},?\s)?\d{1,2}\.?\s(?:de\s)?\k<month>(?!\p{L}))/iu;
