import { type Clue, found } from "./found.ts";

/** "the word", "das Wort", "la palabra": it stands before what is meant. */
const THE_WORD =
  "(?:(?:the |das |die |la |las |le |les |il |la parola |het |de |a |as )?(?:words?|wörter|worte?|palabras?|mots?|parol[ae]|palavras?|woorden|woord)(?: like| wie| como| comme| come| zoals)?:? )?";
const SAY =
  "(?:please )?(?:(?:we|you|posts?) (?:should |must )?)?(?:never|do not|don[’']t|must not) (?:ever )?say|sag(?:t|en sie| bitte)? (?:bitte )?nie(?:mals)?|wir sagen nie(?:mals)?|(?:nunca|no) (?:digas?|decir|decimos)|(?:nous )?ne (?:jamais dire|dites jamais|dis jamais|disons jamais)|jamais dire|non (?:dire|diciamo|dite) mai|mai dire|(?:nunca|não) (?:diga[ms]?|digas|dizer|dizemos)|(?:zeg|wij zeggen|we zeggen) nooit";
/** What is never used may be an ingredient, unless it is called a word. */
const USE =
  "(?:never|do not|don[’']t) use|avoid|benutz(?:e|t)? nie(?:mals)?|vermeide(?:t|n)?|nunca uses?|evita[r]?|n[’']utilise[zr]? jamais|évite[zr]?|non usare mai|nunca use|evite|gebruik nooit|vermijd";
const BEFORE = new RegExp(`^(?:(?:${SAY}):? ${THE_WORD}|(?:${USE}) ${THE_WORD.slice(0, -1)})(.+)$`, "iu");
/** "Nie billig sagen." "Nooit goedkoop zeggen." */
const BETWEEN = /^(?:bitte )?(?:nie(?:mals)?|nooit) (.+) (?:sagen|schreiben|zeggen)$/iu;
/** 「安い」という言葉は使わない。 */
const JAPANESE =
  /^(?:決して|絶対に)?(.+?)(?:という(?:言葉|語|表現))?(?:は|を|と)?(?:絶対に|決して)?(?:使わない|使わないで|使用しない|言わない|言わないで)(?:ください|こと)?$/u;

const APART = /\s*[,;、・/]\s*|\s+(?:and|or|nor|und|oder|noch|y|o|ni|et|ou|e|né|nem|en|of)\s+/iu;
const QUOTED = /["“”„«»「『‘]([^"“”„«»「」『』‘’]{2,60})["“”»」』’]/gu;
/** More is a sentence, and no word. */
const MOST_WORDS = 3;
const MOST = 20;

/** What a brand never says, of a list such as "cheap, discount or “for free”". */
export function bannedWords(listed: string): string[] {
  const quoted = [...listed.matchAll(QUOTED)].map(([, words = ""]) => words);
  const all = quoted.length > 0 ? quoted : listed.split(APART);
  return [...new Set(all.map((one) => one.trim().replace(/[.!。]+$/u, "")))]
    .filter((one) => one.length > 1 && one.split(/\s+/).length <= MOST_WORDS)
    .slice(0, MOST);
}

/** The words that a sentence forbids; undefined where it says something else. */
export function bannedIn(sentence: string): string[] | undefined {
  const said = sentence.trim().replace(/[.!。]+$/u, "");
  const match = BEFORE.exec(said) ?? BETWEEN.exec(said) ?? JAPANESE.exec(said);
  const words = bannedWords(match?.[1] ?? "");
  return words.length > 0 ? words : undefined;
}

export const bannedClues = (words: readonly string[], quote: string, where: string): Clue[] =>
  words.map((word) => found(word, where, { quote }));
