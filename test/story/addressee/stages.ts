import { contextOf } from "../../../lib/story/addressee/context.ts";
import { logitsBy, type Model } from "../../../lib/story/addressee/model.ts";
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
        const logits = examples.map(({ sentence, language }) => logitsBy(tables, sentence, language));
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
