import { fieldOf } from "./fields.ts";
import { asOwn } from "./kinds.ts";
import { spokenOf } from "./subjects-in.ts";
import type { SubjectWords } from "./words.ts";

/** Whether a text names a thing, or another of its kind or field. */
export const isNamedIn = (words: SubjectWords, text: string, subject: string): boolean =>
  spokenOf(words, text).some(
    (one) => asOwn(one, new Set([subject])) === subject || fieldOf(one) === fieldOf(subject),
  );
