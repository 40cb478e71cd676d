import { remembered } from "../../../text/once.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { lower } from "../../read/lower.ts";
import { ownWords } from "../talk-signs.ts";
import { askedPeople } from "./asked-people.ts";
import { blanks } from "./blanks.ts";
import { brokenOff } from "./broken-off.ts";
import { forgotten } from "./forgotten.ts";
import { type OpenStretch, type SearchedLine, search } from "./search.ts";
import { stillToCome } from "./still-to-come.ts";
import { twoValues } from "./two-values.ts";
import { undecidedWords } from "./words/of.ts";

function linesOf(text: string, brief: string, language: string): SearchedLine[] {
  const words = undecidedWords(language);
  if (!words) return [];
  let start = 0;
  return text.split("\n").map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at, brief, words };
  });
}

const games = remembered(
  (language) => new Prefiltered(`(?<!\\p{L})(?:${undecidedWords(language)?.games ?? "(?!)"})(?!\\p{L})`, "u"),
);
/** "Fill in the blank: summer is ___": readers are to do so. */
const isGame = (brief: string, language: string): boolean => games(language).test(lower(brief));

/** Where a text leaves something open. Words of a customer may doubt; a blank in them is still one. */
export function openIn(brief: string, language: string): OpenStretch[] {
  const said = linesOf(ownWords(brief), brief, language);
  const all = linesOf(brief, brief, language);
  const last = all.findLast(({ text }) => text.trim() !== "");
  const forms = [twoValues, askedPeople, stillToCome, forgotten].flatMap((formsOf) => formsOf(language));
  return [
    ...said.flatMap((line) => search(line, forms)),
    ...(isGame(brief, language) ? [] : all.flatMap((line) => search(line, blanks(language)))),
    ...(last ? brokenOff(last) : []),
  ];
}
