import { type FigureShape, figureShape, pairOf } from "../kit/figure-shape.ts";
import type { RowStat } from "./data.ts";

/** "87 volunteers, 9,300 hours" begins with a number of its own. */
const COUNTED = /^(?<value>\d+(?:[.,]\d+)*)\s+(?<rest>\p{L}.*)$/u;

/**
 * A number that stands first in its row, as far as its words allow: a label before its colon is read behind the number,
 * "24 days · Average stay (last year 31)", and of two counts the first leads. Others keep their words before them.
 */
export function valueFirst({ before = "", value, label, ...more }: RowStat): RowStat {
  const counted = COUNTED.exec(before)?.groups;
  if (counted) {
    const words = [counted.rest, value, label].filter(Boolean).join(" ");
    return { ...more, value: counted.value ?? "", label: words };
  }
  const named = /^(?<name>.+?)\s?[:：]$/u.exec(before)?.groups?.name ?? "";
  if (named !== "" && (label === "" || more.note || /^[(,]/u.test(label)))
    return { ...more, value, label: [named, label].filter(Boolean).join(betweenOf(label)) };
  return { ...more, ...(before && { before }), value, label };
}

const betweenOf = (label: string) => (label.startsWith(",") ? "" : label.startsWith("(") ? " " : ", ");

/** Numbers that all stand before their words, where their names allow it; undefined where one needs its words before it. */
export function allFirst(stats: readonly RowStat[]): RowStat[] | undefined {
  const isNamed = stats.some(({ before = "" }) => before !== "");
  const first = stats.map(valueFirst);
  return isNamed && first.every(({ before }) => !before) ? first : undefined;
}

/** A number beside what it was before, else what it says by itself. */
export const shapeOf = (stat: RowStat): FigureShape | undefined =>
  stat.earlier ? pairOf(stat.earlier.value, stat.value) : figureShape(stat);
