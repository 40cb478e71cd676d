import { own } from "../../text/own.ts";
import { FORM_WORDS } from "./form-words.ts";
import { lower, pattern } from "./lower.ts";

/** Orders whose piece is to say what the brief has said already: "Would like a simple card saying so." */

type BackWords = {
  /** Before the name of what is made. */
  want: string;
  /** "saying so": what points back to the words before. */
  back: string;
};

const WORDS: Record<string, BackWords> = {
  en: {
    want: "(?:i |we )?(?:would|could|can|may|might|should|want|need|like|love)(?: (?:like|love|you|we|have|get|do|make|create|to|please|us|i))*|please|make|create|just",
    back: "(?:that says|which says|saying|to say|telling people|announcing|to announce|about|with) (?:just |exactly |only )?(?:so|that|this|it|the same)",
  },
  de: {
    want: "(?:ich |wir )?(?:hätten?|brauchen?|möchten?|wollen|könn\\p{L}+|bitte)(?: (?:gern|gerne|bitte|ihr|sie|wir|ich|uns))*",
    back: "(?:,? (?:die|der|das|auf der|auf dem) (?:genau |einfach )?(?:das|dies|es) (?:so )?(?:sagt|mitteilt|ankündigt|steht)|dazu|darüber)",
  },
  fr: {
    want: "(?:je |nous |on )?(?:voudrais|voudrions|voudrait|aimerais|aimerions|aimerait|souhaite|souhaitons|veux|voulons|pouvez-vous faire|pourriez-vous faire|il (?:nous |me )?faudrait|il (?:nous |me )?faut)",
    back: "(?:qui (?:le|l[’']) ?(?:dise|dit|annonce)|pour (?:le|l[’']) ?(?:dire|annoncer)|disant cela|à ce sujet|là-dessus)",
  },
  es: {
    want: "(?:querría(?:mos)?|queremos|quiero|quisiera(?:mos)?|necesito|necesitamos|me gustaría|nos gustaría|podéis hacer|puedes hacer)",
    back: "(?:que (?:lo|eso|esto) (?:diga|cuente|anuncie)|que diga (?:eso|esto)|para (?:decirlo|anunciarlo|contarlo)|diciéndolo|sobre (?:eso|esto))",
  },
  it: {
    want: "(?:vorrei|vorremmo|vogliamo|mi serve|ci serve|mi servirebbe|ci servirebbe|mi piacerebbe|ci piacerebbe|potete fare|puoi fare)",
    back: "(?:che (?:lo|l[’']) ?(?:dica|dice|annunci|annuncia)|che dica (?:questo|proprio questo|così)|per (?:dirlo|annunciarlo)|su questo)",
  },
  nl: {
    want: "(?:(?:we|wij|ik) (?:willen|wil|zouden|zou)(?: graag)?|graag|maak|kunnen jullie|kun je)",
    back: "(?:die|dat|waarop|waar) (?:dat|dit|het)? ?(?:zegt|meldt|vertelt|staat|op staat)|daarover",
  },
  pt: {
    want: "(?:queria|queríamos|queremos|quero|gostava de|gostávamos de|gostaria de|gostaríamos de|preciso de|precisamos de|podem fazer|façam)",
    back: "(?:a (?:dizer|anunciar) (?:isso|isto|só isso)|que (?:o )?diga(?: isso| isto)?|que o anuncie|para (?:o dizer|dizer isso|anunciar isso)|sobre (?:isso|isto))",
  },
};

/** "… would be great" */
const NICE =
  "(?: (?:would|should) (?:be|do)(?: (?:\\p{L}+ ){0,2}\\p{L}+)?| wäre (?:\\p{L}+ ){0,2}\\p{L}+| serait \\p{L}+| sería \\p{L}+| sarebbe \\p{L}+| zou \\p{L}+ zijn| seria \\p{L}+)?";
const POLITE =
  "(?:,? (?:please|pls|bitte|svp|s[’']il (?:vous|te) plaît|por favor|per favore|graag|thanks|danke|merci))?";

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, { want, back }]) => {
    const { sure = "(?!)", other = "(?!)" } = own(FORM_WORDS, code) ?? {};
    const form = `(?:[\\p{L}-]+ ){0,4}?(?:${sure}|${other})(?: [\\p{L}-]+){0,2}?`;
    return [code, pattern(`^\\W*(?:(?:${want}) )?${form},? ?(?:${back})${NICE}${POLITE}[\\s.!?]*$`)];
  }),
);

/** Longer sentences tell something. */
const LONGEST = 110;

/** The sentence orders a piece and says nothing besides. */
export const pointsBackOnly = (sentence: string, language: string): boolean =>
  sentence.length <= LONGEST && PATTERNS.get(language)?.().test(lower(sentence)) === true;
