import { hasVerb } from "../../copy/grammar.ts";
import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";

/**
 * "…, if you show an engine at all it should be a small one": what a picture may show, behind a statement or alone. Readers
 * learn what happens if they show their ticket.
 */

type IfWords = {
  /** "if you show", with what is shown. */
  when: string;
  /** What is then ordered. */
  ordered: string;
};

const WORDS: Record<string, IfWords> = {
  en: {
    when: "if (?:you|it|the (?:picture|film|video|card)) (?:do(?:es)? )?(?:show|draw|picture|depict|illustrate|paint|use|include)s? (?:[\\p{L}’'-]+ ){1,6}?",
    ordered: "(?:it|they|that|this|then|please|make|keep|let|do|don[’']?t|no|only|just|not|should|must)",
  },
  de: {
    when: "(?:falls|wenn|sofern) (?:ihr|sie|du|das bild|der film) (?:[\\p{L}’'-]+ ){1,6}?(?:zeigt|zeigen|zeigst|zeichnet|zeichnen|malt|abbildet|abbilden),? ",
    ordered: "(?:dann|bitte|soll|sollte|muss|müsste|darf|nicht|nur|keine?n?)",
  },
  fr: {
    when: "si (?:vous|on|tu|l[’']image|le film) (?:en )?(?:montrez|montre|montres|dessinez|dessine|représentez|représente|illustrez)(?: [\\p{L}’'-]+){1,6}?,? ",
    ordered: "(?:qu[’']|il|elle|ce|cela|merci|doi|pas|seulement|surtout|alors)",
  },
  es: {
    when: "si (?:se )?(?:mostráis|dibujáis|muestran|dibujan|enseñáis|ponéis|sale|aparece)(?: [\\p{L}’'-]+){1,6}?,? ",
    ordered: "(?:que|debe|debería|tiene|por favor|mejor|no|solo|entonces)",
  },
  it: {
    when: "se (?:ne )?(?:mostrate|disegnate|raffigurate|fate vedere|mettete)(?: [\\p{L}’'-]+){1,6}?,? ",
    ordered: "(?:dev[’'e]|dovrebbe|che|per favore|meglio|non|solo|allora)",
  },
  nl: {
    when: "als (?:jullie|je|u|het beeld|de film) (?:[\\p{L}’'-]+ ){1,6}?(?:laten? zien|tonen|toont|tekenen|tekent|laat zien),? ",
    ordered: "(?:dan|graag|moet|liever|niet|alleen|geen)",
  },
  pt: {
    when: "se (?:mostrarem|desenharem|puserem|mostrar|desenhar|aparecer)(?: [\\p{L}’'-]+){1,6}?,? ",
    ordered: "(?:que|deve|devia|tem|por favor|melhor|não|só|então)",
  },
};

/** What readers show: their ticket, this post. */
const OF_READERS =
  "(?![^.!?]{0,40}(?<!\\p{L})(?:your|yours|this post|ticket|code|voucher|card|receipt|eu(?:er|re)\\p{L}*|dein\\p{L}*|ausweis|karte|gutschein|votre|vos|carte|billet|bon|vuestr\\p{L}+|tu|entrada|tarjeta|vostr\\p{L}+|tessera|biglietto|uw|kaart|bon|bilhete|cartão|vale)(?!\\p{L}))";

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, { when, ordered }]) => [
    code,
    pattern(
      `(?:^\\s*|[,;–—-]\\s+)(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas) )?(?<if>${OF_READERS}${when}${ordered}[^!?]*$)`,
      "d",
    ),
  ]),
);

const LONGEST = 320;

/** Where such a remark begins; undefined without one. */
export function picturedIfAt(sentence: string, language: string): number | undefined {
  if (sentence.length > LONGEST || !own(WORDS, language)) return undefined;
  return PATTERNS.get(language)?.().exec(lower(sentence))?.indices?.groups?.if?.[0];
}

const ITEM = /,\s+(?:(?:and|und|et|y|e|en)\s+)?|\s(?:and|und|et|y|e|en)\s/iu;
const FEWEST_ITEMS = 3;
const MOST_WORDS = 4;

/** "Steam, frost, lamps in the windows.": right behind such a remark things without a verb are what is to be seen. */
export function listsScenery(sentence: string, before: string, language: string): boolean {
  if (/[\d:;?"“„«]/u.test(sentence) || picturedIfAt(before, language) !== 0) return false;
  const items = sentence.replace(/[\s.!]+$/u, "").split(ITEM);
  const areNames = items.every((item) => item.trim().split(/\s+/u).length <= MOST_WORDS);
  return items.length >= FEWEST_ITEMS && areNames && !(language === "en" && hasVerb(sentence));
}
