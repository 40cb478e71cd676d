/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { EntryWords, entryCells, entryColumn } from "../kit/entries.tsx";
import { BODY, NAME } from "../kit/lettering.ts";
import { Light } from "../kit/light.tsx";
import { NumberDisc } from "../kit/number-disc.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { arrange, isBeside } from "./arrange.tsx";
import { entriesOf, type Steps } from "./data.ts";

/** Numbered discs along a line: from left to right on wide pictures, downwards on others. */
export function track(stage: Stage, data: Steps): Node {
  const { size, theme, shape } = stage;
  const surface = theme.page;
  const { nodes, room } = arrange(stage, data, surface, isBeside(stage, data));
  const isAcross = shape === "wide" && !isBeside(stage, data);
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      {isAcross ? across(stage, data, room) : downwards(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

const type = (unit: number, title: number, body: number) => ({
  title: { lettering: NAME, min: 22 * unit, max: title * unit, lines: 3 },
  body: { lettering: BODY, min: 21 * unit, max: body * unit, lines: 6 },
});

function across(stage: Stage, data: Steps, room: Box): Node[] {
  const { unit, theme, ruler } = stage;
  const gap = Math.round(40 * unit);
  const width = Math.floor((room.width - gap * (data.steps.length - 1)) / data.steps.length);
  const side = Math.round(72 * unit);
  const below = side + Math.round(22 * unit);
  const look = {
    ...type(unit, 36, 27),
    width,
    height: room.height - below,
    gap: 0,
    between: Math.round(8 * unit),
  };
  const sets = entryCells(ruler, entriesOf(data), look);
  const tall = below + Math.max(...sets.map(({ height }) => height));
  const y = room.y + Math.round((room.height - tall) / 2);
  const thick = Math.round(6 * unit);
  const line = {
    x: room.x,
    y: y + Math.round((side - thick) / 2),
    width: (width + gap) * (sets.length - 1),
    height: thick,
  };
  return [
    <Place box={line} style={{ backgroundColor: theme.page.art.tint }} />,
    ...sets.flatMap((set, i) => {
      const x = room.x + i * (width + gap);
      return [
        <Place box={{ x, y, width: side, height: side }}>{disc(stage, i, side)}</Place>,
        <Place box={{ x, y: y + below, width, height: set.height }}>
          <EntryWords set={set} surface={theme.page} />
        </Place>,
      ];
    }),
  ];
}

function downwards(stage: Stage, data: Steps, room: Box): Node[] {
  const { unit, theme, ruler } = stage;
  const many = data.steps.length > 4;
  const widest = Math.round((many ? 62 : 84) * unit);
  const indent = widest + Math.round(32 * unit);
  // Words are set a little lower than their disc begins.
  const inner = room.height - Math.round(widest * 0.3);
  const look = {
    ...type(unit, many ? 37 : 44, many ? 27 : 31),
    width: room.width - indent,
    height: inner,
    gap: Math.round((many ? 26 : 44) * unit),
    between: Math.round(6 * unit),
  };
  const { sets, height } = entryColumn(ruler, entriesOf(data), look);
  const spread = spreadOf(sets.length, inner - height, unit);
  const total = height + spread * (sets.length - 1);
  const top = room.y + Math.round((inner - total) / 2);
  const at = (i: number) => top + (sets[i]?.y ?? 0) + i * spread;
  const pitch = Math.min(...sets.slice(1).map(({ y }, i) => y - (sets[i]?.y ?? 0) + spread));
  const side = Math.floor(Math.min(widest, pitch * 0.92));
  const thick = Math.round(6 * unit);
  const line = {
    x: room.x + Math.round((side - thick) / 2),
    y: at(0) + Math.round(side / 2),
    width: thick,
    height: at(sets.length - 1) - at(0),
  };
  return [
    <Place box={line} style={{ backgroundColor: theme.page.art.tint }} />,
    ...sets.flatMap((set, i) => [
      <Place box={{ x: room.x, y: at(i), width: side, height: side }}>{disc(stage, i, side)}</Place>,
      <Place
        box={{
          x: room.x + indent,
          y: at(i) + lift(set.title?.height, set.title?.lines.length, side),
          width: look.width,
          height: set.height,
        }}
      >
        <EntryWords set={set} surface={theme.page} />
      </Place>,
    ]),
  ];
}

/** Spare height goes between the steps, as far as they still belong together. */
const spreadOf = (count: number, spare: number, unit: number) =>
  Math.max(0, Math.round(Math.min(spare / Math.max(1, count - 1), 56 * unit)));

/** Sets the first line of a title on the middle of its disc. */
function lift(height = 0, lines = 1, side: number): number {
  return Math.round(Math.max(0, side - height / Math.max(1, lines)) * 0.28);
}

function disc(stage: Stage, index: number, side: number): Node {
  const { fill, onFill } = stage.theme.page;
  return <NumberDisc stage={stage} number={index + 1} side={side} ground={fill} ink={onFill} />;
}
