/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import type { Look } from "../film-story/tell.ts";
import type { FilmEvent } from "./data.ts";
import { type Day, dayIn } from "./day.ts";
import { facts } from "./facts.tsx";
import { leaf, TALL } from "./leaf.tsx";

/** Shares of the room's height that the leaf takes, and the gap to the facts in design pixels. */
const LEAF = { wide: 0.8, square: 0.46, tall: 0.46, story: 0.44 };
const GAP = { wide: 100, other: 60 };

/** Seconds after which the calendar has come to its day, and what is written out may follow. */
const FLIPPED = 0.8;

/** When and where it is: the day on a calendar leaf, the date written out, time and place. */
export function when(stage: Stage, data: FilmEvent, { surface, align }: Look): Draft {
  const room = sceneRoom(stage);
  const day = dayIn(data.date);
  const said = day
    ? withLeaf(stage, data, day, { surface, align })
    : facts(stage, data, { surface, align, room, max: 160, at: 0.45, start: 0 });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...said,
      mark(stage, surface, align),
    ],
    texts: [data.date, data.time, data.place],
  };
}

function withLeaf(stage: Stage, data: FilmEvent, day: Day, { surface, align }: Look): Layer[] {
  const room = sceneRoom(stage);
  const { box, words } = boxesOf(stage, room, align);
  const look = { surface, room: words, start: FLIPPED };
  if (stage.shape === "wide") {
    const beside = facts(stage, data, { ...look, align: "left", max: 104, at: 0.5 });
    return [...leaf(stage, day, { box, surface }), ...beside];
  }
  const group = [
    ...leaf(stage, day, { box, surface }),
    ...facts(stage, data, { ...look, align, max: 96, at: 0 }),
  ];
  const end = Math.max(...group.map((layer) => layer.box.y + layer.box.height));
  return group.map((layer) => lowered(layer, Math.round((room.y + room.height - end) * 0.4)));
}

const lowered = (layer: Layer, by: number): Layer => ({
  ...layer,
  box: { ...layer.box, y: layer.box.y + by },
});

/** The leaf beside the facts on wide films, else above them. */
function boxesOf({ shape, unit }: Stage, room: Box, align: Look["align"]): { box: Box; words: Box } {
  const height = Math.round(room.height * LEAF[shape]);
  const width = Math.round(height / TALL);
  if (shape === "wide") {
    const x = room.x + width + Math.round(GAP.wide * unit);
    const y = room.y + Math.round((room.height - height) / 2);
    return { box: { x: room.x, y, width, height }, words: { ...room, x, width: room.x + room.width - x } };
  }
  const x = align === "left" ? room.x : room.x + Math.round((room.width - width) / 2);
  const y = room.y + height + Math.round(GAP.other * unit);
  return { box: { x, y: room.y, width, height }, words: { ...room, y, height: room.y + room.height - y } };
}
