import { calm, smart, spelledOut } from "../../copy/polish.ts";
import { capitalize, isCommand, withoutEmoji } from "../../copy/text.ts";

const tooMany = (s: string) =>
  s
    .replace(/([!?])[!?]+/g, "$1")
    .replace(/([！？])[！？]+/g, "$1")
    .replace(/(?<=\p{L}{2}) (?=[,.](?:\s|$))/gu, "")
    .replace(/\.{4,}/g, "…")
    .replace(/\s*(?:…|\.{2,3})\s*$/, "");

const dashed = (s: string) => s.replace(/\s+(?:—|--)\s+|—|(?<=[\p{L}\d)]) - (?=[\p{L}\d])/gu, " – ");

/** The author's words as printed text: marks, quotes, capitals. No word is added and none left out. */
export function typeset(text: string, language: string): string {
  if (isCommand(text.trim())) return text.trim();
  const plain = tooMany(withoutEmoji(calm(text)));
  const spelled = language === "en" ? smart(spelledOut(plain.replace(/[“”]/g, '"'))) : apostrophes(plain);
  return capitalize(
    dashed(spelled)
      .replace(/[^\S\n]{2,}/g, " ")
      .replace(/^[\s,;:–-]+(?!\d)|^#+\s+/, "")
      .trim(),
  );
}

const apostrophes = (s: string) => s.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
