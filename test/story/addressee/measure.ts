import { type Addressee, judgedBy, type Model } from "../../../lib/story/addressee/model.ts";
import {
  CLEAR_FROM,
  CLEARLY_OTHER_FROM,
  DOUBTED_AMONG_READERS_FROM,
  DOUBTED_BESIDE_REMARKS_FROM,
  DOUBTED_FROM,
  HELD_FROM,
  LIKELY_FROM,
  READER_BESIDE,
} from "../../../lib/story/addressee/thresholds.ts";
import { MODEL } from "../../../lib/story/addressee/trained.ts";
import { type Brief, briefs, type Example, isHeldOut, isWhole, LABELS } from "./examples.ts";

/** How well a classifier does on briefs that it was not trained with. */

/** `other`: the chance of another addressee, with the brief in view; `weighed`: the same as thresholds are used on it. */
type Judged = Example & { other: number; weighed: number; said: Example["label"] };
type JudgedBrief = Judged[];

function said({ reader, maker, colleague }: Addressee): Example["label"] {
  if (reader >= 0.5) return "reader";
  return maker >= colleague ? "maker" : "colleague";
}

/** The sentences before and behind are for readers, and it is not the last. */
function isAmongReaders(judged: readonly Addressee[], i: number): boolean {
  const [before, behind] = [judged[i - 1], judged[i + 1]];
  const isReader = (to: Addressee) => 1 - to.reader < READER_BESIDE;
  return (!before || isReader(before)) && behind !== undefined && isReader(behind);
}

/** What speaks for readers alone is not doubted, and what speaks rather for them is not held back. */
function weighed(other: number, readerAlone: number, isAmong: boolean): number {
  if (
    readerAlone >= CLEAR_FROM ||
    (isAmong && readerAlone >= 1 - CLEARLY_OTHER_FROM && other < DOUBTED_AMONG_READERS_FROM)
  )
    return 0;
  return readerAlone >= 0.5 ? Math.min(other, HELD_FROM - 0.01) : other;
}

/** The sentences of a brief with what a model says of them. */
export function judgedBrief(model: Model, { examples }: Brief): JudgedBrief {
  const language = examples[0]?.language ?? "";
  const judged = judgedBy(model, examples, language);
  return examples.flatMap((one, i) => {
    const to = judged[i];
    const [alone] = judgedBy(model, [{ sentence: one.sentence }], language);
    const other = 1 - (to?.reader ?? 0);
    return to && alone
      ? { ...one, other, weighed: weighed(other, alone.reader, isAmongReaders(judged, i)), said: said(to) }
      : [];
  });
}

/** Whole briefs, of these authors, that were held out of training, with what the classifier says of them. */
export const heldOut = (isOf: (author: string) => boolean = () => true): JudgedBrief[] =>
  briefs()
    .filter((brief) => isHeldOut(brief) && isWhole(brief) && isOf(brief.author))
    .map((brief) => judgedBrief(MODEL(), brief));

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) =>
  all.filter(is).length / Math.max(1, all.length);

const isForReaders = ({ label }: Judged) => label === "reader";

/**
 * The area under the curve of hits against false alarms: how often a sentence for others gets a higher number than one
 * for readers, `(sum of the ranks of the others - P (P + 1) / 2) / (P N)`.
 */
export function areaUnderCurve(sentences: readonly Judged[]): number {
  const ranked = [...sentences].sort((a, b) => a.other - b.other);
  const ranks = ranked.flatMap((one, i) => (isForReaders(one) ? [] : [i + 1]));
  const [positive, negative] = [ranks.length, sentences.length - ranks.length];
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return (sum - (positive * (positive + 1)) / 2) / (positive * negative);
}

/** A brief of a tidy person: most of it is for readers, with three remarks at most. */
function hasFewRemarks(brief: JudgedBrief): boolean {
  const remarks = brief.filter((one) => !isForReaders(one)).length;
  return remarks <= 3 && remarks < brief.length / 2;
}

/** No one is asked about the brief, and a remark of it stands in the post. */
function isLeaked(brief: JudgedBrief, from: number): boolean {
  const doubted = doubtedFrom(brief, from);
  const isAsked = brief.some(({ weighed }) => weighed >= doubted && weighed < HELD_FROM);
  return !isAsked && brief.some((one) => !isForReaders(one) && one.weighed < doubted);
}

/** Remarks come together: beside one, less is enough for a doubt. */
const doubtedFrom = (brief: JudgedBrief, from: number): number =>
  brief.some(({ weighed }) => weighed >= LIKELY_FROM) ? Math.min(from, DOUBTED_BESIDE_REMARKS_FROM) : from;

/** What thresholds do to sentences and to whole briefs, as shares from 0 to 1. */
export function effectOf(briefs: readonly JudgedBrief[], doubted = DOUBTED_FROM) {
  const all = briefs.flat();
  const readers = all.filter(isForReaders);
  const others = all.filter((one) => !isForReaders(one));
  return {
    readersDoubted: shareOf(readers, ({ weighed }) => weighed >= doubted),
    readersHeld: shareOf(readers, ({ weighed }) => weighed >= HELD_FROM),
    othersPass: shareOf(others, ({ weighed }) => weighed < doubted),
    othersHeld: shareOf(others, ({ weighed }) => weighed >= HELD_FROM),
    tidyClear: shareOf(briefs.filter(hasFewRemarks), (brief) =>
      brief.every((one) => !isForReaders(one) || one.weighed < doubtedFrom(brief, doubted)),
    ),
    leaked: shareOf(briefs, (brief) => isLeaked(brief, doubted)),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;

function confusion(sentences: readonly Judged[]): string {
  const rows = LABELS.map((label) => {
    const own = sentences.filter((one) => one.label === label);
    const cells = LABELS.map((said) => String(own.filter((one) => one.said === said).length).padStart(6));
    return `  ${label.padEnd(10)}${cells.join("")}`;
  });
  return rows.join("\n");
}

const DOUBTED = [0.2, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9];

/** The measures of judged briefs as text, for every threshold of doubt. */
export function report(title: string, briefs: readonly JudgedBrief[]): string {
  const all = briefs.flat();
  const right = shareOf(all, ({ label, said }) => label === said);
  const head = `${title}: ${briefs.length} briefs, ${all.length} sentences, AUC ${areaUnderCurve(all).toFixed(4)}, ${percent(right)} right`;
  const rows = DOUBTED.map((doubted) => {
    const effect = effectOf(briefs, doubted);
    return `  doubted from ${doubted}: readers doubted ${percent(effect.readersDoubted)}, others pass ${percent(effect.othersPass)}, tidy briefs without false doubt ${percent(effect.tidyClear)}, briefs with a remark published ${percent(effect.leaked)}`;
  });
  const { readersHeld, othersHeld } = effectOf(briefs);
  const kept = `  held back from ${HELD_FROM}: readers ${percent(readersHeld)}, others ${percent(othersHeld)}`;
  return [head, confusion(all), ...rows, kept].join("\n");
}
