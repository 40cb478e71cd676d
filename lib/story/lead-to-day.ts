import { capitalize } from "../copy/text.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Value } from "./values/value.ts";

/** What stands before a day, and what stands there before another one. */
type Lead = readonly [RegExp, string];

/** After a word, and not at the head of a line, a date has its article. */
const BARE = String.raw`(?<=[\p{L}\d]\s)$`;
const lead = (words: string, instead: string): Lead => [
  new Prefiltered(`(?<!\\p{L})(?:${words})\\s$`, "iu"),
  instead,
];
const bare = (instead: string): Lead => [new Prefiltered(BARE, "u"), instead];

/** From a weekday to a date: "na sexta-feira" → "no dia 4 de dezembro". The first that fits is taken. */
const TO_DATE: Readonly<Record<string, readonly Lead[]>> = {
  en: [lead("this|next|this coming", "on ")],
  de: [lead("(?:am )?(?:diese[nm]|nächste[nm]|kommende[nm])", "am ")],
  es: [lead("este|(?:el )?próximo", "el ")],
  pt: [
    lead("d[ao]", "do dia "),
    lead("[ao]", "o dia "),
    lead("(?:n[ao] |à |ao )?(?:próxim[ao])|n[ao]|à|ao|pel[ao]|n?est[ae]", "no dia "),
  ],
  fr: [
    lead("de", "du "),
    lead("à", "au "),
    [/(?<=jusqu['’])à\s$/iu, "au "],
    lead("ce", "le "),
    [/(?<!\p{L})(?:le|au|du)\s$/iu, "$&"],
    bare("le "),
  ],
  it: [
    lead("di|del(?:la)?", "del "),
    lead("da|dal(?:la)?", "dal "),
    lead("a|al(?:la)?", "al "),
    lead("nel(?:la)?|quest[oa]|(?:il |la )?prossim[oa]|il|la", "il "),
    bare("il "),
  ],
};

/** From a date to a weekday: "le 4 décembre" → "samedi". Portuguese agrees afterwards. */
const TO_WEEKDAY: Readonly<Record<string, readonly Lead[]>> = {
  pt: [lead("do dia|de", "do "), lead("no dia|em|ao?|dia", "no ")],
  fr: [lead("du", "de "), lead("au", "à "), [/(?<=jusqu['’])au\s$/iu, "à "], lead("le", "")],
  it: [
    [/(?<!\p{L})del(?:\s|l['’])$/iu, "di "],
    [/(?<!\p{L})dal(?:\s|l['’])$/iu, "da "],
    [/(?<!\p{L})al(?:\s|l['’])$/iu, "a "],
    [/(?<!\p{L})(?:il\s|l['’])$/iu, ""],
  ],
};

/** Words before a weekday that have its gender, where weekdays have two. */
const GENDERS: Readonly<Record<string, { feminine: RegExp; pairs: readonly (readonly [string, string])[] }>> =
  {
    pt: {
      feminine: /-feira/i,
      pairs: pairsOf(
        "no na,do da,ao à,pelo pela,o a,nos nas,dos das,aos às,os as,este esta,neste nesta,deste desta,esse essa,nesse nessa,próximo próxima,último última,todos todas",
      ),
    },
    it: {
      feminine: /^domenica/i,
      pairs: pairsOf(
        "il la,del della,dal dalla,al alla,nel nella,questo questa,prossimo prossima,scorso scorsa,ultimo ultima",
      ),
    },
  };

function pairsOf(list: string): [string, string][] {
  return list.split(",").map((pair) => pair.split(" ") as [string, string]);
}

type Days = { asked: readonly Value[]; given: readonly Value[]; language: string };

/** The text before a day that another one takes the place of, so that articles and prepositions fit the new one. */
export function leadToDay(before: string, { asked, given, language }: Days): string {
  const [was, is] = [asked[0]?.kind, given[0]?.kind];
  const isDated = given.some(({ kind }) => kind === "date");
  // "next Tuesday" → "on Tuesday 1 December"
  const isWhole = isDated && language !== "pt" && asked.every(({ kind }) => kind === "weekday");
  if (was === "weekday" && (is === "date" || isWhole)) return replaced(before, own(TO_DATE, language));
  if (is !== "weekday") return before;
  const led = was === "date" && !isDated ? replaced(before, own(TO_WEEKDAY, language)) : before;
  return agreeing(led, given[0]?.text ?? "", language);
}

function replaced(before: string, leads: readonly Lead[] = []): string {
  for (const [words, instead] of leads) {
    const found = words.exec(before);
    if (found)
      return before.slice(0, found.index) + inCaseOf(found[0], instead === "$&" ? found[0] : instead);
  }
  return before;
}

const inCaseOf = (former: string, word: string) => (/^\p{Lu}/u.test(former) ? capitalize(word) : word);

/** "na próxima" before a masculine day becomes "no próximo". */
function agreeing(before: string, day: string, language: string): string {
  const genders = own(GENDERS, language);
  const [, rest = "", word = "", gap = ""] = /^([\s\S]*?)(?<!\p{L})(\p{L}+)(\s)$/u.exec(before) ?? [];
  const pair = genders?.pairs.find((one) => one.includes(word.toLowerCase()));
  if (!genders || !pair) return before;
  const fit = inCaseOf(word, pair[genders.feminine.test(day) ? 1 : 0]);
  return agreeing(rest, day, language) + fit + gap;
}
