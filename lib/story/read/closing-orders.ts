import { own } from "../../text/own.ts";
import { PART_FORMS } from "./given-parts-forms.ts";
import { lower, pattern } from "./lower.ts";

/**
 * Orders that name the end of what is made and what it has to say: "At the end tell people that …", "Am Ende soll
 * stehen, dass …", "Sull'ultima pagina scrivete che …", "Close by inviting people to …". What they say is for readers.
 */

/** Where the words for readers begin and end, and how they were led to. */
export type ClosingOrder = { at: number; end: number; how: "clause" | "content" | "invitation" | "list" };

type OrderWords = {
  /** What stands before the part: "at", "auf der". */
  at: string;
  /** The order itself: "say", "soll stehen". */
  say: string;
  that: string;
  people: string;
  /** An order to invite, before what readers are invited to. */
  invite: string;
  /** The same behind it: "zum Termin einladen". */
  inviteLast?: string;
  soft: string;
};

const WORDS: Record<string, OrderWords> = {
  en: {
    at: "(?:at|on|in|for|as) (?:the |a |one )?",
    say: "(?:just |simply |also )?(?:say|add|mention|note|write|put|tell|remind|explain|state|announce|let|point out)(?:ing)?(?: (?:people|readers|everyone|everybody|them|customers|parents|our \\p{L}+))?(?: know)?",
    that: "that",
    people: "people|readers|everyone|everybody|them|customers|parents|visitors|members|our \\p{L}+",
    invite: "(?:an? )?(?:invit(?:e|ing|ation)|ask(?:ing)?|encourag(?:e|ing)|call(?:ing)? on)(?: for)?",
    soft: "please|pls|also|then|and|just|simply|could you|can you|we['’]d like (?:you )?to|should|must|,",
  },
  de: {
    at: "(?:am|auf|im|als|ans) (?:der |die |das |dem )?",
    say: "(?:soll(?:te)?|muss|kann|darf|könnte)?(?: (?:noch|bitte|auch|nur|einfach|dann))*\\s?(?:stehen|kommen|schreib\\p{L}*|sag\\p{L}*|erwähn\\p{L}*|hinweis\\p{L}*|erinner\\p{L}*)",
    that: "dass",
    people: "leute|alle|kunden|leser\\p{L}*",
    invite: "(?:einladung)",
    inviteLast: "einladen",
    soft: "bitte|auch|noch|dann|und|,",
  },
  fr: {
    at: "(?:à|en|sur|dans|pour) (?:la |le |l[’'])?",
    say: "(?:(?:il )?(?:faut|faudrait) )?(?:bien )?(?:dire|dites|écri\\p{L}*|rappel\\p{L}*|précis\\p{L}*|indiqu\\p{L}*|ajout\\p{L}*|mett\\p{L}*)",
    that: "que|qu[’']",
    people: "gens|clients|lecteurs",
    invite: "(?:l[’'])?(?:invitation|invite[rz]?|invitant|appel)(?: (?:les \\p{L}+|tout le monde))?",
    soft: "merci de|s[’']il vous plaît|svp|aussi|et|,",
  },
  es: {
    at: "(?:en|al|a) (?:la |el )?",
    say: "(?:hay que |debe |tiene que )?(?:decir|di|decid|digan|pon\\p{L}*|escrib\\p{L}*|record\\p{L}*|recuerd\\p{L}*|añad\\p{L}*|indic\\p{L}*|aparezca)",
    that: "que",
    people: "gente|clientes|lectores",
    invite: "(?:la )?(?:invitación|invit\\p{L}*)(?: a (?:la gente|todos|todo el mundo))?",
    soft: "por favor|también|y|,",
  },
  it: {
    at: "(?:alla|al|in|nell[a’']|sull[a’']|nella|sulla) ?",
    say: "(?:va |bisogna )?(?:scriv\\p{L}*|dit\\p{L}*|dire|detto|mett\\p{L}*|ricord\\p{L}*|aggiung\\p{L}*|indic\\p{L}*|scritto)",
    that: "che",
    people: "gente|clienti|lettori",
    invite: "(?:l[’'])?(?:invito|invit\\p{L}*)(?: (?:la gente|tutti|i \\p{L}+))?",
    soft: "per favore|anche|e|,",
  },
  nl: {
    at: "(?:aan|op|in|als) (?:het |de )?",
    say: "(?:moet|mag|kan)?(?: (?:nog|graag|ook))*\\s?(?:staan|komen|zeg\\p{L}*|zet|schrijf|vermeld\\p{L}*|noem)",
    that: "dat",
    people: "mensen|klanten|lezers",
    invite: "(?:uitnodiging)",
    inviteLast: "uitnodigen",
    soft: "graag|ook|nog|en|,",
  },
  pt: {
    at: "(?:no|na|em|ao) ?",
    say: "(?:é preciso )?(?:diga\\p{L}*|digam|dizer|coloc\\p{L}*|escrev\\p{L}*|lembr\\p{L}*|indiqu\\p{L}*|ponha\\p{L}*|pedíamos|aparecesse)",
    that: "que",
    people: "pessoas|clientes|leitores",
    invite: "(?:o )?(?:convite|convid\\p{L}*)(?: (?:as pessoas|todos))?",
    soft: "por favor|também|e|,",
  },
};

