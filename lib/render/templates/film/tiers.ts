import { capitalized } from "../../../text/capitalized.ts";
import { type FittedText, fitStack, fitText, type StackPart, type TextSpec } from "../../fit.ts";
import { capitals } from "../../look/finish.ts";
import type { Box } from "../../sizes.ts";
import { isLeader } from "../../type/leaders.ts";
import { findDay, isSpan } from "../card/dates.ts";
import { FIGURE, HEADLINE } from "../kit/type-styles.ts";
import { filmLayout } from "./layout.ts";
import type { Stage } from "./stage.ts";
import { type ValueApart, valueApart } from "./value-apart.ts";

/** A part of a phrase as it is set, with the gap above it in pixels. */
export type Tier = { name: string; fitted: FittedText; gap: number; isValue: boolean };
type TierKey = "before" | "value" | "more" | "after";
type TierRoom = Pick<Box, "width" | "height">;

/** Largest type of a phrase by its letters, in design pixels. */
const largest = (letters: number) => (letters <= 12 ? 260 : letters <= 26 ? 200 : 150);
/** The same where the words have the picture for themselves. */
const ALONE = { by: 1.3, lines: { story: 10, other: 7 } };
/** Lines of words beside a drawing. */
const BESIDE = 6;
/** In design pixels: the least type of a phrase, the largest of a value and of the words around it, and the gap between them. */
const SIZE = { least: 44, value: 240, around: 116, gap: 16 };
/** Share of the height that a value takes at most, of its type that is kept beside many words, and of it that these have. */
const VALUE = { share: 0.5, least: 0.7, around: 0.68 };
/** Share of its type by which a letter that hangs below its line comes near to the words under it. */
const HANGING = { letters: /[gjpqyQ,;ßç]/u, by: 0.14 };

const isAlone = ({ motif }: Stage) => motif.name === "lettering";
const casedIn = ({ context }: Stage, text: string) => (filmLayout(context)?.isUpper ? capitals(text) : text);

/** A phrase with the value that it tells larger than its other words; `isWhole` where it is set in one size. */
export function tiersOf(stage: Stage, text: string, room: TierRoom, isWhole: boolean): Tier[] {
  const apart = isWhole ? undefined : valueApart(text);
  const tiers = apart ? aroundValue(stage, apart, room) : [];
  return tiers.length > 0 ? tiers : [wholeTier(stage, text, room)];
}

function wholeTier(stage: Stage, text: string, { width, height }: TierRoom): Tier {
  const { unit, measureText, shape } = stage.context;
  const isLoud = isAlone(stage);
  const lines = ALONE.lines[shape === "story" ? "story" : "other"];
  const spec = {
    ...{ text: casedIn(stage, text), typeStyle: HEADLINE, width, isLoud },
    min: SIZE.least * unit,
    max: largest(text.length) * (isLoud ? ALONE.by : 1) * unit,
    maxLines: isLoud ? lines : BESIDE,
  };
  return { name: "word", fitted: fitText(measureText, spec, height), gap: 0, isValue: false };
}

/** Words before a break or behind it that belong to the value's other words. */
const LEADS_ON =
  /(?:^|\s)(?:to|until|through|bis|und|and|et|y|e|al|au|à|a|de|el|le|il|las|tot|en|às|até|[–-])$/iu;
const LEADS = /^(?:to|until|through|bis|und|and|et|y|e|al|au|à|a|tot|en|às|até|[–-])$/iu;
const UNIT = /^(?:h|Uhr|uur|am|pm|[ap]\.m\.|[€£$%×])(?!\p{L})/u;

/** A value in the two lines that leave it the largest type, "31." over "Dezember", where they do so by much. */
function linesOf({ context }: Stage, spec: TextSpec, height: number): { lines: string[]; size: number } {
  const { measureText } = context;
  const setIn = (text: string, by: number) =>
    fitText(measureText, { ...spec, text, maxLines: 1, typeStyle: FIGURE }, height * by);
  const isDay = isSpan(spec.text) || findDay(spec.text) !== undefined;
  const one = setIn(spec.text, 1);
  const whole = { lines: [spec.text], size: one.cut ? 0 : one.size };
  const words = spec.text.split(" ");
  const splits = words.slice(1).flatMap((next, i) => {
    const lines = [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")];
    const [first = ""] = lines;
    // "9 h 30"
    const isClock = /\d\s?h$/u.test(first) && /^\d/u.test(next);
    const isCounted = !isDay && /\d$/u.test(first) && /^\p{L}/u.test(next) && !LEADS.test(next);
    return LEADS_ON.test(first) || isLeader(first) || UNIT.test(next) || isClock || isCounted ? [] : [lines];
  });
  const tried = splits.map((lines) => ({
    lines,
    size: Math.min(...lines.map((text) => setIn(text, 0.5).size)),
  }));
  const best = tried.toSorted((a, b) => b.size - a.size)[0];
  return best && best.size > whole.size * TWO_LINES ? best : whole;
}
/** How much larger type must be in two lines than in one. */
const TWO_LINES = 1.15;

/** Empty where there is no room for all of it. */
function aroundValue(stage: Stage, said: ValueApart, room: TierRoom): Tier[] {
  const { measureText } = stage.context;
  const parts = partsOf(stage, said, room);
  const { parts: set, gaps } = fitStack(measureText, parts, room.height);
  const tiers = parts.flatMap(({ key }): Tier[] => {
    const fitted = set[key];
    return fitted
      ? [{ name: `${key} word`, fitted, gap: gaps[key] ?? 0, isValue: key === "value" || key === "more" }]
      : [];
  });
  const isComplete = tiers.length === parts.filter(({ text }) => text !== "").length;
  return isComplete && tiers.every(({ fitted }) => !fitted.cut) ? tiers : [];
}

function partsOf(stage: Stage, said: ValueApart, { width, height }: TierRoom): StackPart<TierKey>[] {
  const { unit } = stage.context;
  const isLoud = isAlone(stage);
  const by = isLoud ? ALONE.by : 1;
  const led = said.before === "" ? capitalized(said.value) : said.value;
  const spec = {
    ...{ text: casedIn(stage, led), typeStyle: FIGURE, width, isLoud, maxLines: 1 },
    ...{ min: SIZE.least * unit, max: SIZE.value * by * unit },
  };
  const { lines, size } = linesOf(stage, spec, height * VALUE.share);
  const [first = "", second = ""] = lines;
  const value = { ...spec, min: size * VALUE.least, max: size };
  const hangs = HANGING.letters.test(lines.at(-1) ?? "") ? HANGING.by * size : 0;
  const max = Math.max(SIZE.least * unit, Math.min(SIZE.around * by * unit, size * VALUE.around));
  const around = {
    ...{ typeStyle: HEADLINE, width, isLoud, maxLines: 4 },
    ...{ min: SIZE.least * unit, max, gap: SIZE.gap * unit },
  };
  return [
    { ...around, key: "before", text: casedIn(stage, said.before) },
    { ...value, key: "value", text: first, gap: SIZE.gap * unit },
    { ...value, key: "more", text: second, gap: 0 },
    { ...around, key: "after", text: casedIn(stage, said.after), gap: around.gap + hangs },
  ];
}
