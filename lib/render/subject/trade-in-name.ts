import { EMBLEMS } from "./emblems.ts";
import { foundIn, spokenOf } from "./subjects-in.ts";
import type { SubjectWords } from "./words.ts";

/** Only in German do nouns need their capital, and elsewhere it marks a name. */
export const inName = (words: SubjectWords, name: string): string[] =>
  name.trim().includes(" ") ? spokenOf(words, words.language === "de" ? name : name.toLowerCase()) : [];

/** Words of a name of which the last or the first says the trade. A name of one word is only a name, and a food bank is no bank. */
export function tradeInName(words: SubjectWords, name: string): string | undefined {
  const parts = name.trim().split(/\s+/);
  if (parts.length < 2) return undefined;
  const { tokens, found } = foundIn(words, words.language === "de" ? name : name.toLowerCase());
  // An emblem at the end is whose it is: "Academia Puente".
  const last = found.find(
    ({ subject, at, end }) =>
      tokens.slice(end).every(({ word }) => words.isDoing(word)) && !(at > 0 && EMBLEMS.has(subject)),
  );
  // A "taller escuela de abanicos" is no school: a part of a name says what the whole of it says.
  const isMeant = (one: string) => !EMBLEMS.has(one) && found.some(({ subject }) => subject === one);
  const read = (part: string) =>
    spokenOf(words, words.language === "de" ? part : part.toLowerCase()).find(isMeant);
  const [first = ""] = parts;
  const opening = read(parts.slice(0, 2).join(" ")) ?? read(first);
  // Only in English does the trade stand last: "Parrucchiere Vela", "Drukkerij Anker".
  return words.language === "en" ? (last?.subject ?? opening) : (opening ?? last?.subject);
}
