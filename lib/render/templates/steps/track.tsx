/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { EntryWords, entryCells, entryColumn, type SetEntry } from "../kit/entries.tsx";
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
  const side = Math.round(60 * unit);
  const below = side + Math.round(16 * unit);
  const look = {
    ...type(unit, 36, 27),
    width,
    height: room.height - below,
    gap: 0,
    between: Math.round(5 * unit),
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
  const look = {
    ...type(unit, many ? 37 : 44, many ? 27 : 31),
    width: room.width - indent,
    // Words are set a little lower than their disc begins.
    height: room.height - Math.round(widest * 0.3),
    gap: Math.round((many ? 26 : 44) * unit),
    between: Math.round(6 * unit),
    stretch: 56 * unit,
  };
  const { sets, height } = entryColumn(ruler, entriesOf(data), look);
  const top = room.y + Math.round((look.height - height) / 2);
  const pitch = Math.min(...sets.slice(1).map(({ y }, i) => y - (sets[i]?.y ?? 0)));
  const side = Math.floor(Math.min(widest, pitch * 0.92));
  const words = { x: room.x + indent, y: top, width: look.width, height: 0 };
  return [
    spine(stage, { ...room, y: top }, side, sets.at(-1)?.y ?? 0),
    ...sets.flatMap((set, i) => [
      <Place box={{ x: room.x, y: top + set.y, width: side, height: side }}>{disc(stage, i, side)}</Place>,
      <Place box={{ ...words, y: top + set.y + lift(set, side), height: set.height }}>
        <EntryWords set={set} surface={theme.page} />
      </Place>,
    ]),
  ];
}

/** The line from the middle of the first disc to the middle of the last. */
function spine({ unit, theme }: Stage, { x, y }: Box, side: number, height: number): Node {
  const width = Math.round(6 * unit);
  const box = { x: x + Math.round((side - width) / 2), y: y + Math.round(side / 2), width, height };
  return <Place box={box} style={{ backgroundColor: theme.page.art.tint }} />;
}

/** Sets the first line of a title on the middle of its disc. */
function lift({ title }: SetEntry, side: number): number {
  const line = title ? title.height / title.lines.length : 0;
  return Math.round(Math.max(0, side - line) * 0.28);
}

function disc(stage: Stage, index: number, side: number): Node {
  const { fill, onFill } = stage.theme.page;
  return <NumberDisc stage={stage} number={index + 1} side={side} ground={fill} ink={onFill} />;
}
