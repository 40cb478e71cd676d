import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { bansMotif } from "./motif-bans.ts";
import { type Asked, wholeWish } from "./wishes.ts";
import { bannedWords } from "./word-bans.ts";

/** "Sin emoticonos y sin la palabra «mágico».", "Bitte keine Frau am Strand und nichts mit „Seele“.": several bans in a row. */

const NO: Record<string, string> = {
  en: "no|nothing|not|without|none of|don['’]?t|do not|never",
  de: "keine?[nrms]?|nichts|nicht|ohne|nie",
  fr: "pas|rien|aucune?|sans|jamais|ne",
  es: "no|nada|ning[uú]n\\p{L}*|sin|nunca",
  it: "non|niente|nessun\\p{L}*|senza|mai|no",
  nl: "geen|niets|niet|zonder|nooit",
  pt: "não|nada|nenhum\\p{L}*|sem|nunca",
};
const PLEASE =
  "(?:(?:please|pls|but|just|also|bitte|aber|merci de|s['’]il (?:te|vous) plaît|svp|mais|por favor|pero|per favore|ma|graag|alsjeblieft|maar|mas)[, ]+)*";
const AND =
  "(?:\\s*[,;]\\s*(?:(?:and|or|und|oder|et|ni|y|o|e|né|en|of|nem)\\s+)?|\\s+(?:and|or|und|oder|et|ni|y|o|e|né|en|of|nem)\\s+)";

type BanForms = { opens: RegExp; between: RegExp };
const formsOf = remembered((language): BanForms | undefined => {
  const no = own(NO, language);
  if (!no) return undefined;
  return {
    opens: new Prefiltered(`^\\s*${PLEASE}(?=(?:${no})(?!\\p{L}))`, "iu"),
    between: new Prefiltered(`${AND}(?=(?:${no})(?!\\p{L}))`, "iu"),
  };
});

const LONGEST = 140;

function askedIn(part: string, language: string): Asked[] {
  const words = bannedWords(part);
  if (words.length > 0) return words.map((value) => ({ rule: "leave_out_words", value }));
  const wish = wholeWish(part, language);
  if (wish) return [wish];
  return bansMotif(part) ? [{ rule: "tone", value: part }] : [];
}

/** What a sentence of nothing but bans asks for, where at least one of them can only be for a maker; empty elsewhere. */
export function joinedBans(sentence: string, language: string): Asked[] {
  const forms = formsOf(language);
  const [lead] = (sentence.length <= LONGEST && forms?.opens.exec(sentence)) || [];
  if (!forms || lead === undefined) return [];
  const parts = sentence
    .slice(lead.length)
    .replace(/[\s.!]+$/u, "")
    .split(forms.between);
  return parts.length > 1 ? parts.flatMap((part) => askedIn(part, language)) : [];
}
