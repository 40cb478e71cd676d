import { wordCount } from "../copy/text.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { leans } from "./write/leaning.ts";

const BEFORE_IT: Record<string, string> = {
  en: "for|to|from|with|on|in|at|of|by|before|after|until|since",
  de: "für|zu|von|mit|an|auf|in|bei|bis|nach|vor|seit",
  fr: "pour|à|de|avec|sur|dans|par|avant|après|depuis",
  es: "para|a|de|con|en|por|antes de|después de|desde|hasta",
  it: "per|a|di|con|su|in|da|prima di|dopo",
  nl: "voor|aan|van|met|op|in|bij|na|sinds",
  pt: "para|a|de|com|em|por|antes de|depois de|desde|até",
};
/** Words for something that stands before, by language: "that person", "before then", "dort". */
const POINTS: Record<string, string> = {
  en: "(?:that|those|these|this) (?!is |are |was |were |(?:year|month|week|weekend|season|spring|summer|autumn|winter|evening|morning|afternoon|christmas|easter|\\p{L}+day)(?!\\p{L}))\\p{L}{3,}",
  de: "(?:diese[rsnm]?|jene[rsnm]?) (?!(?:jahr|monat|woche|wochenende|frühling|sommer|herbst|winter|\\p{L}+tag)(?!\\p{L}))\\p{L}{3,}",
  fr: "(?:cet|cette|ces) (?!année|semaine|été|hiver|automne|après-midi|saison)\\p{L}{3,}",
  es: "(?:es[aeo]s?|aquel\\p{L}*) (?!es |son )\\p{L}{3,}",
  it: "(?:quel|quell[oaie]|quei|quegli|quest[aoie]) (?!anno|mese|settimana|estate|inverno|sera)\\p{L}{3,}",
  nl: "(?:die|dat|deze|dit) (?!jaar|maand|week|weekend|zomer|winter|\\p{L}+dag)\\p{L}{3,}",
  pt: "(?:ess[ae]s?|aquel\\p{L}*) \\p{L}{3,}",
};
const ELSEWHERE: Record<string, string> = {
  en: "(?:before|by|until|since|from) (?:then|that)|(?:parking|nothing|nobody|no one|us|meet|stay|go|be) there(?=[,.!]|$)",
  de: "dort|dorthin|bis dahin|davor|vorher|seitdem",
  fr: "d[’']ici là|là-bas|avant cela|jusque-là",
  es: "allí|allá|hasta entonces|antes de eso",
  it: "lì|fino ad allora|prima di allora",
  nl: "daar|daarheen|tot dan|voor die tijd",
  pt: "lá|ali|até lá|antes disso",
};
const formOf = (code: string) =>
  new Prefiltered(
    `(?:^|(?<!\\p{L})(?:${own(BEFORE_IT, code)}) )(?:${own(POINTS, code)})|(?<!\\p{L})(?:${own(ELSEWHERE, code)})(?!\\p{L})`,
    "iu",
  );
const FORMS = Object.fromEntries(Object.keys(POINTS).map((code) => [code, formOf(code)]));

const FEWEST = 4;
/** A sentence that is only understood after the one that names its person, place or time: it can lead nothing. */
export function refersBack(sentence: string, language: string): boolean {
  const words = sentence.replace(/^\s*["“„«]\s?/u, "");
  return wordCount(words) >= FEWEST && (leans(words, language) || own(FORMS, language)?.test(words) === true);
}
