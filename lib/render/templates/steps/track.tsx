/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EntryWords, entryCells, entryColumn, type SetEntry } from "../kit/entries.tsx";
import { Light } from "../kit/light.tsx";
import { NumberDisc } from "../kit/number-disc.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { BODY, NAME } from "../kit/type-styles.ts";
import { arrange, isBeside } from "./arrange.tsx";
import { entriesOf, type Steps } from "./data.ts";

/** Numbered discs along a line: from left to right on wide pictures, downwards on others. */
export function track(context: RenderContext, data: Steps): Node {
  const { size, theme, shape } = context;
  const surface = theme.page;
  const { nodes, available } = arrange(context, data, surface, isBeside(context, data));
  const isAcross = shape === "wide" && !isBeside(context, data);
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      {isAcross ? across(context, data, available) : downwards(context, data, available)}
      {nodes}
    </Canvas>
  );
}

const type = (unit: number, title: number, body: number) => ({
  title: { typeStyle: NAME, min: 24 * unit, max: title * unit, lines: 5 },
  body: { typeStyle: BODY, min: 24 * unit, max: body * unit, lines: 6 },
});

function across(context: RenderContext, data: Steps, available: Box): Node[] {
  const { unit, theme, measureText } = context;
  const gap = Math.round(40 * unit);
  const width = Math.floor((available.width - gap * (data.steps.length - 1)) / data.steps.length);
  const side = Math.round(60 * unit);
  const below = side + Math.round(16 * unit);
  const look = {
    ...type(unit, 36, 27),
    width,
    height: available.height - below,
    gap: 0,
    between: Math.round(5 * unit),
  };
  const sets = entryCells(measureText, entriesOf(data), look);
  const tall = below + Math.max(...sets.map(({ height }) => height));
  const y = available.y + Math.round((available.height - tall) / 2);
  const thick = Math.round(6 * unit);
  const line = {
    x: available.x,
    y: y + Math.round((side - thick) / 2),
    width: (width + gap) * (sets.length - 1),
    height: thick,
  };
  return [
    <Place box={line} style={{ backgroundColor: theme.page.art.tint }} />,
    ...sets.flatMap((set, i) => {
      const x = available.x + i * (width + gap);
      return [
        <Place box={{ x, y, width: side, height: side }}>{disc(context, i, side)}</Place>,
        <Place box={{ x, y: y + below, width, height: set.height }}>
          <EntryWords set={set} surface={theme.page} />
        </Place>,
      ];
    }),
  ];
}

function downwards(context: RenderContext, data: Steps, available: Box): Node[] {
  const { unit, theme, measureText } = context;
  const many = data.steps.length > 4;
  const widest = Math.round((many ? 66 : 96) * unit);
  const indent = widest + Math.round(32 * unit);
  const look = {
    ...type(unit, many ? 44 : 58, many ? 32 : 41),
    width: available.width - indent,
    // Words are set a little lower than their disc begins.
    height: available.height - Math.round(widest * 0.3),
    gap: Math.round((many ? 15 : 44) * unit),
    between: Math.round(6 * unit),
    stretch: 84 * unit,
  };
  const { sets, height } = entryColumn(measureText, entriesOf(data), look);
  const top = available.y + Math.round((look.height - height) / 2);
  const pitch = Math.min(...sets.slice(1).map(({ y }, i) => y - (sets[i]?.y ?? 0)));
  const side = Math.floor(Math.min(widest, pitch * 0.92));
  const words = { x: available.x + indent, y: top, width: look.width, height: 0 };
  return [
    spine(context, { ...available, y: top }, side, sets.at(-1)?.y ?? 0),
    ...sets.flatMap((set, i) => [
      <Place box={{ x: available.x, y: top + set.y, width: side, height: side }}>
        {disc(context, i, side)}
      </Place>,
      <Place box={{ ...words, y: top + set.y + lift(set, side), height: set.height }}>
        <EntryWords set={set} surface={theme.page} />
      </Place>,
    ]),
  ];
}

/** The line from the middle of the first disc to the middle of the last. */
function spine({ unit, theme }: RenderContext, { x, y }: Box, side: number, height: number): Node {
  const width = Math.round(6 * unit);
  const box = { x: x + Math.round((side - width) / 2), y: y + Math.round(side / 2), width, height };
  return <Place box={box} style={{ backgroundColor: theme.page.art.tint }} />;
}

/** Sets the first line of a title on the middle of its disc. */
function lift({ title }: SetEntry, side: number): number {
  const line = title ? title.height / title.lines.length : 0;
  return Math.round(Math.max(0, side - line) * 0.28);
}

function disc(context: RenderContext, index: number, side: number): Node {
  const { fill, onFill } = context.theme.page;
  return <NumberDisc context={context} number={index + 1} side={side} background={fill} ink={onFill} />;
}
