import { hasSpaces } from "../../copy/language.ts";
import { size, wordCount } from "../../copy/text.ts";
import type { Cut } from "./compress.ts";
import { BARE_WHEN } from "./event-name.ts";

type Length = { words: number; characters: number; letters: number };
const SHORT: Length = { words: 9, characters: 64, letters: 28 };
/** What a picture holds in a few lines. */
const GLANCE: Length = { words: 16, characters: 72, letters: 32 };
/** A whole sentence of the author may be longer than what we make of one. */
export const WHOLE: Length = { words: 15, characters: 96, letters: 36 };
/** A whole sentence may be this long before a torn one is better. */
export const LONG: Length = { words: 19, characters: 112, letters: 44 };
/** Beyond this even a whole sentence of the author is no headline. */
const LONGEST = 130;

export const fits = (text: string, language: string, most: Length) =>
  hasSpaces(language)
    ? wordCount(text) <= most.words && size(text) <= most.characters
    : size(text) <= most.letters;

type Forms = {
  forms: readonly Cut[];
  /** Without those that miss words of place. */
  firm: readonly Cut[];
  /** Those whose rest stands by itself. */
  whole: readonly Cut[];
  /** Those that leave over nothing a reader needs, or where it stands by itself. */
  keeping: readonly Cut[];
  /** The whole sentence comes before its shorter forms. */
  isWhole: boolean;
};

const BARE_WORDS = 4;
const leavesBareWhen = ({ rest }: Cut) =>
  rest.some((left) => BARE_WHEN.test(left) && wordCount(left) <= BARE_WORDS);

/** The longest form that is read at a glance; where there is none, the best of the longer ones; undefined where it is too long for any picture. */
export function chosenForm(
  { forms, firm, whole, keeping, isWhole }: Forms,
  language: string,
): Cut | undefined {
  const sentences = firm.filter((f) => f.rest.length === 0);
  const wanted: [readonly Cut[], Length][] = [
    [isWhole ? sentences : [], GLANCE],
    [whole, SHORT],
    [whole, GLANCE],
    [firm.filter((f) => keeping.includes(f) && !leavesBareWhen(f)), GLANCE],
    [whole, WHOLE],
    [sentences, LONG],
    [firm, GLANCE],
    [firm, WHOLE],
    [forms, WHOLE],
  ];
  const found = wanted.map(([list, most]) => list.find((f) => fits(f.text, language, most)));
  const form = found.find(Boolean) ?? forms.at(-1);
  return form && size(form.text) <= LONGEST ? form : undefined;
}
