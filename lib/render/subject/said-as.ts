import { capitalized } from "../../text/capitalized.ts";
import type { SubjectWords } from "./words.ts";

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * What is drawn: in the word of the author of a text, or where none has it in the first that names the thing. A drawing
 * found by words of a trade has a name of its own: "solicitors" are no scales.
 */
export function saidAs(
  { exact, ends, begins, senses, names, language }: SubjectWords,
  subject: string,
  texts: readonly string[],
): string | undefined {
  const named = names.get(subject);
  if (named !== undefined) return named;
  const isOf = ([, name]: readonly [string, string]) => name === subject;
  const meant = [...senses].filter(([, subjects]) => subjects.includes(subject)).map(([form]) => form);
  const forms = [...[...exact].filter(isOf).map(([form]) => form), ...meant].toSorted(
    (a, b) => b.length - a.length,
  );
  const parts = language === "ja" ? [] : [...ends, ...begins].filter(isOf).map(([part]) => part);
  const patterns = [
    ...forms.map((form) =>
      language === "ja" ? escaped(form) : `(?<![\\p{L}-])${escaped(form)}(?![\\p{L}-])`,
    ),
    ...parts.map((part) => `(?<![\\p{L}-])\\p{L}*${escaped(part)}\\p{L}*`),
  ];
  for (const text of texts)
    for (const pattern of patterns) {
      const found = new RegExp(pattern, "iu").exec(text);
      if (found) return found[0];
    }
  const [first] = [...exact].find(isOf) ?? [];
  return first && language === "de" ? capitalized(first) : first;
}
