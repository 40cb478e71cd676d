import { unstop } from "../../copy/text.ts";
import { breathsOf } from "../../text/breaths.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Words that begin a reason, by language. */
const REASONS: Record<string, string> = {
  en: "because|since",
  de: "weil|denn|da",
  fr: "parce qu|car|puisqu",
  es: "porque|ya que|puesto que",
  it: "perché|poiché|dato che",
  nl: "omdat|want|aangezien",
  pt: "porque|já que|uma vez que",
};
const reasonIn = remembered(
  (language) => new Prefiltered(`,\\s+(?:${own(REASONS, language) ?? "(?!)"})(?!\\p{L})[^,;:]*$`, "iu"),
);

/** "If it is very bad, talk to your vet by Friday, because …": what to do, and when, without the reason at its end. */
export const withoutReason = (text: string, language: string): string =>
  unstop(text).replace(reasonIn(language), "");

/** What may not stand at the end of a line. */
const HANGING = /[\s,;:–—-]+(?:(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|mas)\s*)?$/iu;

/** A text in parts that can each be read at one look, in its own words; empty where it does not come apart. */
export const partsIn = (text: string, most: number): string[] =>
  breathsOf(text, most).map((part) => part.replace(HANGING, ""));

/** A step too long for one look: without a reason at its end where that is enough, else in parts, else as it is. */
function stepParts(step: string, most: number, language: string): string[] {
  const bare = withoutReason(step, language);
  if (bare.length <= most) return [bare];
  const parts = partsIn(step, most);
  return parts.length > 0 ? parts : [step];
}

const LABEL = /^(?<label>\p{Lu}[^:：.!?]{1,24}\s?[:：]\s+)(?<said>\S.*)$/su;
/** "Tuesday: the powder is dyed, with a stalk in it": the label stays with the first part of what it is of. */
export function entryParts(entry: string, most: number, language: string): string[] {
  const { label = "", said = entry } = LABEL.exec(entry)?.groups ?? {};
  return stepParts(said, most - label.length, language).map((part, i) => `${i === 0 ? label : ""}${part}`);
}
