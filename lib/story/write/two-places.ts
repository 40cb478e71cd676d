import { urls } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { valuesIn } from "../values/values.ts";

/** "… au marché (8 h–12 h 30) et à la ferme tous les jours": two places with a time of their own are two lines. */
const SECOND_PLACE: Record<string, string> = {
  en: "and (?=(?:at|in|on|from) )",
  de: "und (?=(?:im|in|am|auf|bei|beim|vor|an) )",
  fr: "et (?=(?:à|au|aux|chez|dans|en|sur) )",
  es: "y (?=(?:en|a|al) )",
  it: "e (?=(?:a|al|alla|all[’']|in|nel|nella|presso|da|dal) ?)",
  nl: "en (?=(?:in|op|bij|aan) )",
  pt: "e (?=(?:em|no|na|nos|nas|ao|à) )",
};
const secondPlace = remembered(
  (language) => new Prefiltered(`\\s(?:${own(SECOND_PLACE, language) ?? "(?!)"})(?![^()]*\\))`, "iu"),
);
const TIMED: ReadonlySet<string> = new Set(["date", "weekday", "time", "month"]);
/** A text with two places as one line a place; empty for others. */
export function twoPlaces(text: string, language: string): string[] {
  const parts = text.split(secondPlace(language));
  const isTimed = (part: string) => valuesIn(part, language).some(({ kind }) => TIMED.has(kind));
  const isOwn = (part: string) => isTimed(part) || urls(part).length > 0;
  return parts.length === 2 && parts.every(isOwn) ? parts : [];
}
