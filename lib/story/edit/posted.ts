import type { Story } from "../schema.ts";
import { impliedKeys, isKnown, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { hasAll } from "./words.ts";

type Texts = { shown: readonly string[]; post: string };

const TIMES: readonly Value["kind"][] = ["date", "ordinal", "month", "time"];

/** Days and hours can be written in many ways; other words stand as they are. */
function isSaid(words: string, text: string, language: string): boolean {
  if (hasAll([text], words)) return true;
  const values = valuesIn(words, language).filter(({ kind }) => TIMES.includes(kind));
  const keys = impliedKeys(valuesIn(text, language));
  return values.length > 0 && values.every((value) => isKnown(value, keys));
}

/** Whether the picture's own words name another day or hour in the place of this one. */
function isReplaced(words: string, shown: readonly string[], language: string): boolean {
  const kindsOf = (text: string) => valuesIn(text, language).map(({ kind }) => kind);
  const kinds = kindsOf(words).filter((kind) => kind === "date" || kind === "time");
  return kinds.some((kind) => kindsOf(shown.join("\n")).includes(kind));
}

/**
 * The day, the hour and the place that a picture has on rows of their own, as far as the post tells them: an author
 * who edits the words beside the rows takes none of them out.
 */
export function postedOccasion({ when, spoken }: Story, { shown, post }: Texts): string[] {
  const parts = [when?.date, when?.time, when?.place].filter((part) => part !== undefined && part !== "");
  return parts.filter(
    (part): part is string =>
      part !== undefined && isSaid(part, post, spoken) && !isReplaced(part, shown, spoken),
  );
}
