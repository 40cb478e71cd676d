import type { SubjectToken } from "./tokens.ts";
import type { SubjectLanguage } from "./words.ts";

/** Signs by which a language shows that a word is a verb, though a noun is written like it. */
type VerbSigns = {
  /** Before a verb: who does it, what has to be done, what is not. */
  before?: RegExp;
  /** After a verb that begins a sentence: who does it, or what it is done to. */
  after: RegExp;
  /** Words that are nouns after these only, and verbs after any other word. */
  needs?: readonly [words: RegExp, before: RegExp];
};

const SIGNS: Partial<Record<SubjectLanguage, VerbSigns>> = {
  en: {
    before:
      /^(?:we|they|he|she|i|who|let|please|can|could|will|would|shall|should|might|must|cannot|.*n['’]t|.*['’](?:ll|d))$/,
    after: /^(?:an?|the|your|our|my|us|it|them|me|him|yourself)$/,
  },
  // In German nouns have a capital, and at the beginning of a sentence verbs have one too.
  de: {
    after: /^(?:sie|wir|ihr|du|ich|man|uns|euch|mich|eine?|einen|deinen?|euren?|ihren)$/,
  },
  nl: {
    before:
      /^(?:wij|we|jij|u|ze|zij|hij|ik|jullie|te|kunt?|kan|wilt?|moet|mag|zal|zult|zullen|gaan?|gaat|laat)$/,
    after: /^(?:een|je|jij|jullie|uw|u|we|wij|ons|mij|me|mee)$/,
  },
  fr: {
    before: /^(?:je|tu|on|nous|vous|ils?|elles?|se|me|te|ne)$/,
    after: /^(?:une?|votre|vos|ton|ta|tes|notre|nos)$/,
    needs: [
      /^(?:ferme|livre|porte)$/,
      /^(?:l[ae]|une?|[cs]ette|ce|chaque|[nv]otre|[mts](?:a|on)|d[eu]|au?|à|en|et|ou|par|vers|dans|premier|nouveau|nouvelle|petite?|grande?|belle|beau|vieille|bonne?)$/,
    ],
  },
  es: {
    before:
      /^(?:yo|tú|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustede?s?|se|te|nos|os|me|les?|no|quien|h[ea]|has|hemos|habéis|han|había)$/,
    after: /^(?:un|una|unos|unas|tus?|sus?|nuestr[oa]s?)$/,
  },
  it: { before: /^(?:io|noi|voi|loro|si|ci|vi|mi|ti|non|chi)$/, after: /^(?:un|uno|una)$/ },
  pt: {
    before: /^(?:eu|nós|vocês?|el[ea]s|se|te|me|lhe|não|quem)$/,
    after: /^(?:uma?|seus?|suas?|teus?|tuas?|noss[oa]s?)$/,
  },
};

/** May stand between who does something and what is done: "we now ship". */
const ADVERB = /^(?:always|also|never|still|only|now|just|even|often|soon|not|kindly)$/;

/** Whether a word does something in its sentence instead of naming a thing: "we train", "to ring us", "paint a mug". */
export function isVerb(tokens: readonly SubjectToken[], at: number, language: SubjectLanguage): boolean {
  const signs = SIGNS[language];
  const token = tokens[at];
  if (!signs || !token) return false;
  const next = joined(tokens, at + 1);
  const [words, nouns] = signs.needs ?? [];
  // "Ferme, regarde …": without an article it is an order.
  if (token.startsSentence) return words?.test(token.word) || (next !== "" && signs.after.test(next));
  const last = lastWord(tokens, at, language);
  const before = tokens[last]?.word ?? "";
  if (words?.test(token.word) && !nouns?.test(before)) return true;
  if (signs.before?.test(before)) return !isObject(tokens, last, language);
  return language === "en" && isEnglishVerb(tokens, at, before);
}

const joined = (tokens: readonly SubjectToken[], at: number) =>
  tokens[at]?.isJoined ? (tokens[at]?.word ?? "") : "";

/** The place of the word before, past adverbs. */
function lastWord(tokens: readonly SubjectToken[], at: number, language: SubjectLanguage): number {
  let last = at - 1;
  while (language === "en" && last > 0 && ADVERB.test(tokens[last]?.word ?? "")) last--;
  return last;
}

/** "Chez vous": a pronoun after a preposition does nothing. */
const isObject = (tokens: readonly SubjectToken[], at: number, language: SubjectLanguage) =>
  language === "fr" && /^(?:chez|avec|pour|entre|sans|à|de)$/.test(tokens[at - 1]?.word ?? "");

const CONJUNCTION =
  /^(?:that|when|if|while|as|so|before|after|until|how|what|where|can|could|will|should|did)$/;
/** Before "to" and a verb. */
const LEADS =
  /^(?:how|where|when|what|wants?|need|like|love|learn|try|help|plan|ready|easy|hard|able|free|time|place|ways?|here|going|reasons?)$/;
const AFTER_INFINITIVE = /^(?:an?|the|your|our|my|us|it|them|me|him|her|in|on|at|for|with|this|these|all)$/;
const AFTER_GERUND = /^(?:an?|the|your|our|my|us|it|them|up|out|down|late|into)$/;
const BE = /^(?:is|are|am|was|were|be|been|keeps?|stops?|starts?|.*['’](?:re|m|ve))$/;

function isEnglishVerb(tokens: readonly SubjectToken[], at: number, before: string): boolean {
  const { word = "" } = tokens[at] ?? {};
  const next = joined(tokens, at + 1);
  const other = tokens[at - 2];
  const isClause = tokens[at - 1]?.startsSentence === true;
  // "We teach you piano" has an object there, "if you paint" has who does it.
  if (before === "you") return isClause || CONJUNCTION.test(other?.word ?? "");
  if (before === "to") return isClause || AFTER_INFINITIVE.test(next) || LEADS.test(other?.word ?? "");
  if (before === "and" && /^(?:come|go|try)$/.test(other?.word ?? "")) return true;
  if (isThirdPerson(tokens, at)) return true;
  return isGerund(word, { before, next });
}

const ARTICLE = /^(?:the|an?|our|your|its|each|every)$/;
const PARTICLE = /^(?:at|off|up|away|down|out|from|to|into|in|on|when|back|easily|slowly)$/;
const OTHER_VERB =
  /^(?:is|are|was|were|has|have|had|will|can|must|may|opens?|closes?|runs?|stays?|works?|needs?|costs?)$/;

/** "The bark lifts at the base": in a sentence without another verb, behind a noun with its article. "The ski lifts are open" are things. */
function isThirdPerson(tokens: readonly SubjectToken[], at: number): boolean {
  const { word = "" } = tokens[at] ?? {};
  if (!word.endsWith("s") || !ARTICLE.test(tokens[at - 2]?.word ?? "")) return false;
  const isNoun = tokens[at - 1]?.isJoined === true && !tokens[at - 1]?.isCapital;
  const end = tokens.findIndex(({ startsSentence }, i) => i > at && startsSentence);
  const rest = tokens.slice(at + 1, end < 0 ? undefined : end);
  return isNoun && PARTICLE.test(rest[0]?.word ?? "") && !rest.some((other) => OTHER_VERB.test(other.word));
}

const isGerund = (word: string, { before, next }: { before: string; next: string }) =>
  word.endsWith("ing") && (BE.test(before) || AFTER_GERUND.test(next));