/** What stands between an invitation and what readers are to do. */
const TO: Record<string, string> = {
  en: "to",
  de: "zu[mr]?",
  fr: "à",
  es: "a",
  it: "a|per",
  nl: "om",
  pt: "a|para",
};

/** "…, y que al final se pueda pedir presupuesto": what people can do there. */
const CAN: Record<string, string> = {
  en: "(?:so )?(?:that )?at the end (?:people|they|readers|customers|everyone) can ",
  fr: "(?:qu['’]|que )?à la fin,? (?:on|les gens) (?:puisse(?:nt)?|peu(?:t|vent)) ",
  es: "(?:que )?al final,? (?:se|la gente) pued[ae]n? ",
  it: "(?:che )?alla fine,? (?:si|la gente) (?:possa|può|possano|possono) ",
  pt: "(?:que )?no (?:fim|final),? (?:se|as pessoas) (?:possam?|podem?) ",
};

/** "We'd like the names of the streets to come right at the end, on their own: Mill Row, …": a wish, the end, and names. */
const LISTED = pattern(
  "^(?=[^:.!?]*(?<!\\p{L})(?:(?:we|i)['’]d|we would|please|should|bitte|soll(?:en|ten)?|möchten|aimerions|voudrions|merci de|svp|gustaría|queremos|por favor|vorremmo|per favore|graag|gostaríamos|devem)(?!\\p{L}))[^:.!?]{4,140}?(?<!\\p{L})(?:at the (?:very )?end|last|am (?:ende|schluss)|zum schluss|à la (?:toute )?fin|en dernier|al final|alla fine|aan het einde?|als laatste|no (?:fim|final)|por último)(?!\\p{L})[^:.!?]{0,40}:\\s+(?=[^:!?]+,[^:!?]* (?:and|&|und|et|y|e|en) )",
);

type OrderForms = {
  can: () => RegExp;
  said: () => RegExp;
  sayFirst: () => RegExp;
  invited: () => RegExp;
  invitedLast: (() => RegExp) | undefined;
};

function formsOf(code: string, words: OrderWords): OrderForms {
  const { at, say, that, people, invite, inviteLast, soft } = words;
  const part = own(PART_FORMS, code)?.closing ?? "";
  const softly = `(?:\\s*(?:${soft})(?!\\p{L}))*`;
  const place = `^\\s*${softly}\\s*(?:${at}|an? |one |the )?(?:${part})(?!\\p{L})`;
  const to = own(TO, code) ?? "to";
  return {
    can: pattern(`^\\s*${softly}\\s*(?:${own(CAN, code) ?? "(?!)"})(?=\\S)`),
    said: pattern(
      `${place}${softly}\\s*(?:${say})(?!\\p{L})${softly}\\s*(?:(?<that>,?\\s*(?:${that})(?:\\s+|(?<=[’'])))|\\s*[:,]?\\s*)(?=\\S)`,
    ),
    // "Zeg aan het eind dat …", "Say at the end that …"
    sayFirst: pattern(
      `^\\s*${softly}\\s*(?:${say})(?!\\p{L})${softly}\\s*(?:${at})?(?:${part})(?!\\p{L})${softly},?\\s*(?:${that})(?:\\s+|(?<=[’']))(?=[^?]+$)`,
    ),
    invited: pattern(
      `${place}[^.!?:]{0,20}?(?<!\\p{L})(?:${invite})(?!\\p{L})(?: (?:the |die |les |la |i |de |as )?(?:${people}))?\\s+(?:${to})\\s+(?=\\S)`,
    ),
    invitedLast: inviteLast
      ? pattern(
          `${place}${softly}\\s*(?:${to})\\s+(?<what>[^.!?:]{4,60}?)\\s+${inviteLast}(?<rest>\\s*[:.!]\\s*)`,
          "d",
        )
      : undefined,
  };
}

const FORMS = new Map(Object.entries(WORDS).map(([code, words]) => [code, formsOf(code, words)]));

/** The words for readers in an order about the end; undefined for other sentences. */
export function closingOrder(sentence: string, language: string): ClosingOrder | undefined {
  const forms = FORMS.get(language);
  if (!forms) return undefined;
  const low = lower(sentence);
  const can = forms.can().exec(low);
  if (can) return { at: can[0].length, end: sentence.length, how: "invitation" };
  const last = forms.invitedLast?.().exec(low)?.indices?.groups?.what;
  if (last) return { at: last[0], end: sentence.length, how: "invitation" };
  const invited = forms.invited().exec(low);
  if (invited) return { at: invited[0].length, end: sentence.length, how: "invitation" };
  const sayFirst = forms.sayFirst().exec(low);
  if (sayFirst) return { at: sayFirst[0].length, end: sentence.length, how: "clause" };
  const said = forms.said().exec(low);
  const listed = low.includes(":") ? LISTED().exec(low) : null;
  if (listed) return { at: listed[0].length, end: sentence.length, how: "list" };
  if (!said) return undefined;
  const how = said.groups?.that ? "clause" : "content";
  return { at: said[0].length, end: sentence.length, how };
}
