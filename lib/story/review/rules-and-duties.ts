import { own } from "../../text/own.ts";
import { certainlyFor, surelyFor } from "../addressee/addressee.ts";
import { conceptsOf } from "../addressee/concepts.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";

/** Sentences whose grammar says that they are for readers: rules about a thing, duties of a job, orders to an app. */

/** "The shares need not be equal.", "A swap needs no new bracket.": what a thing need not, by language. */
const NEED_NOT: Record<string, RegExp> = {
  en: /^(?:the|an?|each|your|our|any|all|both)\s(?<thing>(?:\p{L}+\s){1,3}?)(?:need not|needs? no|do(?:es)? not (?:need|have to)|do(?:es)?n[’']?t (?:need|have to))\s[^!?:]{3,80}\.$/iu,
  de: /^(?:der|die|das|den|ein|eine|jede[rs]?|alle|ihre?)\s(?<thing>(?:\p{L}+\s){1,3}?)(?:brauch(?:t|en) (?:keine?n?|nicht)|muss nicht|müssen nicht|braucht? nicht)\s[^!?:]{3,80}\.$/iu,
  fr: /^(?:le|la|les|un|une|chaque|votre|vos)\s(?<thing>(?:\p{L}+\s){1,3}?)(?:n[’'](?:a|ont) pas (?:besoin|à)|ne nécessite(?:nt)? (?:pas|aucun))\s?[^!?:]{3,80}\.$/iu,
  es: /^(?:el|la|los|las|un|una|cada|su|sus)\s(?<thing>(?:\p{L}+\s){1,3}?)no (?:tienen? que|necesitan?|requieren?)\s[^!?:]{3,80}\.$/iu,
  it: /^(?:il|lo|la|i|gli|le|un|una|ogni)\s(?<thing>(?:\p{L}+\s){1,3}?)non (?:dev(?:e|ono)|richied(?:e|ono)|ha bisogno|hanno bisogno)\s[^!?:]{3,80}\.$/iu,
  nl: /^(?:de|het|een|elke?|uw|je)\s(?<thing>(?:\p{L}+\s){1,3}?)(?:hoe(?:ft|ven) (?:niet|geen)|heeft geen|hebben geen)\s[^!?:]{3,80}\.$/iu,
  pt: /^(?:o|a|os|as|um|uma|cada)\s(?<thing>(?:\p{L}+\s){1,3}?)não (?:têm?|precisam?|requer(?:em)?)\s[^!?:]{3,80}\.$/iu,
};

/** What a picture, a film or a text has: a rule about it is for its maker. */
const OF_THE_WORK: ReadonlySet<string> = new Set([
  "medium",
  "type",
  "place",
  "colour",
  "look",
  "sound",
  "motion",
  "company",
  "weight",
  "wording",
]);
const HEADING = /^(?:kop|kopje|chapô|encabezado|occhiello|cabeçalho)$/u;
const conceptsIn = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (HEADING.test(word) ? ["type"] : conceptsOf(word)));
/** Speaks of a picture, a film or a text. */
export const isOfTheWork = (words: string) => conceptsIn(words).some((concept) => OF_THE_WORK.has(concept));

function tellsNeedNot({ quote }: Fact, { language }: Reading): boolean {
  const words = quote.trim();
  const thing = own(NEED_NOT, language)?.exec(words)?.groups?.thing;
  return thing !== undefined && !isOfTheWork(words) && certainlyFor(words, language) === undefined;
}

/** "You teach two apprentices.": in a vacancy it addresses those who may apply. */
const YOU = /^(?:you|you[’']ll|je|jij|u|du|sie|tu|vous|usted|lei|você)\s\p{Ll}[^!?:]{6,160}\.$/iu;

function tellsDuty({ quote }: Fact, { language, occasion }: Reading): boolean {
  const words = quote.trim();
  const isDuty = occasion === "hiring" && YOU.test(words) && matchesIn(MAKER_WORDS, words).length === 0;
  return isDuty && !conceptsIn(words).includes("medium") && surelyFor(words, language) === undefined;
}

/** "設定画面の「言語」から切り替えてください。": what a user of an app has to press. */
const USES_APP =
  /(?:設定|画面|メニュー|アプリ|マイページ|ボタン)[^。]*(?:から|を|で)[^。]*(?:切り替えて|選んで|お選び|押して|開いて|設定して|ご?確認(?:して)?|更新して|有効にして|タップして)ください。?$/u;

const tellsOfApp = ({ quote }: Fact, { language }: Reading): boolean =>
  language === "ja" && USES_APP.test(quote.trim()) && certainlyFor(quote.trim(), language) === undefined;

export const isRuleOrDuty = (fact: Fact, reading: Reading): boolean =>
  [tellsNeedNot, tellsDuty, tellsOfApp].some((is) => is(fact, reading));
