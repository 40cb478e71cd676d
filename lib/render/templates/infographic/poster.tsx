/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure, tiles } from "../kit/art.ts";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import type { Infographic } from "./data.ts";
import { shapeOfHeadline } from "./drawn.ts";
import { flow } from "./flow.ts";
import { footBlock } from "./foot.tsx";
import { drawing, heroBlock } from "./hero.tsx";
import { factsBlock } from "./lists.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { title } from "./title.tsx";
import { whenBlock } from "./when.tsx";

/** Whether a page has no more to show than words and one number. */
export const isPoster = ({ stats, ...data }: Infographic): boolean =>
  stats.length < 2 &&
  [data.prices, data.chart, data.comparison, data.groups, data.steps, data.timeline].every((one) => !one);

/** News as a poster: the words stand on the lower margin, as large as they may, and a field of art takes the rest. */
export function poster(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  bottom: number,
): Node {
  const { size, safe, unit } = context;
  const lower = lowerPart(context, data, look, bottom);
  const height = lower.top - Math.round(56 * unit);
  const top = safe.y + Math.round(96 * unit);
  const isArt = height - top >= LEAST * unit;
  const shape = height - top >= FIGURE * unit * 0.5 ? shapeOfHeadline(data) : undefined;
  const isWall = isArt && !shape && (look.name === "paper" || height - top < FIGURE * unit);
  const band = look.name === "night" ? context.theme.page : context.theme.flood;
  const head = header(context, {
    surface: isWall || !isArt ? look.page : band,
    width: safe.width,
    height: safe.height,
  });
  const field = { x: 0, y: 0, width: size.width, height };
  return (
    <Canvas size={size} background={look.page.background}>
      {isWall && <Wall context={context} field={{ ...field, y: top, height: height - top }} />}
      {isArt && !isWall && <Place box={field} style={{ backgroundColor: band.background }} />}
      {isArt && !isWall && !shape && <Art context={context} surface={band} field={field} top={top} />}
      {shape &&
        drawing(shape, { ...safe, y: top, height: height - top - Math.round(40 * unit) }, drawnColors(band))}
      {!isArt && look.name === "paper" && <Light context={context} />}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      {lower.nodes}
    </Canvas>
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
  bottom: number,
): { top: number; nodes: Node[] } {
  const { safe, unit } = context;
  const gap = Math.round(40 * unit);
  const [hero] = data.stats;
  const blocks = [
    hero && heroBlock(context, hero, look, true),
    data.when && whenBlock(context, data.when, look),
    data.facts &&
      data.facts.length > 0 &&
      factsBlock(context, data.facts, look, { isSparse: true, isMarked: data.facts.length > 1 }),
    footBlock(context, data, look),
  ].filter((block) => block !== false && block !== undefined);
  const used = blocks.reduce((sum, { ideal }) => sum + Math.ceil(ideal) + gap, 0);
  // A number that is drawn needs room over the words that say it.
  const kept = shapeOfHeadline(data) ? FIGURE : 100;
  const height = bottom - safe.y - Math.round(kept * unit) - used;
  // Where the facts are a list, the title leaves them room.
  const max = (data.facts?.length ?? 0) > 3 ? 92 : 112;
  const words = title(context, data, { width: safe.width, height, surface: look.page, max });
  const top = Math.round(bottom - used - words.height);
  const rest = { ...safe, y: top + words.height + gap, height: used - gap };
  const gaps = { minimum: 0, ideal: gap, maximum: gap };
  const places = blocks.length > 0 ? (flow(blocks, rest, gaps)?.places ?? []) : [];
  const column = <Place box={{ ...safe, y: top, height: words.height }}>{words.node}</Place>;
  return { top, nodes: [column, ...places.flatMap(({ block, box }) => block.draw(box))] };
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
