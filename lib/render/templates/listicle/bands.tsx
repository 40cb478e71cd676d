/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { EntryWords, entryCells } from "../kit/entries.tsx";
import { frame, sealIn } from "../kit/frame.tsx";
import { BODY, FIGURE, NAME } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import { entriesOf, type Listicle } from "./data.ts";

/** Bands of brand colour, each a shade deeper than the one above it, with numbers as large as the bands are high. */
export function bands(stage: Stage, data: Listicle): Node {
  const surface = stage.theme.wash;
  const { nodes, room, bleed } = (stage.shape === "wide" ? beside : under)(stage, data, surface);
  return (
    <Canvas size={stage.size} ground={surface.ground}>
      {shades(data.items.length, surface).map((backgroundColor, i, all) => (
        <Place box={bandBox(room, bleed, i, all.length)} style={{ backgroundColor }} />
      ))}
      {rules(stage, data.items.length, room, bleed)}
      {points(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

/** Edges of the bands, for brands whose shades lie close together. */
function rules({ unit, theme }: Stage, count: number, room: Box, bleed: Box): Node[] {
  const height = Math.max(2, Math.round(2 * unit));
  return Array.from({ length: count - 1 }, (_, i) => {
    const { y } = bandBox(room, bleed, i + 1, count);
    return <Place box={{ ...bleed, y, height }} style={{ backgroundColor: theme.wash.line }} />;
  });
}

/** `room` holds the texts of the bands, `bleed` their colours, which may run off the picture. */
type Parts = { nodes: Node[]; room: Box; bleed: Box };

function beside(stage: Stage, data: Listicle, surface: Surface): Parts {
  const { size, safe, unit } = stage;
  const area = { ...safe, width: Math.round(safe.width * 0.36) };
  const { body, nodes } = frame(stage, { surface, area, ask: data, motto: "under" });
  const message = stack(stage, { ...data, supporting: "" }, { ...body, surface, max: 78 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const start = area.x + area.width + Math.round(44 * unit);
  const x = start + Math.round(40 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = sealIn(stage, right);
  const room = { ...right, height: right.height - (height && height + Math.round(20 * unit)) };
  return {
    nodes: [...nodes, <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>],
    room,
    bleed: { x: start, y: 0, width: size.width - start, height: size.height },
  };
}

function under(stage: Stage, data: Listicle, surface: Surface): Parts {
  const { size, unit, shape } = stage;
  const { body, nodes } = frame(stage, { surface, ask: data });
  const share = data.items.length > 5 || shape === "square" ? 0.22 : 0.3;
  const message = stack(
    stage,
    { ...data, supporting: "" },
    { width: body.width, height: body.height * share, surface, max: 92 },
  );
  const used = message.height + Math.round(32 * unit);
  const room = { ...body, y: body.y + used, height: body.height - used };
  return {
    nodes: [...nodes, <Place box={{ ...body, height: message.height }}>{message.node}</Place>],
    room,
    bleed: { x: 0, y: room.y, width: size.width, height: room.height },
  };
}

/** From the soft shade of the ground back to the ground itself: text is legible on all of them. */
function shades(count: number, { soft, ground, glows }: Surface): string[] {
  const from = soft === ground ? glows[0] : soft;
  return Array.from({ length: count }, (_, i) => mix(from, ground, i / count));
}

/** The first and last bands reach to the edges of what they bleed into. */
function bandBox(room: Box, bleed: Box, index: number, count: number): Box {
  const edge = (i: number) => Math.round(room.y + (room.height * i) / count);
  const top = index === 0 ? bleed.y : edge(index);
  const bottom = index === count - 1 ? bleed.y + bleed.height : edge(index + 1);
  return { x: bleed.x, y: top, width: bleed.width, height: bottom - top };
}

function points(stage: Stage, data: Listicle, room: Box): Node[] {
  const { unit, ruler, theme } = stage;
  const surface = theme.wash;
  const height = Math.floor(room.height / data.items.length);
  const size = Math.min(height * 0.82, 150 * unit);
  const column = Math.round(size * 0.66);
  const gap = Math.round(26 * unit);
  const look = {
    title: { lettering: NAME, min: 23 * unit, max: 44 * unit, lines: 2 },
    body: { lettering: BODY, min: 21 * unit, max: 29 * unit, lines: 3 },
    width: room.width - column - gap,
    height: Math.round(height * 0.84),
    gap: 0,
    between: Math.round(3 * unit),
  };
  return entryCells(ruler, entriesOf(data), look).flatMap((set, i) => {
    const y = room.y + (room.height * i) / data.items.length;
    const wish = {
      text: `${i + 1}`,
      lettering: FIGURE,
      min: size * 0.5,
      max: size,
      width: column * 1.2,
      maxLines: 1,
    };
    const digit = fitText(ruler, wish);
    const cell = { x: room.x, y: Math.round(y), width: column, height };
    return [
      <Place box={cell} style={{ alignItems: "center" }}>
        <Words fitted={digit} color={surface.key} part="index" />
      </Place>,
      <Place box={{ ...cell, x: room.x + column + gap, width: look.width }} style={{ alignItems: "center" }}>
        <EntryWords set={set} surface={surface} />
      </Place>,
    ];
  });
}
