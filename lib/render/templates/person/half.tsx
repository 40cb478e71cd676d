/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { type Halves, halves } from "../kit/halves.ts";
import type { SloganPosition } from "../kit/header.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { bio } from "./bio.tsx";
import { isLong, type Person } from "./data.ts";

/** The portrait fills the right of the picture. */
export function halfBeside(context: RenderContext, person: Person): Node {
  const share = isLong(person) ? 0.38 : 0.44;
  return halved(context, person, {
    ...halves({ ...context, shape: "wide" }, share),
    sloganPosition: "under",
    max: 84,
  });
}

/**
 * The portrait fills the upper half. In a square that would leave too little for the words, and it fills the
 * right.
 */
export function halfOver(context: RenderContext, person: Person): Node {
  if (!context.photos.has(person.photo)) return tileOver(context, person);
  if (context.shape === "square") return halfBeside(context, person);
  const parts = halves(context, isLong(person) ? 0.32 : 0.43);
  return halved(context, person, { ...parts, sloganPosition: "opposite", max: 110 });
}

type Halved = Pick<Halves, "panel" | "area"> & { sloganPosition: SloganPosition; max: number };

function halved(context: RenderContext, person: Person, { panel, area, sloganPosition, max }: Halved): Node {
  const { size, theme } = context;
  const surface = theme.wash;
  const { body, nodes } = frame(context, { surface, area, action: person, sloganPosition });
  const words = bio(context, person, { width: body.width, height: body.height, surface, max });
  return (
    <Canvas size={size} background={surface.background}>
      {face(context, person, panel, Math.round(Math.min(panel.width, panel.height) * 0.68))}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Initials in a disc between logo and words. */
function tileOver(context: RenderContext, person: Person): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.wash;
  const { body, nodes } = frame(context, { surface, action: person });
  const gap = Math.round(42 * unit);
  const share = isLong(person) ? 0.66 : shape === "square" ? 0.52 : 0.46;
  const height = body.height * share;
  const words = bio(context, person, { width: body.width, height, surface, max: 110 });
  const available = { ...body, height: Math.round(body.height - words.height - gap) };
  const start = available.y + available.height + gap;
  return (
    <Canvas size={size} background={surface.background}>
      {face(context, person, available, Math.round(Math.min(available.width, available.height)))}
      <Place box={{ ...body, y: start, height: words.height }}>{words.node}</Place>
      {nodes}
    </Canvas>
  );
}

/**
 * A photo fills its area. Initials stand in a disc with rings, so that the missing photo does not look like
 * a gap.
 */
function face(context: RenderContext, { photo, name }: Person, available: Box, side: number): Node[] {
  const { size, theme, shape } = context;
  const picture = context.photos.get(photo);
  const given = { context, name, photo: picture, surface: theme.wash };
  const isWide = shape === "wide";
  if (picture) return [<Portrait {...given} box={available} form="field" />];
  const x = isWide ? Math.round(available.x + (available.width - side) / 2) : available.x;
  const y = Math.round(available.y + (available.height - side) / 2);
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
