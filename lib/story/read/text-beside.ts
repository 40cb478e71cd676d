import { lower, pattern } from "./lower.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { readClauses } from "./that-clauses.ts";

/**
 * "The post text to go along can mention that version 4 is out and that it is free.": what the text beside a picture says
 * is for readers, and that it stands there is for the maker.
 */

type BesideWords = {
  /** The text, with what it goes along with. */
  text: string;
  may: string;
  say: string;
};

const WORDS: Record<string, BesideWords> = {
  en: {
    text: "(?:in )?(?:the |our )?(?:(?:post|link|body|accompanying|social) )?(?:text|caption|copy|post|description)(?: (?:to go along|(?:that )?(?:goes|going) (?:along |out )?with (?:it|the \\p{L}+)|below(?: (?:it|the \\p{L}+))?|under(?:neath)?(?: (?:it|the \\p{L}+))?|beside (?:it|the \\p{L}+)|accompanying the \\p{L}+|for the \\p{L}+))?,?",
    may: "(?:(?:you|we|it) )?(?:can|could|may|might|should)(?: also| just| then)?",
    say: "(?:say|mention|add|tell (?:people|them|readers)|note|explain|point out) that",
  },
  de: {
    text: "(?:im |in den |der )?(?:begleit|post|beitrags)?text(?: (?:dazu|darunter|daneben|zum (?:link|bild)|unter dem (?:bild|link)|beim link))?",
    may: "(?:könnt|können|kannst|könnte|könntet|dürft|darf|kann|soll)(?: (?:ihr|sie|du|man))?(?: (?:auch|gern|gerne|noch|ruhig))*",
    say: "(?:sagen|erwähnen|schreiben|stehen|dazuschreiben),? dass",
  },
  fr: {
    text: "(?:dans )?le (?:texte|message|post)(?: (?:qui accompagne (?:le |l[’'])\\p{L}+|(?:d[’']accompagnement|en dessous|à côté)|sous (?:le |l[’'])\\p{L}+))?,?",
    may: "(?:vous |on |tu )?(?:pouvez|pourriez|peut|peux|pourrait)(?: aussi)?",
    say: "(?:dire|préciser|mentionner|ajouter|indiquer) qu(?:e |[’'])",
  },
  es: {
    text: "(?:en )?el texto(?: (?:que acompaña (?:al?|el) \\p{L}+|de(?:l)? (?:post|enlace)|de debajo|debajo|bajo (?:el|la) \\p{L}+))?,?",
    may: "(?:podéis|puedes|podríais|puede|se puede|pueden)(?: también)?",
    say: "(?:decir|mencionar|añadir|poner|contar|indicar) que",
  },
  it: {
    text: "(?:nel|il) testo(?: (?:che accompagna (?:il |l[’']|la )\\p{L}+|del post|sotto(?: (?:il |l[’']|la )\\p{L}+)?|accanto))?,?",
    may: "(?:potete|puoi|potreste|può|si può)(?: anche)?",
    say: "(?:dire|menzionare|aggiungere|scrivere|indicare) che",
  },
  nl: {
    text: "(?:in )?de (?:tekst|posttekst)(?: (?:bij (?:de|het) \\p{L}+|eronder|ernaast|erbij|onder (?:de|het) \\p{L}+))?",
    may: "(?:mogen|mag|kunnen|kan|kun)(?: (?:jullie|je|u|we))?(?: (?:ook|gerust|nog))*",
    say: "(?:zeggen|vermelden|noemen|schrijven|staan|melden) dat",
  },
  pt: {
    text: "(?:no|o) texto(?: (?:que acompanha (?:o|a) \\p{L}+|do post|por baixo|em baixo|ao lado))?,?",
    may: "(?:podem|pode|podes|pode-se)(?: também)?",
    say: "(?:dizer|mencionar|acrescentar|referir|pôr|indicar) que",
  },
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, { text, may, say }]) => [
    code,
    pattern(`^\\s*${text} ${may} ${say}(?:\\s*|(?<=[’']))(?=\\S)`),
  ]),
);

/** Where the clause for readers begins; 0 for other sentences. */
export const textBesideAt = (sentence: string, language: string): number =>
  PATTERNS.get(language)?.().exec(lower(sentence))?.[0].length ?? 0;

/** Reads such a sentence; undefined for others. */
export function readTextBeside(n: Notebook, place: Stretch): boolean | undefined {
  const at = textBesideAt(n.plain.slice(place.start, place.end), n.language);
  if (at === 0) return undefined;
  hold(n, place.start, place.start + at, "instruction");
  return readClauses(n, { ...place, start: place.start + at });
}
