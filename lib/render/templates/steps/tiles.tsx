/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { EntryWords, entryCells, type SetEntry } from "../kit/entries.tsx";
import { Halo } from "../kit/halo.tsx";
import { BODY, NAME } from "../kit/lettering.ts";
import { NumberDisc } from "../kit/number-disc.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { arrange } from "./arrange.tsx";
import { entriesOf, type Steps } from "./data.ts";

/** Sheets of paper in a grid on a flood of brand colour. */
export function tiles(stage: Stage, data: Steps): Node {
  const { size, theme } = stage;
  const surface = theme.wash;
  const { nodes, room } = arrange(stage, data, surface, stage.shape === "wide");
  const side = Math.round(Math.max(size.width, size.height) * 1.1);
  return (
    <Canvas size={size} ground={surface.ground}>
      <Halo
        surface={surface}
        field={size}
        middle={{ x: size.width * 0.95, y: size.height * 0.05 }}
        side={side}
      />
      {grid(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

/** Few steps get the whole width each. */
function columnsOf({ steps: { length: count } }: Steps): number {
  return count < 4 ? 1 : 2;
}

function grid(stage: Stage, data: Steps, room: Box): Node[] {
  const { unit, ruler } = stage;
  const columns = columnsOf(data);
  const rows = Math.ceil(data.steps.length / columns);
  const gap = Math.round(18 * unit);
  const width = Math.floor((room.width - gap * (columns - 1)) / columns);
  const most = Math.floor((room.height - gap * (rows - 1)) / rows);
  const lay = layOf(stage, columns, rows, unit);
  const look = {
    title: { lettering: NAME, min: 22 * unit, max: lay.title * unit, lines: 3 },
    body: { lettering: BODY, min: 21 * unit, max: lay.body * unit, lines: 6 },
    width: width - 2 * lay.pad - lay.indent,
    height: most - 2 * lay.padY - lay.lead,
    gap: 0,
    between: Math.round(8 * unit),
  };
  const sets = entryCells(ruler, entriesOf(data), look);
  const needed = Math.max(...sets.map(({ height }) => height)) + 2 * lay.padY + lay.lead;
  const tall = Math.min(most, Math.max(needed, lay.disc + 2 * lay.padY, Math.round(most * 0.8)));
  const top = room.y + Math.round((room.height - tall * rows - gap * (rows - 1)) / 2);
  return sets.map((set, i) => {
    const isLastAlone = i === sets.length - 1 && columns === 2 && sets.length % 2 === 1;
    const x = room.x + (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (tall + gap);
    const box = { x, y, width: isLastAlone ? room.width : width, height: tall };
    return tile(stage, { set, index: i, box, lay });
  });
}

/** Number beside the words in flat tiles, over them in upright ones. Pixels, but type in design pixels. */
type Lay = {
  pad: number;
  padY: number;
  disc: number;
  indent: number;
  lead: number;
  title: number;
  body: number;
};

function layOf({ shape }: Stage, columns: number, rows: number, unit: number): Lay {
  const isFlat = columns === 1 || (columns === 2 && (rows > 2 || shape === "wide"));
  const isLarge = columns === 1;
  const disc = Math.round((isLarge ? 76 : 56) * unit);
  const pad = Math.round((isLarge ? 28 : 26) * unit);
  const title = isLarge ? 42 : 34;
  const body = isLarge ? 30 : 26;
  return isFlat
    ? { pad, padY: Math.round(15 * unit), disc, indent: disc + Math.round(24 * unit), lead: 0, title, body }
    : { pad, padY: pad, disc, indent: 0, lead: disc + Math.round(20 * unit), title, body };
}

type Tile = { set: SetEntry; index: number; box: Box; lay: Lay };

function tile(stage: Stage, { set, index, box, lay }: Tile): Node {
  const { theme, unit } = stage;
  const { sheet, page } = theme;
  const style = {
    padding: `${lay.padY}px ${lay.pad}px`,
    borderRadius: Math.round(28 * unit),
    backgroundColor: sheet.ground,
    flexDirection: lay.indent ? "row" : "column",
    alignItems: lay.indent ? "center" : "flex-start",
  } as const;
  return (
    <Place box={box} style={style}>
      <NumberDisc stage={stage} number={index + 1} side={lay.disc} ground={page.fill} ink={page.onFill} />
      <div style={lay.indent ? { marginLeft: lay.indent - lay.disc } : { marginTop: lay.lead - lay.disc }}>
        <EntryWords set={set} surface={sheet} />
      </div>
    </Place>
  );
}
