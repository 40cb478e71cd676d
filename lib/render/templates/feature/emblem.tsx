/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Halo, Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Badge } from "./badge.tsx";
import { type Feature, iconOf } from "./data.ts";
import { featureText, looser } from "./feature-text.tsx";
import { ticks } from "./ticks.tsx";

/** A large icon in rings of brand colour on a panel, the words on the page. */
export const emblem: Arrangement<Feature> = { name: "emblem", draw: drawPanel };

/** The same words and icon with the whole picture in the brand's colour. */
export const flag: Arrangement<Feature> = { name: "flag", draw: drawWhole };

function drawPanel(context: RenderContext, feature: Feature): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, isWide ? 0.42 : 0.34);
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: feature,
    sloganPosition: isWide ? "under" : "opposite",
  });
  // Wide panels hold the points under the icon; the words beside them can then be large.
  const featureShown = isWide ? { ...feature, points: [] } : feature;
  const words = featureText(context, featureShown, { ...body, surface: page, max: isWide ? 80 : 92 });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      {isWide ? sign(context, feature, inner) : centred(feature, flood, inner)}
      <Within available={body} height={words.height} at={isWide ? 0.5 : 0.3}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function drawWhole(context: RenderContext, feature: Feature): Node {
  const { size, theme, safe, unit, shape } = context;
  const surface = theme.wash;
  const isWide = shape === "wide";
  const gap = Math.round(56 * unit);
  const side = Math.round(isWide ? safe.width * 0.26 : sideOf(context, feature));
  const area = isWide ? { ...safe, width: safe.width - side - 2 * gap } : safe;
  const { body: inner, nodes } = frame(context, {
    surface,
    area,
    action: feature,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const body = isWide ? looser(context, inner) : inner;
  const available: Box = isWide
    ? body
    : { ...body, y: body.y + side + gap, height: body.height - side - gap };
  const words = featureText(context, feature, { ...available, surface, max: isWide ? 78 : 92 });
  const start = isWide ? 0 : Math.round((available.height - words.height) * 0.45);
  const middle = isWide
    ? { x: safe.x + safe.width - side / 2 - gap / 2, y: size.height / 2 }
    : { x: safe.x + side / 2, y: body.y + start + side / 2 };
  return (
    <Canvas size={size} background={surface.background}>
      <Halo
        surface={surface}
        field={size}
        middle={middle}
        side={Math.round(size.width * (isWide ? 0.74 : 1.5))}
      />
      {tile(feature, surface, middle, side)}
      {isWide ? (
        <Within available={body} height={words.height} at={0.5}>
          {words.node}
        </Within>
      ) : (
        <Place box={{ ...available, y: available.y + start, height: words.height }}>{words.node}</Place>
      )}
      {nodes}
    </Canvas>
  );
}

/** Characters of a supporting text of one line or two. */
const SHORT = 60;

/** Of the tile on upright pictures, in pixels: words without points leave it more room. */
function sideOf({ unit, shape }: RenderContext, { points, supporting }: Feature): number {
  const isBare = points.length === 0 && supporting.length < SHORT;
  return (isBare ? 320 : shape === "square" || supporting.length > SHORT ? 180 : 220) * unit;
}

/** The icon with the points under it, as high in the panel as both allow. */
function sign(context: RenderContext, feature: Feature, inner: Box): Node[] {
  const { theme, unit } = context;
  const { flood } = theme;
  const list = ticks(context, feature.points, {
    width: inner.width,
    height: inner.height * 0.6,
    surface: flood,
    max: 34,
  });
  const gap = list.height && Math.round(52 * unit);
  const side = Math.min(inner.width * (list.height ? 0.46 : 0.58), inner.height - gap - list.height);
  const y = inner.y + (inner.height - side - gap - list.height) / 2;
  const x = list.height ? inner.x + side / 2 : inner.x + inner.width / 2;
  return [
    tile(feature, flood, { x, y: y + side / 2 }, side),
    <Place box={{ ...inner, y: Math.round(y + side + gap), height: list.height }}>{list.node}</Place>,
  ];
}

function centred(feature: Feature, surface: Surface, inner: Box): Node {
  const middle = { x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 };
  return tile(feature, surface, middle, Math.min(inner.width * 0.5, inner.height * 0.86));
}

function tile(
  feature: Feature,
  surface: Surface,
  middle: { x: number; y: number },
  wantedSide: number,
): Node {
  const side = Math.round(wantedSide);
  const at = { x: Math.round(middle.x - side / 2), y: Math.round(middle.y - side / 2) };
  return (
    <Badge icon={iconOf(feature)} at={at} side={side} background={surface.accent} ink={surface.onAccent} />
  );
}
