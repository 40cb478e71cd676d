import { calm, smart, spelledOut } from "../../copy/polish.ts";
import { capitalize, isCommand, withoutEmoji } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { quoted } from "./words.ts";

const tooMany = (s: string) =>
  s
    .replace(/([!?])[!?]+/g, "$1")
    .replace(/([！？])[！？]+/g, "$1")
    .replace(/(?<=\p{L}{2}) (?=[,.](?:\s|$))/gu, "")
    .replace(/\.{4,}/g, "…")
    .replace(/\s*(?:…|\.{2,3})\s*$/, "");

/** "Friday 25 December -> Sunday 27 December": an arrow as it is typed. */
const arrowed = (s: string) => s.replace(/(?<=[\p{L}\d%] )[-=]{1,2}>(?= [\p{L}\d£$€])/gu, "→");

const dashed = (s: string) => s.replace(/\s+(?:—|--)\s+|—|(?<=[\p{L}\d)]) - (?=[\p{L}\d])/gu, " – ");

/** "~2 hours": the sign is read aloud as a word. */
const ABOUT: Record<string, string> = {
  en: "about",
  de: "etwa",
  fr: "environ",
  es: "unos",
  it: "circa",
  nl: "circa",
  pt: "cerca de",
  ja: "約",
  zh: "约",
};
function spokenAbout(text: string, language: string): string {
  const word = own(ABOUT, language);
  return word
    ? text.replace(/(?<![\p{L}\d/])[~≈]\s?(?=[£$€¥₹]?\d)/gu, /[ぁ-鿿]/.test(word) ? word : `${word} `)
    : text;
}

/** A quotation in any pair of marks. »Marks turned inwards« are as good in German, and stay. */
const QUOTED = /“([^“”„«»]+)”|„([^“”„«»]+)[“”]|«\s?([^“”„«»]+?)\s?»/gu;

/** One kind of quotation marks and apostrophes: those of the language. */
const marked = (text: string, language: string) =>
  smart(apostrophes(text)).replace(QUOTED, (_all, ...inside: unknown[]) =>
    quoted(`${inside.slice(0, 3).find((part) => part !== undefined) ?? ""}`, language),
  );

/** The author's words as printed text: marks, quotes, capitals. No word is added and none left out. */
export function typeset(text: string, language: string): string {
  if (isCommand(text.trim())) return text.trim();
  const plain = spokenAbout(tooMany(withoutEmoji(calm(text))), language);
  const spelled = marked(language === "en" ? spelledOut(plain) : plain, language);
  return capitalize(
    dashed(arrowed(spelled))
      .replace(/[^\S\n]{2,}/g, " ")
      .replace(/^[\s,;:–-]+(?!\d)|^#+\s+/, "")
      .trim(),
  );
}

/** "l'«Année»", "'s avonds", "the '90s": signs that stand for letters. */
const apostrophes = (s: string) =>
  s.replace(/(?<=\p{L})['´`](?=[\p{L}«“„"])/gu, "’").replace(/(?<=^|\s)'(?=(?:s|t|n|k|m)\s|\d0s)/gu, "’");
