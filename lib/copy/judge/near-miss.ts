import { editDistance } from "../../text/distance.ts";
import { isVerb } from "../lexicon.ts";
import { URL_RE } from "../text.ts";

/** The same letters, two of them in each other's place. */
const isSwapped = (a: string, b: string) =>
  editDistance(a, b) === 2 && [...a].sort().join("") === [...b].sort().join("");

const CAPITALISED = /(?<![\p{L}#@.])\p{Lu}[\p{L}\d]{2,30}/gu;

function isSlip(word: string, part: string, brief: string): boolean {
  if (part.length < 4 || word === part || word[0] !== part[0] || Math.abs(word.length - part.length) > 1)
    return false;
  const plural = word === `${part}s` || part === `${word}s`;
  if (plural || brief.toLowerCase().includes(word.toLowerCase()) || isVerb(word.toLowerCase())) return false;
  const [a, b] = [word.toLowerCase(), part.toLowerCase()];
  return editDistance(a, b) <= (part.length > 5 ? 2 : 1) || isSwapped(a, b);
}

/** A capitalised word that is nearly, but not quite, a word of the name. */
export function misspelt(name: string, text: string, brief: string): string | undefined {
  const parts = (name.match(/[\p{L}\p{N}][^\s()[\]/|]*/gu) ?? []).map((part) =>
    part.replace(/[’'.,!]+$/u, ""),
  );
  return (text.replace(URL_RE, " ").match(CAPITALISED) ?? []).find((word) =>
    parts.some((part) => isSlip(word, part, brief)),
  );
}
