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
/** The same where the shorter one leaves a number or a warning unsaid. */
const TELLING: Length = { words: 28, characters: 165, letters: 56 };
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

/** "who collected 412 pairs of glasses", "and the ford beside it is not safe either": a clause that tells as much as the one before it. */
const CLAIM =
  /^(?:(?:who|and|which|die|der|und|qui|et|que|quien(?:es)?|y|che|e|wie|en) )(?=.*(?:(?<![\p{L}\d:.])\d{2,}(?![\p{L}\d]*[:.]\d)(?!\s\p{Lu})|(?<!\p{L})(?:not|no|never|nicht|kein\p{L}*|pas|jamais|non|niet|geen|não)(?!\p{L})|n[’']t(?!\p{L})))/su;
/** "Merci à Mo Adeyemi, | Cathy Brandt et Sanja Rau": thanks go to all of them. */
const THANKS = /^(?:thank(?:s| you)|danke|merci|gracias|grazie|dank|bedankt|obrigad[oa])(?!\p{L})/iu;
const NAMED = /^(?:(?:and|und|et|y|e|en|to|an|à|a|aan) )*\p{Lu}/u;

/** The words that a form leaves over tell a number, a warning, or who else is thanked. */
const losesClaim = ({ text, rest }: Cut): boolean =>
  rest
    .map((left) => left.replace(/^[,\s]+/u, ""))
    .some((left) => CLAIM.test(left) || (THANKS.test(text) && NAMED.test(left)));

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
    [firm.filter((f) => keeping.includes(f) && !leavesBareWhen(f) && !losesClaim(f)), GLANCE],
    [whole, WHOLE],
    [sentences, LONG],
    [firm.filter((f) => !losesClaim(f)), GLANCE],
    [firm.some(losesClaim) ? sentences : [], TELLING],
    [firm, GLANCE],
    [firm, WHOLE],
    [forms, WHOLE],
  ];
  const found = wanted.map(([list, most]) => list.find((f) => fits(f.text, language, most)));
  const form = found.find(Boolean) ?? forms.at(-1);
  const most = firm.some(losesClaim) ? TELLING.characters : LONGEST;
  return form && size(form.text) <= most ? form : undefined;
}
