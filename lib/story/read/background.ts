import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";

/** Sentences that tell how it was, before the news: what a brief begins with, and not what it is about. */

/** Words for a time that is over, months ago at least: yesterday's fault is still news. */
const BEFORE: Record<string, () => RegExp> = {
  en: pattern(
    "^(?:(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d|the past)|last (?:year|month|winter|spring|summer|autumn|fall|season|january|february|march|april|may|june|july|august|september|october|november|december)|(?:for|over) (?:years|decades|months|ages|a long time|too long|the (?:last|past) (?:\\w+ )?(?:years|months))|until (?:now|recently|last (?:year|month|week))|(?:up )?(?:to|till) now|so far|previously|used to|(?:a|one|two|three|four|five|\\d+|some|many|a few|several) (?:years?|months?) ago|when we (?:started|opened|began|moved))[ ,]",
  ),
  de: pattern(
    "^(?:letzte[snrm]? (?:jahr|monat|winter|frühjahr|sommer|herbst|saison)|im (?:letzten|vergangenen) \\p{L}+|vor (?:\\p{L}+|\\d+) (?:jahren|monaten)|früher|bisher|bislang|jahrelang|lange zeit|lange(?= (?:war|ist|sind|ha[tb]|gab|ging|mu[sß]|konnt|stand|lag|fehlt|blieb|dauert|wurd|such))|bis (?:jetzt|vor kurzem)) ",
  ),
  fr: pattern(
    "^(?:l['’](?:an|hiver|été|automne) dernier|le (?:mois|printemps) dernier|jusqu['’](?:ici|à présent|à maintenant)|pendant (?:des années|longtemps)|il y a \\p{L}+ (?:ans|mois)|avant(?! et (?:après|maintenant)))[ ,]",
  ),
  es: pattern(
    "^(?:el (?:año|mes|invierno|verano|otoño) pasado|hasta ahora|durante (?:años|meses|mucho tiempo)|hace \\p{L}+ (?:años|meses)|antes(?! y (?:después|ahora)))[ ,]",
  ),
  it: pattern(
    "^(?:(?:l['’]anno|il mese|l['’]inverno|l['’]estate) scors[oa]|finora|per (?:anni|mesi)|\\p{L}+ (?:anni|mesi) fa|prima(?! e (?:dopo|adesso|ora)))[ ,]",
  ),
  nl: pattern(
    "^(?:vorig(?:e)? (?:jaar|maand|winter|zomer|herfst)|tot (?:nu toe|voor kort)|jarenlang|\\p{L}+ (?:jaar|maanden) geleden|vroeger)[ ,]",
  ),
  pt: pattern(
    "^(?:n?o (?:ano|mês|inverno|verão) passado|até agora|durante (?:anos|meses)|há \\p{L}+ (?:anos|meses)|antes(?! e (?:depois|agora)))[ ,]",
  ),
};

/** A sentence in the past tense of English; in other languages the words for the time decide alone. */
const PAST =
  /(?<!\p{L})(?:was|were|had|did|could|couldn['’]t|took|lost|broke|went|came|made|got|fell|used to|(?!need|feed|speed|seed|weed|bleed|indeed)\p{Ll}{2,}ed)(?!\p{L})/u;
/** What was bad or hard: an achievement of last year is no background. */
const HARD =
  /(?<!\p{L})(?:down|closed?|shut|lost|broke|broken|failed|could(?: not|n['’]t)|had to|flood\w*|fire|storms?|damag\w+|cancel\w+|wait\w*|without|no|not|never|only|complain\w*|delay\w*|slow|problems?|outages?|stolen|leak\w*|ruin\w*|struggl\w+|missed|stopped|took|hard|difficult|queue\w*|by hand|on paper|used to)(?!\p{L})/iu;
const PRESENT = /(?<!\p{L})(?:is|are|has|have|will|can|now|today)(?!\p{L})/u;

/** "In March our dashboard was down for four hours": how it was, some time ago. */
export function isBackground(sentence: string, language: string): boolean {
  if (!own(BEFORE, language)?.().test(lower(sentence.trim()))) return false;
  return language !== "en" || (PAST.test(sentence) && HARD.test(sentence) && !PRESENT.test(sentence));
}
