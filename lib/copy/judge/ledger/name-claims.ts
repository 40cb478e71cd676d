import type { Sentence } from "../said.ts";
import { monthsIn, weekdaysIn } from "./calendar-words.ts";
import { type Entry, entry, type Reader } from "./entry.ts";
import { isKnownName, namesIn } from "./names.ts";
import { flat, type Sources } from "./sources.ts";

function nameClaim(sentence: Sentence, name: string, sources: Sources): Entry {
  const wanted = flat(name);
  const supported = isKnownName(sources, name);
  return entry(sentence, {
    kind: "name",
    text: name,
    line: supported ? sources.lines.find((l) => l.flat.includes(wanted)) : undefined,
    supported,
    note: supported ? undefined : "This name is in neither the brief nor the Brand DNA.",
  });
}

function calendarClaims(sentence: Sentence, sources: Sources): Entry[] {
  const named = [...weekdaysIn(sentence.text), ...monthsIn(sentence.text)];
  return named
    .filter((name) => !sources.calendar.has(name))
    .map((text) =>
      entry(sentence, {
        kind: "name",
        text,
        supported: false,
        note: "The brief names another day, or none.",
      }),
    );
}

/** Names, places, days and months. Where every noun has a capital, only days and months can be told apart. */
export const nameClaims =
  (language: string): Reader =>
  (sentence, sources) => [
    ...(language === "de" ? [] : namesIn(sentence.text).map((name) => nameClaim(sentence, name, sources))),
    ...(language === "en" ? calendarClaims(sentence, sources) : []),
  ];
