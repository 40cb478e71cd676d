import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isKnown, keysImpliedBy, type Value } from "../values/value.ts";
import { doubt, type Finding } from "./finding.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, sentenceAt } from "./text.ts";

const words = (source: string) => new Prefiltered(`(?<!\\p{L})(?:${source})(?!\\p{L}| than| als| que)`, "iu");

const UP = words(
  "up|rises?|rose|risen|gr[eo]ws?|grown|growth|increas\\p{L}*|more|higher|gain(?:s|ed)?|jump(?:s|ed)?|climb(?:s|ed)?|mehr|höher|gestiegen|steigt|stieg|gewachsen|wuchs|plus|augment\\p{L}*|hausse|davantage|sub(?:e|ió|ida|ido)|aument\\p{L}*|crec\\p{L}*|más",
);
const DOWN = words(
  "down|falls?|fell|fallen|drop(?:s|ped)?|decreas\\p{L}*|less|fewer|lower\\p{L}*|cuts?|reduc\\p{L}*|sav(?:e|es|ed|ing)|off|dip(?:s|ped)?|shr[aiu]nk|weniger|niedriger|gesunken|sinkt|sank|gesenkt|spar\\p{L}*|moins|baiss\\p{L}*|rédui\\p{L}*|diminu\\p{L}*|économis\\p{L}*|menos|baj(?:a|ó|ada)|redu\\p{L}*|ahorr\\p{L}*",
);

type Direction = "up" | "down" | undefined;

/** Where a sentence says that something goes; undefined when it says neither, or both. */
function directionOf(sentence: string): Direction {
  const [up, down] = [UP.test(sentence), DOWN.test(sentence)];
  return up === down ? undefined : up ? "up" : "down";
}

const directionAt = (text: AnalysedText, { span }: Value) =>
  directionOf(sentenceAt(text, span.start)?.text ?? "");

/** A share that falls in the sources and rises in the slot, or the other way round. */
export const checkDirections = (text: AnalysedText, slot: Slot, { brief, brand }: Sources): Finding[] =>
  text.values
    .filter(({ kind, weak }) => (kind === "percent" || kind === "factor") && !weak)
    .flatMap((value) => {
      const claimed = directionAt(text, value);
      if (!claimed) return [];
      const given = [brief, ...brand].flatMap((source) =>
        source.values
          .filter((other) => isKnown(value, keysImpliedBy(other)))
          .map((other) => directionAt(source, other)),
      );
      if (!given.length || given.some((it) => it === undefined || it === claimed)) return [];
      return [doubt(slot.name, "negation", `The brief says that ${value.text} go ${given[0]}.`, value.span)];
    });
