import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isKnown, keysImpliedBy, type Value } from "../values/value.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, sentenceAt } from "./text.ts";

/** How an amount is limited: at most, at least, less, or a price that starts there. */
type Bound = "most" | "least" | "less" | "start";

const BEFORE: [Bound, RegExp][] = [
  [
    "most",
    /(?:≤|<=|up to|as much as|as many as|at most|max(?:imum|\.)?|bis zu|höchstens|jusqu[’']à|hasta|fino a|最大) ?$/iu,
  ],
  [
    "least",
    /(?:(?<![-=–—])>|≥|>=|over|more than|at least|above|exceeding|mehr als|über|mindestens|plus de|au moins|más de|al menos|oltre) ?$/iu,
  ],
  ["less", /(?:<|under|less than|fewer than|below|unter|weniger als|moins de|menos de) ?$/iu],
  ["start", /(?<!\p{L})(?:from|starting at|starts at|ab|dès|à partir de|desde|a partir de|da) ?$/iu],
];
const AFTER: [Bound, RegExp][] = [
  ["least", /^(?:\+|(?: \p{L}+)? or more| und mehr| ou plus| o más)(?!\p{N})/iu],
  ["start", /^(?:から|〜)/u],
];
const RANGE = /^ ?(?:to|bis|à|a|-|–|〜) ?[$€£\d]/i;
const MISSING: Partial<Record<Bound, string>> = { most: "up to", less: "under", start: "from" };

function boundOf(text: string, { span, kind }: Value): Bound | undefined {
  const before = text.slice(Math.max(0, span.start - 18), span.start);
  const after = text.slice(span.end, span.end + 14);
  const found =
    BEFORE.find(([, words]) => words.test(before))?.[0] ?? AFTER.find(([, words]) => words.test(after))?.[0];
  if (found !== "start") return found;
  return kind === "money" && !RANGE.test(after) ? found : undefined;
}

const IS_AMOUNT = /^(?:number|money|percent|measure|duration|factor)$/;

/** The sources give this amount only as "up to", "under" or "from". */
function boundFinding(value: Value, text: AnalysedText, slot: Slot, sources: Sources): Finding[] {
  if (!IS_AMOUNT.test(value.kind) || value.weak || value.keys.includes("free")) return [];
  const bounds = [sources.brief, ...sources.brand].flatMap((source) =>
    source.values
      .filter((other) => !other.weak && isKnown(value, keysImpliedBy(other)))
      .map((other) => boundOf(source.text, other)),
  );
  if (!bounds.length) return [];
  const claimed = boundOf(text.text, value);
  if (claimed === "least" && !bounds.includes("least"))
    return [refusal(slot.name, "condition_lost", `The brief gives ${value.text} exactly.`, value.span)];
  const isCeiling = claimed === "most" || claimed === "less";
  if (isCeiling && bounds.every((bound) => bound === "least"))
    return [refusal(slot.name, "condition_lost", `The brief gives ${value.text} as the least.`, value.span)];
  // A figure keeps its "up to" in the label, which stands anywhere in the slot.
  const missing = bounds.every((bound) => bound === bounds[0]) ? MISSING[bounds[0] ?? "least"] : undefined;
  if (!missing || claimed || holdsBound(text.text, bounds[0])) return [];
  return [refusal(slot.name, "condition_lost", `“${missing}” before ${value.text} is missing.`, value.span)];
}

const holdsBound = (text: string, bound: Bound | undefined) =>
  BEFORE.some(
    ([name, words]) =>
      name === bound && new Prefiltered(words.source.replace(" ?$", "(?!\\p{L})"), "iu").test(text),
  );

const OFFER =
  /(?<!\p{L})(?:free|gift|discount|off|half price|get|save|kostenlos\p{L}*|gratis|rabatt|geschenkt|gratuit\p{L}*|offert\p{L}*|remise|descuento|regalo)(?!\p{L})|%/iu;
/** Who or how many get an offer. */
const FIRST = /(?<!\p{L})(?:first|ersten|premiers|premières|primer[oa]s|先着) ?(?:the )?(\d+|\p{L}+)?/iu;
/** For how long: it may be said in the sentence beside it. */
const PERIOD =
  /(?<!\p{L})(?:for the first|during the first|until|till|before|by the|im ersten|bis zum|vor dem|le premier|jusqu[’']au|avant le|el primer|hasta el|antes del?)(?!\p{L})/iu;

/**
 * Offers of the brief that hold for the first buyers, or for a time. The post uses them and says neither.
 */
function offerFindings(text: AnalysedText, slot: Slot, { brief }: Sources): Finding[] {
  const offers = text.values.filter(({ kind, keys }) => keys.includes("free") || kind === "percent");
  const used = brief.values.filter((value) => offers.some((offer) => isKnown(offer, keysImpliedBy(value))));
  const givers = used.map(({ span }) => sentenceAt(brief, span.start)?.text ?? "");
  if (!givers.length || !givers.every((giver) => OFFER.test(giver))) return [];
  if (
    givers.every((giver) => FIRST.test(giver) && /\d/.test(FIRST.exec(giver)?.[1] ?? "")) &&
    !FIRST.test(slot.text)
  )
    return [
      refusal(
        slot.name,
        "condition_lost",
        "The offer is for the first buyers only, and the post does not say so.",
      ),
    ];
  if (givers.every((giver) => PERIOD.test(giver)) && !PERIOD.test(slot.text) && !hasDay(text))
    return [doubt(slot.name, "condition_lost", "The offer ends, and the post does not say when.")];
  return [];
}

const hasDay = ({ values }: AnalysedText) =>
  values.some(({ kind }) => kind === "date" || kind === "weekday" || kind === "ordinal" || kind === "month");

/** Conditions travel with their offer. What a post says at all, the picture beside it may say shorter. */
export function checkConditions(
  text: AnalysedText,
  slot: Slot,
  { sources, translated }: { sources: Sources; translated: boolean },
): Finding[] {
  const bounds = text.values.flatMap((value) => boundFinding(value, text, slot, sources));
  const offers = slot.name.startsWith("posts.") && !translated ? offerFindings(text, slot, sources) : [];
  return [...bounds, ...offers];
}
