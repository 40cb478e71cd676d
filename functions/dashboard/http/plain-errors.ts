import { own } from "../../../lib/text/own.ts";

/** What operations say to programs, as a person with the form before them needs it. */
const PLAIN: Readonly<Record<string, string>> = {
  "Give a colour as #RRGGBB or #RGB.":
    "This colour is not known. Give a code such as #1F5C4A, or a name such as teal.",
  "Choose a time zone by its name, such as Europe/Berlin.":
    "This city is not known here. Try a larger one nearby, such as London.",
  "Say what it is about: a brief needs at least 3 characters.":
    "Write what is new in a sentence: what it is, and for whom.",
};

/** The problem of a field in words for people; one without other words stays as it is. */
export const inPlainWords = (message: string): string =>
  own(PLAIN, message) ?? message.replace(SENDS_TRUE, "Tick the box once");

/** How a field that must be true asks a program for it. */
const SENDS_TRUE = /^Send \w+: true once\b/;
