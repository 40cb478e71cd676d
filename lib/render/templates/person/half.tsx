/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { bio } from "./bio.tsx";
import { isLong, type Person } from "./data.ts";

/** The portrait fills the right of the picture. */
export function halfBeside(stage: Stage, person: Person): Node {
  const { size, theme } = stage;
  const surface = theme.wash;
  const { panel, area } = halves(stage, isLong(person) ? 0.38 : 0.44);
  const { body, nodes } = frame(stage, { surface, area, ask: person, motto: "under" });
  const words = bio(stage, person, { width: body.width, height: body.height, surface, max: 84 });
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

/** The portrait as a tile between logo and words. */
export function tileOver(stage: Stage, person: Person): Node {
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

/** Width to height from which on a portrait would lose its chin or its hair. */
const WIDEST = 1.35;

/** A photo fills its room unless that is too low for a face; initials stand in a disc with rings around it, so that an absent photo is not missed. */
function face(stage: Stage, { photo, name }: Person, room: Box, side: number): Node[] {
  const { size, theme, shape } = stage;
  const picture = stage.photos.get(photo);
  const given = { stage, name, photo: picture, surface: theme.wash };
  const isWide = shape === "wide";
  const fills = room.width / room.height < WIDEST;
  if (picture && fills) return [<Portrait {...given} box={room} form={isWide ? "field" : "tile"} />];
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
