import { wordCount } from "../copy/text.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { leans } from "./write/leaning.ts";

/** Words for something that stands before, by language. */
type BackWords = {
  /** What may stand before a pointer. */
  preposition: string;
  /** "That person", "diese Frau". */
  pointer: string;
  /** "Before then", "dort". */
  adverb: string;
};
const WORDS: Record<string, BackWords> = {
  en: {
    preposition: "for|to|from|with|on|in|at|of|by|before|after|until|since",
    pointer:
      "(?:that|those|these|this) (?!is |are |was |were |(?:year|month|week|weekend|season|spring|summer|autumn|winter|evening|morning|afternoon|christmas|easter|\\p{L}+day)(?!\\p{L}))\\p{L}{3,}",
    adverb:
      "(?:before|by|until|since|from) (?:then|that)|(?:parking|nothing|nobody|no one|us|meet|stay|go|be) there(?=[,.!]|$)",
  },
  de: {
    preposition: "für|zu|von|mit|an|auf|in|bei|bis|nach|vor|seit",
    pointer:
      "(?:diese[rsnm]?|jene[rsnm]?) (?!(?:jahr|monat|woche|wochenende|frühling|sommer|herbst|winter|\\p{L}+tag)(?!\\p{L}))\\p{L}{3,}",
    adverb: "dort|dorthin|bis dahin|davor|vorher|seitdem",
  },
  fr: {
    preposition: "pour|à|de|avec|sur|dans|par|avant|après|depuis",
    pointer: "(?:cet|cette|ces) (?!année|semaine|été|hiver|automne|après-midi|saison)\\p{L}{3,}",
    adverb: "d[’']ici là|là-bas|avant cela|jusque-là",
  },
  es: {
    preposition: "para|a|de|con|en|por|antes de|después de|desde|hasta",
    pointer: "(?:es[aeo]s?|aquel\\p{L}*) (?!es |son )\\p{L}{3,}",
    adverb: "allí|allá|hasta entonces|antes de eso",
  },
  it: {
    preposition: "per|a|di|con|su|in|da|prima di|dopo",
    pointer:
      "(?:quel|quell[oaie]|quei|quegli|quest[aoie]) (?!anno|mese|settimana|estate|inverno|sera)\\p{L}{3,}",
    adverb: "lì|fino ad allora|prima di allora",
  },
  nl: {
    preposition: "voor|aan|van|met|op|in|bij|na|sinds",
    pointer: "(?:die|dat|deze|dit) (?!jaar|maand|week|weekend|zomer|winter|\\p{L}+dag)\\p{L}{3,}",
    adverb: "daar|daarheen|tot dan|voor die tijd",
  },
  pt: {
    preposition: "para|a|de|com|em|por|antes de|depois de|desde|até",
    pointer: "(?:ess[ae]s?|aquel\\p{L}*) \\p{L}{3,}",
    adverb: "lá|ali|até lá|antes disso",
  },
};
const formOf = ({ preposition, pointer, adverb }: BackWords) =>
  new Prefiltered(
    `(?:^|(?<!\\p{L})(?:${preposition}) )(?:${pointer})|(?<!\\p{L})(?:${adverb})(?!\\p{L})`,
    "iu",
  );
const FORMS = new Map(Object.entries(WORDS).map(([code, words]) => [code, formOf(words)]));

const FEWEST = 4;
/** A sentence that is only understood after the one that names its person, place or time: it can lead nothing. */
export function refersBack(sentence: string, language: string): boolean {
  const words = sentence.replace(/^\s*["“„«]\s?/u, "");
  return wordCount(words) >= FEWEST && (leans(words, language) || FORMS.get(language)?.test(words) === true);
}
