import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { RowStat } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { statRows } from "./stat-rows.tsx";
import { LONG } from "./tile-columns.ts";

/** Heights of a line of words around their number, in design pixels; remarks of several lines need more. */
const LINE = { low: 42, minimum: 64, ideal: 100, few: 116, long: 106, maximum: 150 };
/** So few lines may be high. */
const FEW = 2;

/** Numbers under each other, each in the line of its own words. */
export function rowsBlock(context: RenderContext, stats: readonly RowStat[], look: InfographicStyle): Block {
  const { unit } = context;
  const gap = Math.round(14 * unit);
  const at = (height: number) => stats.length * height * unit + (stats.length - 1) * gap;
  const draw = (box: Box) => {
    const height = Math.floor((box.height - gap * (stats.length - 1)) / stats.length);
    const places = stats.map((_, i) => ({ ...box, y: box.y + i * (height + gap), height }));
    return statRows(context, stats, look, places);
  };
  const isLong = stats.some(({ note = "" }) => note.length > LONG);
  const [minimum, ideal, maximum] = [
    at(leastOf(context, isLong ? LINE.long : LINE.minimum, LINE.low) / unit),
    at(stats.length > FEW ? LINE.ideal : LINE.few),
    at(LINE.maximum),
  ];
  return { key: "stats", minimum, ideal, maximum, growShare: 1, draw };
}
