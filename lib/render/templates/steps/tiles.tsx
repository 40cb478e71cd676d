/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EntryWords, entryCells, type SetEntry } from "../kit/entries.tsx";
import { NumberDisc } from "../kit/number-disc.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { BODY, NAME } from "../kit/type-styles.ts";
import { arrange } from "./arrange.tsx";
import { entriesOf, type Steps } from "./data.ts";

/** Sheets of paper in a grid on a flood of brand colour. */
export function tiles(context: RenderContext, data: Steps): Node {
  const { size, theme } = context;
  const surface = theme.wash;
  const { nodes, available } = arrange(context, data, surface, context.shape === "wide");
  return (
    <Canvas size={size} background={surface.background}>
      {grid(context, data, available)}
      {nodes}
    </Canvas>
  );
}

/** Few steps get the whole width each, and many on upright pictures, where half of it breaks every line. */
function columnsOf({ shape }: RenderContext, { steps: { length: count } }: Steps): number {
  return count < 4 || shape === "story" || (count > 4 && shape !== "wide") ? 1 : 2;
}

function grid(context: RenderContext, data: Steps, available: Box): Node[] {
  const { unit, measureText } = context;
  const columns = columnsOf(context, data);
  const rows = Math.ceil(data.steps.length / columns);
  const gap = Math.round(18 * unit);
  const width = Math.floor((available.width - gap * (columns - 1)) / columns);
  const maximum = Math.floor((available.height - gap * (rows - 1)) / rows);
  const lay = layOf(context, columns, rows, unit);
  const look = {
    title: { typeStyle: NAME, min: 24 * unit, max: lay.title * unit, lines: columns > 1 ? 5 : 3 },
    body: { typeStyle: BODY, min: 24 * unit, max: lay.body * unit, lines: 6 },
    width: width - 2 * lay.pad - lay.indent,
    height: maximum - 2 * lay.padY - lay.lead,
    gap: 0,
    between: Math.round(8 * unit),
  };
  const sets = entryCells(measureText, entriesOf(data), look);
  const needed = Math.max(...sets.map(({ height }) => height)) + 2 * lay.padY + lay.lead;
  const tall = Math.min(maximum, Math.max(needed, lay.disc + 2 * lay.padY, Math.round(maximum * 0.8)));
  const top = available.y + Math.round((available.height - tall * rows - gap * (rows - 1)) / 2);
  return sets.map((set, i) => {
    const isLastAlone = i === sets.length - 1 && columns === 2 && sets.length % 2 === 1;
    const x = available.x + (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (tall + gap);
    const box = { x, y, width: isLastAlone ? available.width : width, height: tall };
    return tile(context, { set, index: i, box, lay });
  });
}

/** Number beside the words in flat tiles, over them in upright ones. Pixels, but type in design pixels. */
type TileMeasures = {
  pad: number;
  padY: number;
  disc: number;
  indent: number;
  lead: number;
  title: number;
  body: number;
};

/** Design pixels. Under the message a tile has the whole width, and room for larger type. */
const TYPE = {
  small: { title: 50, body: 34 },
  beside: { title: 46, body: 33 },
  whole: { title: 64, body: 36 },
};

const typeOf = (shape: RenderContext["shape"], isLarge: boolean): keyof typeof TYPE =>
  isLarge ? (shape === "wide" ? "beside" : "whole") : "small";

/** More rows than these are low. */
const MANY = 4;

function layOf({ shape }: RenderContext, columns: number, rows: number, unit: number): TileMeasures {
  const isFlat = columns === 1 || (columns === 2 && (rows > 2 || shape === "wide"));
  const isLarge = columns === 1;
  const isMany = rows > MANY;
  const disc = Math.round((isLarge && !isMany ? 84 : 60) * unit);
  const pad = Math.round((isLarge ? 28 : 26) * unit);
  const { title, body } = TYPE[typeOf(shape, isLarge)];
  return isFlat
    ? {
        pad,
        padY: Math.round((isMany ? 8 : 10) * unit),
        disc,
        indent: disc + Math.round(24 * unit),
        lead: 0,
        title,
        body,
      }
    : { pad, padY: pad, disc, indent: 0, lead: disc + Math.round(20 * unit), title, body };
}

type Tile = { set: SetEntry; index: number; box: Box; lay: TileMeasures };

function tile(context: RenderContext, { set, index, box, lay }: Tile): Node {
  const { theme, unit } = context;
  const { sheet, page } = theme;
  const style = {
    padding: `${lay.padY}px ${lay.pad}px`,
    borderRadius: Math.round(28 * unit),
    backgroundColor: sheet.background,
    flexDirection: lay.indent ? "row" : "column",
    alignItems: lay.indent ? "center" : "flex-start",
  } as const;
  return (
    <Place box={box} style={style}>
      <NumberDisc
        context={context}
        number={index + 1}
        side={lay.disc}
        background={page.fill}
        ink={page.onFill}
      />
      <div style={lay.indent ? { marginLeft: lay.indent - lay.disc } : { marginTop: lay.lead - lay.disc }}>
        <EntryWords set={set} surface={sheet} />
      </div>
    </Place>
  );
}
