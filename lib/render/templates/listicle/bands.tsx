/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { EntryWords, entryCells } from "../kit/entries.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, NAME, STRONG } from "../kit/type-styles.ts";
import { entriesOf, type Listicle } from "./data.ts";
import { plainRows } from "./plain-rows.tsx";

/** Bands in the brand colour, each a shade deeper than the one above, with numbers as high as the bands. */
export function bands(context: RenderContext, data: Listicle): Node {
  const surface = context.theme.wash;
  const { nodes, available, bleed } = (context.shape === "wide" ? beside : under)(context, data, surface);
  return (
    <Canvas size={context.size} background={surface.background}>
      {shades(data.items.length, surface).map((backgroundColor, i, all) => (
        <Place box={bandBox(available, bleed, i, all.length)} style={{ backgroundColor }} />
      ))}
      {rules(context, data.items.length, available, bleed)}
      {data.numbered === false ? plainRows(context, data, available) : points(context, data, available)}
      {nodes}
    </Canvas>
  );
}

/** Edges of the bands, for brands whose shades lie close together. */
function rules({ unit, theme }: RenderContext, count: number, available: Box, bleed: Box): Node[] {
  const height = Math.max(2, Math.round(2 * unit));
  return Array.from({ length: count - 1 }, (_, i) => {
    const { y } = bandBox(available, bleed, i + 1, count);
    return <Place box={{ ...bleed, y, height }} style={{ backgroundColor: theme.wash.line }} />;
  });
}

/** `available` holds the texts of the bands, `bleed` their colours, which may run off the picture. */
type BandsLayout = { nodes: Node[]; available: Box; bleed: Box };

function beside(context: RenderContext, data: Listicle, surface: Surface): BandsLayout {
  const { size, safe, unit } = context;
  const area = { ...safe, width: Math.round(safe.width * 0.36) };
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const message = drawnOverStack(
    context,
    { ...data, supporting: data.supporting ?? "" },
    { ...body, surface, max: 78 },
  );
  const y = body.y + Math.round((body.height - message.height) / 2);
  const start = area.x + area.width + Math.round(44 * unit);
  const x = start + Math.round(40 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  const available = { ...right, height: right.height - (height && height + Math.round(20 * unit)) };
  return {
    nodes: [...nodes, <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>],
    available,
    bleed: { x: start, y: 0, width: size.width - start, height: size.height },
  };
}

/** Whether a text stands under the list, as its author wrote it: an offer behind tips, and no lead-in to them. */
export const hasRemark = ({ shape }: RenderContext, { opens, supporting = "" }: Listicle): boolean =>
  opens === "points" && supporting !== "" && shape !== "wide";

/** The text under the list: a band of its own at the foot. */
function remark({ measureText, unit }: RenderContext, { supporting: text = "" }: Listicle, body: Box) {
  const sizes = { min: 26 * unit, max: 34 * unit, width: body.width, maxLines: 4 };
  const fitted = fitText(measureText, { text, typeStyle: STRONG, ...sizes }, body.height * REMARK.share);
  const gap = Math.round(REMARK.gap * unit);
  return { fitted, height: fitted.height + gap, y: body.y + body.height - fitted.height };
}
const REMARK = { share: 0.16, gap: 28 };

function under(context: RenderContext, data: Listicle, surface: Surface): BandsLayout {
  const { size, unit, shape } = context;
  const { body: whole, nodes } = frame(context, { surface, action: data });
  const foot = hasRemark(context, data) ? remark(context, data, whole) : undefined;
  const body = { ...whole, height: whole.height - (foot?.height ?? 0) };
  const share = data.items.length > 5 || shape === "square" ? 0.22 : 0.3;
  const message = drawnStack(
    context,
    { ...data, supporting: foot ? "" : (data.supporting ?? "") },
    { width: body.width, height: body.height * share, surface, max: 92 },
  );
  const used = message.height + Math.round(32 * unit);
  const available = { ...body, y: body.y + used, height: body.height - used };
  return {
    nodes: [
      ...nodes,
      <Place box={{ ...body, height: message.height }}>{message.node}</Place>,
      foot && (
        <Place box={{ ...body, y: foot.y, height: foot.fitted.height }}>
          <TextLines fitted={foot.fitted} color={surface.ink} part="supporting" />
        </Place>
      ),
    ].filter((node) => node !== undefined),
    available,
    bleed: { x: 0, y: available.y, width: size.width, height: available.height },
  };
}

/** From the soft shade of the background back to the background itself: text is legible on all of them. */
function shades(count: number, { soft, background, glows }: Surface): string[] {
  const from = soft === background ? glows[0] : soft;
  return Array.from({ length: count }, (_, i) => mix(from, background, i / count));
}

/** The first and last bands reach to the edges of what they bleed into. */
function bandBox(available: Box, bleed: Box, index: number, count: number): Box {
  const edge = (i: number) => Math.round(available.y + (available.height * i) / count);
  const top = index === 0 ? bleed.y : edge(index);
  const bottom = index === count - 1 ? bleed.y + bleed.height : edge(index + 1);
  return { x: bleed.x, y: top, width: bleed.width, height: bottom - top };
}

function points(context: RenderContext, data: Listicle, available: Box): Node[] {
  const { unit, measureText, theme } = context;
  const surface = theme.wash;
  const height = Math.floor(available.height / data.items.length);
  const size = Math.min(height * 0.82, 150 * unit);
  const column = Math.round(size * 0.66);
  const gap = Math.round(26 * unit);
  const look = {
    title: { typeStyle: NAME, min: 24 * unit, max: 58 * unit, lines: 2 },
    body: { typeStyle: BODY, min: 24 * unit, max: 38 * unit, lines: 3 },
    width: available.width - column - gap,
    height: Math.round(height * 0.84),
    gap: 0,
    between: Math.round(3 * unit),
  };
  return entryCells(measureText, entriesOf(data), look).flatMap((set, i) => {
    const y = available.y + (available.height * i) / data.items.length;
    const spec = {
      text: `${i + 1}`,
      typeStyle: FIGURE,
      min: size * 0.5,
      max: size,
      width: column * 1.2,
      maxLines: 1,
    };
    const digit = fitText(measureText, spec);
    const cell = { x: available.x, y: Math.round(y), width: column, height };
    return [
      <Place box={cell} style={{ alignItems: "center" }}>
        <TextLines fitted={digit} color={surface.key} part="index" />
      </Place>,
      <Place
        box={{ ...cell, x: available.x + column + gap, width: look.width }}
        style={{ alignItems: "center" }}
      >
        <EntryWords set={set} surface={surface} />
      </Place>,
    ];
  });
}
