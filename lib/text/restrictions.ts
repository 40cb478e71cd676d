import { Prefiltered } from "./prefilter/prefiltered.ts";

/**
 * Words that narrow what was said before: whom something is not for, when a place is closed, what is left out. Readers
 * come in vain where they miss them.
 */
const WORDS = [
  // English
  "except(?:ing)?|excluding|not (?:for|on|in|at|to|valid|available|suitable|included)|never|do not|don[’']t|does not|is not|are not|must(?: not)?|cannot|can[’']t|closed|no (?:entry|dogs|pets|cash|cards?|children|parking|refunds?)",
  // German
  "außer|ausgenommen|ausser|geschlossen|nicht (?:für|am|an|im|in|auf|gültig|geeignet)|nie|niemals|ruhetag|keine?n? (?:hunde|tiere|kinder|barzahlung)",
  // French
  "sauf|excepté|fermée?s?|jamais|interdit\\p{L}*|déconseillé\\p{L}*|(?:n[’']|ne )\\S+ pas",
  // Spanish, Italian, Dutch, Portuguese
  "excepto|salvo|cerrad[oa]s?|nunca|no (?:puedes|pueden|se puede|apto|es para|son para)|prohibid[oa]s?",
  "eccetto|tranne|chius[oaie]|vietat[oaie]|non (?:per|adatt[oaie]|si può)",
  "behalve|gesloten|uitgezonderd|niet (?:voor|op|in|geschikt)|nooit|verboden",
  "exceto|fechad[oa]s?|não (?:para|é|são|indicad[oa]s?|recomendad[oa]s?)|proibid[oa]s?",
].join("|");

const RESTRICTS = new Prefiltered(
  `(?<!\\p{L})(?:${WORDS})(?!\\p{L})|を除く|除外|休業|定休|禁止|ご遠慮|不可`,
  "iu",
);

/** The text has a warning or an exception: "except Monday", "not for under 12s". */
export const restricts = (text: string): boolean => RESTRICTS.test(text);
