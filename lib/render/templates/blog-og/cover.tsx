/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { tiles } from "../kit/art.ts";
import { author } from "../kit/author.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { subjectPhoto } from "../kit/subject/photo.ts";
import { PhotoBox } from "../series/photo.tsx";
import { type BlogOg, factsOf } from "./data.ts";

/** The title beside, or under, a picture that fills its side of the card. */
export function cover(context: RenderContext, data: BlogOg): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.page;
  const { picture, area } = shape === "wide" ? beside(context) : above(context);
  const sloganPosition = shape === "wide" ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface, area, action: { cta: "", url: "" }, sloganPosition });
  const end = area.y + area.height - watermarkIn(context, area).height * (shape === "wide" ? 0 : 1.4);
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
    max: shape === "wide" ? 84 : 104,
    emphasise: false,
  });
  const y = available.y + Math.round((available.height - message.height) * (shape === "wide" ? 0.5 : 0.3));
  return (
    <Canvas size={size} background={surface.background}>
      {art(context, data, picture)}
      {spine(context, picture)}
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
  const whole =
    shape === "wide"
      ? { ...picture, width: thick }
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

function beside({ size, safe, unit }: RenderContext): CoverAreas {
  const cell = size.height / 3;
  const width = Math.round(2 * cell);
  const x = size.width - width;
  return {
    picture: { x, y: 0, width, height: size.height },
    area: { ...safe, width: x - safe.x - Math.round(48 * unit) },
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

/** The article's picture, or a wall of shapes that fills its place exactly. */
function art(context: RenderContext, data: BlogOg, box: Box): Node {
  const { theme, photos, seed } = context;
  const photo = photos.get(data.photo);
  if (photo?.device)
    return <PhotoBox context={context} box={box} photo={photo} surface={theme.page} radius={0} />;
  if (photo) return <PhotoFill photo={photo} box={box} />;
  const subject = subjectPhoto(context);
  if (subject) return <PhotoFill photo={subject} box={box} />;
  const isUpright = box.height > box.width;
  const short = Math.min(box.width, box.height);
  const across = isUpright ? 2 : Math.max(2, Math.round(box.width / (short / 2)));
  const cell = box.width / across;
  const down = Math.ceil(box.height / cell);
  return (
    <Place box={box} style={{ backgroundColor: theme.flood.background, overflow: "hidden" }}>
      <picture
        src={tiles(seed, across, down, theme.flood.art)}
        style={{ width: box.width, height: Math.round(down * cell), flexShrink: 0 }}
      />
    </Place>
  );
}
