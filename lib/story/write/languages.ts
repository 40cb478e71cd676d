import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import type { Doubt, Story, Wish } from "../schema.ts";
import type { Material } from "./material.ts";

const names = once(() => new Intl.DisplayNames("en", { type: "language", fallback: "code" }));
const nameOf = (language: string) =>
  (/^[a-z]{2,3}(?:-\w+)*$/i.test(language) ? names().of(language) : language) ?? language;

export const baseOf = (language: string) => language.split("-")[0]?.toLowerCase() ?? "";

/** Languages whose wishes, asides and notes the house reader tells from words for readers. */
const READ: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh"]);

/** The same in languages whose briefs are sent often, for their authors. */
const UNREAD: Record<string, string> = {
  sv: "Texten är på svenska. Utan språkmodell kan vi inte skilja anteckningar från det som läsarna ska se: läs inlägget innan det publiceras.",
  da: "Teksten er på dansk. Uden sprogmodel kan vi ikke skelne noter fra det, som læserne skal se: læs opslaget, før det udgives.",
  no: "Teksten er på norsk. Uten språkmodell kan vi ikke skille notater fra det leserne skal se: les innlegget før det publiseres.",
  pl: "Tekst jest po polsku. Bez modelu językowego nie odróżniamy notatek od słów dla czytelników: przeczytaj post przed publikacją.",
};

export function unread({ reading: { language } }: Material): Doubt[] {
  const base = baseOf(language);
  if (READ.has(base)) return [];
  const says =
    own(UNREAD, base === "nb" || base === "nn" ? "no" : base) ??
    `The brief is in ${nameOf(language)}: without a language model its notes cannot be told from words for readers.`;
  return [{ slot: "language", says, span: null }];
}

/** The slot of a doubt about a missing translation. */
export const TRANSLATION = "translation";

/** A code such as "de"; a reader may also give a name that is none. */
const CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** The language that is asked for: by the request, else by a wish of the brief. */
export const languageAsked = (request: string | undefined, wishes: readonly Wish[]): string | undefined =>
  request ?? wishes.find(({ rule, value }) => rule === "language" && CODE.test(value))?.value;

/** The words stay in the brief's language when another one is asked for. */
export function untranslated({ options, reading: { language, wishes } }: Material): Doubt[] {
  const asked = languageAsked(options.language, wishes);
  if (!asked || baseOf(asked) === baseOf(language)) return [];
  const says = `The words stay in ${nameOf(language)}, as the brief is: nothing here could translate them into ${nameOf(asked)}.`;
  return [{ slot: TRANSLATION, says, span: null }];
}

/** What a caller should know about the language of a story: a sentence, where it is not the one asked for. */
export const translationWarnings = ({ doubts }: Story): string[] =>
  doubts.filter(({ slot }) => slot === TRANSLATION).map(({ says }) => says);
