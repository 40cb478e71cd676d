import { lower, pattern } from "./lower.ts";

/** What may be asked about a source of the brief: whose it is, and that it is named. By language. */
const ORDERS: Record<string, readonly string[]> = {
  en: [
    "(?:attribute|credit|cite|caption|quote|mention) (?:(?:it|this|that|them|him|her)(?: (?:to|as|with) [^.!?]{2,60})?|(?:the |our |her |his |their )(?:quote|quotation|line|words?|photo(?:grapher|s)?|picture|image|paper|newspaper|magazine|author|reviewer|source)s?(?:,? [^.!?]{2,60})?)",
    "(?:the )?(?:photo |picture |image )?credits? (?:to|goes to|should (?:go|read)|must (?:go|read))[^.!?]{2,60}|spell (?:it|her|his|their|the) [^.!?]{2,60}",
  ],
  de: [
    "(?:das (?:zitat|foto|bild) )?(?:der|dem|die|den|das|unserer?m?) [^.!?]{2,40} (?:zuschreiben|zuordnen)",
    "(?:die |den |das |bitte )*(?:quelle|zeitung|urheber|fotograf(?:in)?|autor(?:in)?|bildnachweis)(?:\\p{L}*)? (?:bitte )?(?:dazu ?)?(?:mit ?)?(?:als quelle )?(?:nennen|angeben|erwähnen|dazuschreiben)|(?:nenn|erwähn)(?:e|t|en sie) (?:bitte )?(?:die|den|das) (?:quelle|zeitung|urheber|fotograf\\p{L}*|autor\\p{L}*)[^.!?]{0,40}",
  ],
  fr: [
    "(?:de |d['’])?(?:l['’])?(?:attribue[rz]?|crédite[rz]?|cite[rz]?|mentionne[rz]?)(?:-l[ae]s?|-le)?,? (?:(?:la|le|au|à la|aux) )?(?:source|journal|auteure?|photographe|presse|revue|magazine|crédit)[^.!?]{0,40}",
  ],
  es: [
    "(?:atribúye|atribuid|atribuya|cit[ae]d?|menciona[d]?|acredita[d]?)(?:l[ao]s?)? (?:a |al |a la )?(?:la |el )?(?:fuente|periódico|diario|autor[a]?|fotógraf[oa]|revista)[^.!?]{0,40}",
  ],
  it: [
    "(?:attribui(?:te|re|sci)?|cita(?:te|re)?|menziona(?:te|re)?|accredita(?:te|re)?)(?:l[ao])? (?:(?:a|al|alla|la|il|lo) )?(?:l['’])?(?:fonte|giornale|autore|autrice|fotograf[oa]|rivista)[^.!?]{0,40}",
  ],
  nl: [
    "(?:noem|vermeld)(?: graag)? (?:de |het |hem |haar )?(?:bron|krant|auteur|fotograaf|blad|tijdschrift)[^.!?]{0,40}|(?:de |het )?(?:bron|krant|auteur|fotograaf)(?: graag)?(?: als bron)? (?:noemen|vermelden|erbij zetten)",
  ],
  pt: [
    "(?:atribua[m]?|cite[m]?|mencione[m]?|credite[m]?)(?:-[oa])? (?:(?:ao|à|a|o) )?(?:fonte|jornal|autora?|fotógraf[oa]|revista)[^.!?]{0,40}",
  ],
};
const POLITE =
  "(?:(?:please|pls|and|also|bitte|und|merci|et|s['’]il (?:vous|te) plaît|veuillez|por favor|y|per favore|e|graag|en)[, ]+)*";

const ASKED = new Map(
  Object.entries(ORDERS).map(([code, forms]) => [
    code,
    pattern(
      `^\\s*${POLITE}(?:${forms.join("|")})(?:,? (?:please|pls|bitte|graag|por favor|per favore))?\\s*[.!]*\\s*$`,
    ),
  ]),
);

/** "Please attribute it to the paper.": whose words or picture it is, for the maker of the post. */
export const asksForCredit = (sentence: string, language: string): boolean =>
  ASKED.get(language)?.().test(lower(sentence)) === true;
