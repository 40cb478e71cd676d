import { contextOf } from "../../../lib/story/addressee/context.ts";
import type { Begins } from "../../../lib/story/addressee/layout.ts";
import { logitsBy, type Model } from "../../../lib/story/addressee/model.ts";
import { dice } from "./dice.ts";
import type { Brief } from "./examples.ts";
import { type ContextSample, trainedNet } from "./net.ts";
import { trainedTables } from "./regression.ts";

/** The second stage must see the first as it is with a sentence that it was not trained with. */
const TURNS = 4;

const turnOf = ({ part }: Brief) => (part >>> 8) % TURNS;
const examplesOf = (briefs: readonly Brief[]) => briefs.flatMap(({ examples }) => examples);

/**
 * A brief as it might be as well: with the remark that ends it in another place, without any remark, or no more than a
 * part of it. The net would take nearly every last sentence for a remark otherwise, and hardly any other.
 */
function variantsOf(brief: Brief): Brief[] {
  const moved = movedVariants(withoutLayout(brief));
  const own = isLaidOut(brief) ? laidOutVariants(brief) : [];
  return [...own, ...moved, ...moved.map((one, i) => laidOutByDice(one, brief.part + i))];
}

/** Ways in which the same sentences might be laid out: in one line, in a line each, and in paragraphs of either. */
const LAYOUTS = ["one line", "lines", "paragraphs", "paragraphs of lines", "remarks apart"] as const;

/** A brief whose layout is not known, with one that it might have: what says nothing there must not be learned. */
function laidOutByDice(brief: Brief, seed: number): Brief {
  const roll = dice(seed);
  const layout = LAYOUTS[roll(LAYOUTS.length)];
  const isApart = (i: number) => brief.examples[i]?.label !== brief.examples[i - 1]?.label;
  const breaks = (i: number) => (layout === "remarks apart" ? isApart(i) : roll(4) === 0);
  const beginsAt = (i: number): Begins => {
    if (i === 0 || (layout !== "one line" && layout !== "lines" && breaks(i))) return "paragraph";
    return layout === "lines" || layout === "paragraphs of lines" ? "line" : "inside";
  };
  return { ...brief, examples: brief.examples.map((one, i) => ({ ...one, begins: beginsAt(i) })) };
}

const isLaidOut = ({ examples }: Brief) => examples.every(({ begins }) => begins !== undefined);

const withoutLayout = (brief: Brief): Brief => ({
  ...brief,
  examples: brief.examples.map((one) => ({ ...one, begins: undefined })),
});

/** A brief with a layout as it is, and without its remarks: what begins a paragraph is gone, what follows begins it. */
function laidOutVariants(brief: Brief): Brief[] {
  const readers = brief.examples.flatMap((one, i, all) => {
    if (one.label !== "reader") return [];
    const since = all.slice(all.findLastIndex(({ label }, at) => at < i && label === "reader") + 1, i + 1);
    const begins = WIDEST_FIRST.find((widest) => since.some((each) => each.begins === widest));
    return [{ ...one, begins }];
  });
  const hasRemarks = readers.length < brief.examples.length;
  return hasRemarks && readers.length > 1 ? [brief, { ...brief, examples: readers }] : [brief];
}

const WIDEST_FIRST = ["paragraph", "line", "inside"] as const;

function movedVariants(brief: Brief): Brief[] {
  const { examples, part } = brief;
  const last = examples.at(-1);
  const readers = examples.filter(({ label }) => label === "reader");
  if (!last || examples.length < 4) return [brief];
  const isMostlyForReaders = readers.length > examples.length / 2;
  const moved = examples.slice(0, -1).toSpliced(part % examples.length, 0, last);
  const from = (part >>> 4) % (examples.length - 3);
  const piece = moved.slice(from, from + 2 + (part % 3));
  const other = [
    isMostlyForReaders ? moved : piece,
    isMostlyForReaders && readers.length < examples.length ? readers : piece,
    piece,
  ];
  const added = other[part % other.length] ?? piece;
  return [brief, { ...brief, examples: moved }, { ...brief, examples: added }];
}

/** Each brief with what a first stage tells of it that was trained without it. */
function contextSamples(briefs: readonly Brief[]): ContextSample[] {
  return Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) => {
    const tables = trainedTables(examplesOf(briefs.filter((brief) => turnOf(brief) !== turn)));
    return briefs
      .filter((brief) => turnOf(brief) === turn)
      .flatMap(variantsOf)
      .flatMap(({ examples }) => {
        const logits = examples.map((one) => logitsBy(tables, one, one.language));
        return contextOf(logits).map((x, i) => ({
          x,
          isOther: examples[i]?.label !== "reader",
          weight: examples[i]?.weight ?? 1,
        }));
      });
  });
}

/** Both stages, trained with whole briefs. */
export const trainedModel = (briefs: readonly Brief[]): Model => ({
  tables: trainedTables(examplesOf(briefs)),
  net: trainedNet(contextSamples(briefs)),
});
