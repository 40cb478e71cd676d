/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure, tiles } from "../kit/art.ts";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { isWhole } from "../kit/photo-pages.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { subjectAlone, subjectOn } from "../kit/subject/scene.ts";
import { changeBlock } from "./change.tsx";
import type { Infographic } from "./data.ts";
import { shapeOfHeadline } from "./drawn.ts";
import { endBlock } from "./end.tsx";
import { flow } from "./flow.ts";
import { drawing, heroBlock } from "./hero.tsx";
import { factsBlock } from "./lists.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { title } from "./title.tsx";
import { whenBlock } from "./when.tsx";

/** Whether a page has no more to show than words and one number. */
export const isPoster = ({ stats, ...data }: Infographic): boolean =>
  stats.length < 2 &&
  [data.prices, data.chart, data.comparison, data.groups, data.steps, data.timetable, data.timeline].every(
    (one) => !one,
  );

/**
 * News as a poster: the words stand on the lower margin, as large as they may, and a field of art takes the rest.
 * Undefined where the words at their least would reach into the header.
 */
export function poster(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  bottom: number,
): Node | undefined {
  const { safe, unit } = context;
  const top = safe.y + Math.round(HEAD * unit);
  const set = withThing(context, data, look, { bottom, top });
  const { height } = header(context, { surface: look.page, width: safe.width, height: safe.height });
  return set.lower.top < safe.y + height ? undefined : onField(context, data, look, { ...set, top });
}

type Set = ReturnType<typeof withThing> & { top: number };

/** The words under the header and the field of art. */
function onField(context: RenderContext, data: Infographic, look: InfographicStyle, set: Set): Node {
  const { size, safe, unit } = context;
  const { lower, thing, top } = set;
  const height = lower.top - Math.round(OVER * unit);
  // What the page is about stands beside its words, which is drawing enough.
  const isArt = hasArt(context, height - top, thing);
  const shape = height - top >= FIGURE * unit * 0.5 ? shapeOfHeadline(data) : undefined;
  const isWall = isArt && !shape && !thing && (look.name === "paper" || height - top < FIGURE * unit);
  const band = look.name === "night" ? context.theme.page : context.theme.flood;
  const head = header(context, {
    surface: isWall || !isArt ? look.page : band,
    width: safe.width,
    height: safe.height,
  });
  const field = { x: 0, y: 0, width: size.width, height };
  const plain = isArt && !isWall;
  return (
    <Canvas size={size} background={look.page.background}>
      {isWall && <Wall context={context} field={{ ...field, y: top, height: height - top }} />}
      {plain && <Place box={field} style={{ backgroundColor: band.background }} />}
      {plain && !shape && artIn({ context, thing, page: look.page, surface: band, field, top })}
      {shape &&
        drawing(shape, { ...safe, y: top, height: height - top - Math.round(40 * unit) }, drawnColors(band))}
      {!isArt && look.name === "paper" && <Light context={context} />}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      {lower.nodes}
    </Canvas>
  );
}

/** Room between the field and the words, in design pixels. */
const OVER = 56;
/** Height of the header, in design pixels. */
const HEAD = 96;
/** Heights of a field for what the page is about, the best first, and the least headline under it, in design pixels. */
const THING = [420, 330, 270];
const LOUD = 54;
const LEAST_THING = 200;

const isPictured = ({ subject, photos, brand }: RenderContext): boolean =>
  subject !== undefined && photos.size === 0 && !brand.mascot;

/** Whether a field over the words is drawn on: what stands beside them already is drawing enough. */
const hasArt = (context: RenderContext, height: number, thing: Subject | undefined): boolean =>
  height >= LEAST * context.unit && (thing !== undefined || !isPictured(context));

type PosterRoom = { bottom: number; top: number };
type LowerPart = ReturnType<typeof lowerPart>;

/** The words, and what they are about: large in the field over them where that is high enough, else beside them. */
function withThing(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  { bottom, top }: PosterRoom,
): { lower: LowerPart; thing?: Subject } {
  const { subject, ...bare } = context;
  const isFree = subject !== undefined && isPictured(context) && !shapeOfHeadline(data);
  for (const high of isFree ? THING : []) {
    const lower = lowerPart(bare, data, look, { bottom, kept: HEAD + OVER + high });
    const isHigh = lower.top - top >= (LEAST_THING + OVER) * context.unit;
    const isLoud = lower.size >= LOUD * context.unit && lower.nodes.every((node) => isWhole({ node }));
    if (isHigh && isLoud && subject) return { lower, thing: subject };
  }
  return { lower: lowerPart(context, data, look, { bottom }) };
}

