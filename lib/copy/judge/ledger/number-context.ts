import type { Figure } from "./figure.ts";
import { knows, type SourceLine, type Sources } from "./sources.ts";

/** The sources give this number in another unit: minutes became days, or a month became a year. */
export function inOtherUnit(figure: Figure, sources: Sources): boolean {
  const { measure, readings } = figure;
  const known = readings.filter((r) => sources.readings.has(r));
  if (!measure || !known.length) return false;
  const anyUnit = known.some((r) => sources.readings.has(`${r}@`));
  return anyUnit && !known.some((r) => sources.readings.has(`${r}@${measure}`));
}

/** Saying less than the source is modest; these turn "up to 40%" into 40%, or 40 into "over 40". */
export function overstates(figure: Figure, sources: Sources): boolean {
  const stances = new Set(
    figure.readings.flatMap((r) =>
      ["bare", "least", "most", "start"].filter((stance) => sources.readings.has(`${r}^${stance}`)),
    ),
  );
  if (!stances.size) return false;
  if (figure.stance) return !stances.has(figure.stance);
  return !stances.has("bare") && !stances.has("least");
}

/** A count became a measure or the other way round: "40 breads in ten minutes" and "10 breads in 40 minutes". */
function inOtherRole(figure: Figure, sources: Sources): boolean {
  const known = figure.readings.filter((r) => sources.readings.has(r));
  const given = (mark: string) => known.some((r) => sources.readings.has(r + mark));
  if (given("_")) return false;
  if (figure.measure) return given("#") && !given("@");
  return figure.counts?.length ? given("@") && !given("#") : false;
}

/** Neither the line that holds the number nor its neighbours mention what it is now said to count. */
export function countsSomethingElse(figure: Figure, sources: Sources): boolean {
  if (inOtherRole(figure, sources)) return true;
  const { counts = [], readings } = figure;
  if (!counts.length) return false;
  // A share is of somebody, who may have been introduced anywhere.
  if (readings[0]?.startsWith("%:")) return !counts.some((noun) => knows(sources, noun));
  const at = readings.flatMap((r) => sources.holders.get(r) ?? []);
  const near = at.flatMap((i) => sources.lines.slice(Math.max(0, i - 1), i + 2));
  if (!near.length) return false;
  return !counts.some((noun) => knows(sources, noun) && near.some((line) => mentions(line, noun)));
}

const mentions = (line: SourceLine, noun: string) =>
  line.ideas.has(noun) || line.flat.includes(noun.slice(0, Math.max(4, noun.length - 2)));
