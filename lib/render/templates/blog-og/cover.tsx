/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { author } from "../kit/author.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { isTypeAtLeast } from "../kit/least-type.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { art, drawnSubject } from "./art.tsx";
import { type BlogOg, factsOf } from "./data.ts";

/** Where the picture stands: a photograph to the right of the words, a drawing on their ground, or none. */
type Composition = "beside" | "loose" | "plain";

/** A title smaller than this, in design pixels, has no room to spare for a drawing. */
const LEAST_BESIDE_DRAWING = 62;
/** A lead leaves the title at least this share of its size. */
const OVER_LEAD = 0.86;
/** The least type of a lead, in design pixels: a preview is seen at less than half its size. */
const LEAD = 29;
/** Name and facts of a by-line against their usual size, in a preview. */
const BYLINE = 1.2;

type Cover = { layout: Composition; page: Node };

/** The title over who wrote it and how long it takes to read, beside a photograph, else as large as the room allows. */
export function cover(context: RenderContext, data: BlogOg): Cover {
  const photo = context.photos.get(data.photo);
  if (photo) {
    const layout = "beside";
    const words = wordsIn(context, data, layout);
    const picture = words.areas.picture;
    const page = (
      <Canvas size={context.size} background={words.surface.background}>
        {art(context, photo, picture)}
        {spine(context, picture)}
        {words.nodes}
      </Canvas>
    );
    return { layout, page };
  }
  const drawn = context.subject && wordsIn(context, data, "loose");
  const isDrawn = drawn !== undefined && drawn.title >= LEAST_BESIDE_DRAWING * context.unit;
  const words = isDrawn ? drawn : wordsIn(context, data, "plain");
  const page = (
    <Canvas size={context.size} background={words.surface.background}>
      {isDrawn && drawnSubject(context, words.areas.picture, words.surface)}
      {words.nodes}
    </Canvas>
  );
  return { layout: isDrawn ? "loose" : "plain", page };
}

type CoverWords = { areas: CoverAreas; surface: Surface; title: number; nodes: Node[] };

/** All words of an article in their place, and how large its title is, in pixels. */
function wordsIn(context: RenderContext, data: BlogOg, composition: Composition): CoverWords {
  const { unit, shape } = context;
  const isWide = shape === "wide";
  const surface = groundOf(context, composition);
  const areas = isWide || composition === "plain" ? PLACES[composition](context) : above(context);
  const { area } = areas;
  const sloganPosition = isWide ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface, area, action: { cta: "", url: "" }, sloganPosition });
  const end =
    area.y + area.height - watermarkIn(context, area).height * (isWide && composition !== "plain" ? 0 : 1.4);
  const person = author(
    context,
    { author: data.author, role: factsOf(data) },
    { surface, width: body.width, scale: isWide ? BYLINE : 1 },
  );
  const gap = person.height && Math.round(34 * unit);
  const available = { ...body, height: end - body.y - person.height - gap };
  const message = titled(context, data, { ...available, surface });
  const y = available.y + Math.round((available.height - message.height) * (isWide ? 0.5 : 0.3));
  return {
    areas,
    surface,
    title: message.size,
    nodes: [
      <Place box={{ ...available, y, height: message.height }}>{message.node}</Place>,
      <Place box={{ ...body, y: end - person.height, height: person.height }}>{person.node}</Place>,
      ...nodes,
    ],
  };
}

/** The title with its lead, where that is large and takes little from the title. */
function titled(
  context: RenderContext,
  { category, title, lead = "" }: BlogOg,
  options: { width: number; height: number; surface: Surface },
) {
  const words = { kicker: category, headline: title, supporting: "" };
  const isWide = context.shape === "wide";
  const style = { ...options, max: isWide ? 132 : 116, emphasise: false, isLoud: isWide };
  const alone = stack(context, words, style);
  if (lead === "") return alone;
  const both = stack(context, { ...words, supporting: lead }, style);
  const isWhole = isTypeAtLeast(context, both.node, {
    parts: new Set(["supporting"]),
    least: { wide: LEAD, other: LEAD },
  });
  const isRoom = isWhole && both.size >= OVER_LEAD * alone.size && both.height <= options.height;
  return isRoom ? both : alone;
}

/** A drawing stands on a quiet ground, and words alone on a strong one. */
function groundOf({ theme, look }: RenderContext, composition: Composition): Surface {
  if (composition === "loose") return theme.wash;
  if (composition !== "plain") return theme.page;
  return look.variant === 1 ? theme.wash : theme.flood;
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

const PLACES: Record<Composition, (context: RenderContext) => CoverAreas> = { beside, loose, plain };

/** The words have the whole width. */
function plain({ safe }: RenderContext): CoverAreas {
  return { picture: { x: safe.x, y: safe.y, width: 0, height: 0 }, area: safe };
}

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

/** The drawing stands whole on the ground of the words. */
function loose({ size, safe, unit }: RenderContext): CoverAreas {
  const side = Math.round(size.height * 0.6);
  const x = safe.x + safe.width - side;
  return {
    picture: { x, y: Math.round((size.height - side) / 2), width: side, height: side },
    area: { ...safe, width: x - safe.x - Math.round(GAP * unit) },
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
