/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { author } from "../kit/author.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { art, looseArt } from "./art.tsx";
import { type BlogOg, factsOf } from "./data.ts";

/** Where the picture stands: on the right, on the left, or on the ground of the title and over its edge. */
export type Composition = "beside" | "before" | "loose";

/** The title beside, or under, a picture, over who wrote it and how long it takes to read. */
export function cover(context: RenderContext, data: BlogOg, composition: Composition): Node {
  const { size, theme, unit, shape } = context;
  const isWide = shape === "wide";
  const isLoose = isWide && composition === "loose";
  const surface = isLoose ? theme.wash : theme.page;
  const { picture, area } = isWide ? PLACES[composition](context) : above(context);
  const sloganPosition = isWide ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface, area, action: { cta: "", url: "" }, sloganPosition });
  const end = area.y + area.height - watermarkIn(context, area).height * (isWide ? 0 : 1.4);
  const person = author(
    context,
    { author: data.author, role: factsOf(data) },
    { surface, width: body.width },
  );
  const gap = person.height && Math.round(34 * unit);
  const available = { ...body, height: end - body.y - person.height - gap };
  const words = { kicker: data.category, headline: data.title, supporting: "" };
  const message = stack(context, words, {
    ...available,
    surface,
    max: isWide ? 100 : 116,
    emphasise: isLoose,
  });
  const y = available.y + Math.round((available.height - message.height) * (isWide ? 0.5 : 0.3));
  return (
    <Canvas size={size} background={surface.background}>
      {isLoose ? looseArt(context, picture, surface) : art(context, data, picture)}
      {context.photos.has(data.photo) && spine(context, picture)}
      <Place box={{ ...available, y, height: message.height }}>{message.node}</Place>
      <Place box={{ ...body, y: end - person.height, height: person.height }}>{person.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** A strip of brand colour where picture and page meet: a photograph has none of its own. */
function spine({ theme, unit, shape }: RenderContext, picture: Box): Node[] {
  const { fill, accent } = theme.page;
  const thick = Math.round((shape === "wide" ? 30 : 36) * unit);
  const x = picture.x === 0 ? picture.width - thick : picture.x;
  const whole =
    shape === "wide"
      ? { ...picture, x, width: thick }
      : { ...picture, y: picture.height - thick, height: thick };
  const part =
    shape === "wide"
      ? { ...whole, height: Math.round(whole.height / 3) }
      : { ...whole, width: Math.round(whole.width / 5) };
  return [
    <Place box={whole} style={{ backgroundColor: fill }} />,
    <Place box={part} style={{ backgroundColor: accent }} />,
  ];
}

type CoverAreas = { picture: Box; area: Box };

/** Between picture and words, in design pixels. */
const GAP = 48;

const PLACES: Record<Composition, (context: RenderContext) => CoverAreas> = { beside, before, loose };

const panelWidth = ({ size }: RenderContext) => Math.round((2 * size.height) / 3);

function beside(context: RenderContext): CoverAreas {
  const { size, safe, unit } = context;
  const width = panelWidth(context);
  const x = size.width - width;
  return {
    picture: { x, y: 0, width, height: size.height },
    area: { ...safe, width: x - safe.x - Math.round(GAP * unit) },
  };
}

function before(context: RenderContext): CoverAreas {
  const { size, safe, unit } = context;
  const width = panelWidth(context);
  const x = width + Math.round(GAP * unit);
  return {
    picture: { x: 0, y: 0, width, height: size.height },
    area: { ...safe, x, width: safe.x + safe.width - x },
  };
}

/** The picture is taller than its ground, and runs over its right edge. */
function loose({ size, safe, unit }: RenderContext): CoverAreas {
  const side = Math.round(size.height * 0.96);
  const x = Math.round(size.width - side * 0.74);
  return {
    picture: { x, y: Math.round((size.height - side) / 2), width: side, height: side },
    area: { ...safe, width: x - safe.x - Math.round((GAP / 2) * unit) },
  };
}

function above({ size, safe, unit, shape }: RenderContext): CoverAreas {
  const height = Math.round(size.width / (shape === "square" ? 3 : 2));
  const y = height + Math.round(52 * unit);
  return {
    picture: { x: 0, y: 0, width: size.width, height },
    area: { ...safe, y, height: safe.y + safe.height - y },
  };
}
