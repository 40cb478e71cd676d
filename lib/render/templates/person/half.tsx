/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { type Halves, halves } from "../kit/halves.ts";
import type { Motto } from "../kit/header.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { bio } from "./bio.tsx";
import { isLong, type Person } from "./data.ts";

/** The portrait fills the right of the picture. */
export function halfBeside(stage: Stage, person: Person): Node {
  const share = isLong(person) ? 0.38 : 0.44;
  return halved(stage, person, { ...halves({ ...stage, shape: "wide" }, share), motto: "under", max: 84 });
}

/** The portrait fills the head of the picture, or the right of a square one, which would leave the words too little. */
export function halfOver(stage: Stage, person: Person): Node {
  if (!stage.photos.has(person.photo)) return tileOver(stage, person);
  if (stage.shape === "square") return halfBeside(stage, person);
  const parts = halves(stage, isLong(person) ? 0.32 : 0.43);
  return halved(stage, person, { ...parts, motto: "opposite", max: 110 });
}

type Halved = Pick<Halves, "panel" | "area"> & { motto: Motto; max: number };

function halved(stage: Stage, person: Person, { panel, area, motto, max }: Halved): Node {
  const { size, theme } = stage;
  const surface = theme.wash;
  const { body, nodes } = frame(stage, { surface, area, ask: person, motto });
  const words = bio(stage, person, { width: body.width, height: body.height, surface, max });
  return (
    <Canvas size={size} ground={surface.ground}>
      {face(stage, person, panel, Math.round(Math.min(panel.width, panel.height) * 0.68))}
      <Within room={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Initials in a disc between logo and words. */
function tileOver(stage: Stage, person: Person): Node {
  const { size, theme, unit, shape } = stage;
  const surface = theme.wash;
  const { body, nodes } = frame(stage, { surface, ask: person });
  const gap = Math.round(42 * unit);
  const share = isLong(person) ? 0.66 : shape === "square" ? 0.52 : 0.46;
  const height = body.height * share;
  const words = bio(stage, person, { width: body.width, height, surface, max: 110 });
  const room = { ...body, height: Math.round(body.height - words.height - gap) };
  const start = room.y + room.height + gap;
  return (
    <Canvas size={size} ground={surface.ground}>
      {face(stage, person, room, Math.round(Math.min(room.width, room.height)))}
      <Place box={{ ...body, y: start, height: words.height }}>{words.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** A photo fills its room; initials stand in a disc with rings around it, so that an absent photo is not missed. */
function face(stage: Stage, { photo, name }: Person, room: Box, side: number): Node[] {
  const { size, theme, shape } = stage;
  const picture = stage.photos.get(photo);
  const given = { stage, name, photo: picture, surface: theme.wash };
  const isWide = shape === "wide";
  if (picture) return [<Portrait {...given} box={room} form="field" />];
  const x = isWide ? Math.round(room.x + (room.width - side) / 2) : room.x;
  const y = Math.round(room.y + (room.height - side) / 2);
  const middle = { x: x + side / 2, y: y + side / 2 };
  return [
    <Halo
      surface={theme.wash}
      field={size}
      middle={middle}
      side={Math.round(size.width * (isWide ? 0.9 : 1.5))}
    />,
    <Portrait {...given} box={{ x, y, width: side, height: side }} form="disc" />,
  ];
}