type FieldProps = ArtProps & { thing: Subject | undefined; page: Surface };
type ThingProps = ArtProps & { subject: Subject; page: Surface };

/** What the page is about, else an ornament. */
const artIn = ({ thing, page, ...props }: FieldProps): Node =>
  thing ? <Thing {...props} page={page} subject={thing} /> : <Art {...props} />;

function whole(context: RenderContext, subject: Subject, { x, y, width, height }: Box): Node {
  const side = Math.round(Math.min(width, height) * 0.94);
  const box = { x: x + Math.round((width - side) / 2), y, width: side, height: side };
  return (
    <Place box={box}>
      <picture
        src={subjectAlone(context, subject, context.theme.page.background)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** What the page is about, as large as the field under the header. */
function Thing({ context, subject, surface, page, field, top }: ThingProps): Node {
  const size = { width: field.width, height: field.height - top };
  // A thing that no seen edge cuts would look broken.
  if (surface.background === page.background) return whole(context, subject, { ...field, ...size, y: top });
  const src = subjectOn(context, subject, { ...size, ground: surface.background, place: "middle" });
  return (
    <Place box={{ ...field, y: top, height: size.height }} style={{ overflow: "hidden" }}>
      <picture src={src} style={size} />
    </Place>
  );
}

/** A field of art lower than this, in design pixels, is a stripe; and than that too low for one large ornament. */
const LEAST = 56;
const FIGURE = 260;

/** Title, number, facts and action, one under the other down to the margin. */
function lowerPart(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  { bottom, kept: least = 100 }: { bottom: number; kept?: number },
): { top: number; size: number; nodes: Node[] } {
  const { safe, unit } = context;
  const gap = Math.round(40 * unit);
  const [hero] = data.stats;
  const blocks = [
    hero &&
      (data.earlier
        ? changeBlock(context, hero, data.earlier, look, true)
        : heroBlock(context, hero, look, { isSparse: true })),
    data.when && whenBlock(context, data.when, look),
    data.facts &&
      data.facts.length > 0 &&
      factsBlock(context, data.facts, look, { isSparse: true, isMarked: data.facts.length > 1 }),
    endBlock(context, data, look),
  ].filter((block) => block !== false && block !== undefined);
  const used = blocks.reduce((sum, { ideal }) => sum + Math.ceil(ideal) + gap, 0);
  // A number that is drawn needs room over the words that say it.
  const kept = shapeOfHeadline(data) ? FIGURE : least;
  const height = bottom - safe.y - Math.round(kept * unit) - used;
  // Where the facts are a list, the title leaves them room.
  const max = (data.facts?.length ?? 0) > 3 ? 92 : 112;
  const words = title(context, data, { width: safe.width, height, surface: look.page, max });
  const top = Math.round(bottom - used - words.height);
  const rest = { ...safe, y: top + words.height + gap, height: used - gap };
  const gaps = { minimum: 0, ideal: gap, maximum: gap };
  const places = blocks.length > 0 ? (flow(blocks, rest, gaps)?.places ?? []) : [];
  const column = <Place box={{ ...safe, y: top, height: words.height }}>{words.node}</Place>;
  return { top, size: words.size, nodes: [column, ...places.flatMap(({ block, box }) => block.draw(box))] };
}

type ArtProps = { context: RenderContext; surface: Surface; field: Box; top: number };

/** One large ornament on the right edge of its field, clear of the header. */
function Art({ context: { size, seed, unit }, surface, field, top }: ArtProps): Node {
  const side = Math.round(Math.min(size.width * 0.86, field.height - top + 20 * unit));
  return (
    <Place box={{ x: size.width - side, y: field.height - side, width: side, height: side }}>
      <picture src={figure(seed, surface.art)} style={{ width: side, height: side }} />
    </Place>
  );
}

/** A wall of shapes from edge to edge. */
function Wall({ context: { size, seed, theme }, field }: { context: RenderContext; field: Box }): Node {
  const rows = Math.max(1, Math.round(field.height / (size.width / 3)));
  const cell = field.height / rows;
  const columns = Math.ceil(size.width / cell);
  const src = tiles(seed, columns, rows, theme.flood.art);
  return (
    <Place box={field} style={{ overflow: "hidden", backgroundColor: theme.flood.background }}>
      <picture src={src} style={{ width: Math.ceil(columns * cell), height: field.height, flexShrink: 0 }} />
    </Place>
  );
}
