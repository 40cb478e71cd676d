/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import { textNodes } from "../../../scene.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { CallToAction } from "../footer.tsx";
import { frame, watermarkIn } from "../frame.tsx";
import { Panel } from "../halo.tsx";
import { halves } from "../halves.ts";
import { header } from "../header.tsx";
import { Light } from "../light.tsx";
import { Canvas, Place, Within } from "../place.tsx";
import { prng } from "../prng.ts";
import { type ChartMessage, type Opening, opening } from "./opening.tsx";
import { type ChartDraw, captioned, inset, Paper } from "./plate.tsx";

/** Everything around a chart. */
export type ChartPage = ChartMessage & CallToAction & { title: string; source: string };
type DrawnPage = { layout: string; root: Node };

/** One chart as one picture: on a raised sheet, or against a panel of brand colour. */
export function chartPage(context: RenderContext, data: ChartPage, draw: ChartDraw): DrawnPage {
  const isSheet = prng(context.seed)() < 0.5;
  const isWide = context.shape === "wide";
  if (isSheet) return { layout: "sheet", root: (isWide ? sheetBeside : sheetBelow)(context, data, draw) };
  return { layout: "panel", root: (isWide ? panelBeside : panelAbove)(context, data, draw) };
}

function sheetBeside(context: RenderContext, data: ChartPage, draw: ChartDraw): Node {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const gap = Math.round(46 * unit);
  const left = Math.round(safe.width * leftShare(data));
  const x = safe.x + left + gap;
  const whole = { ...safe, x, width: safe.x + safe.width - x };
  const { height: watermark } = watermarkIn(context, whole);
  const paper = { ...whole, height: whole.height - (watermark && watermark + Math.round(22 * unit)) };
  const area = { ...safe, width: left };
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const words = opening(context, data, { ...body, surface, max: 66, isColumn: true });
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      <Paper context={context} box={paper} />
      {captioned(context, data, theme.sheet, inset(paper, 36 * unit), draw)}
      {nodes}
    </Canvas>
  );
}

const lengthOf = ({ headline, supporting, figure }: ChartPage) =>
  headline.length + supporting.length + (figure?.label.length ?? 0);

/** Long copy takes space from the chart. */
const leftShare = (data: ChartPage) => (lengthOf(data) > 150 ? 0.43 : 0.385);

function sheetBelow(context: RenderContext, data: ChartPage, draw: ChartDraw): Node {
  const { size, theme, unit } = context;
  const surface = theme.page;
  const { body: inner, nodes } = frame(context, { surface, action: data });
  const body = nearer(context, data, inner);
  const words = openingOver(context, data, inner, surface);
  const y = body.y + words.height + Math.round(28 * unit);
  const paper = { ...body, y, height: body.y + body.height - y };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      <Paper context={context} box={paper} />
      {captioned(context, data, theme.sheet, inset(paper, 34 * unit), draw)}
      {nodes}
    </Canvas>
  );
}

/** Charts under their message need height more than air: they come nearer to the logo and to what to do. */
function nearer({ unit }: RenderContext, { cta, url }: CallToAction, body: Box): Box {
  const by = Math.round(16 * unit);
  // Without a call to action the body ends on the margin.
  const under = cta || url ? by : 0;
  return { ...body, y: body.y - by, height: body.height + by + under };
}

/** Shares of the height that a message over its chart may take, the first that shows it whole. */
const SHARES = { square: [0.29], other: [0.27, 0.3, 0.33] } as const;

/** The message over its chart, in as little height as shows all of it: the rest is the chart's. */
function openingOver(
  context: RenderContext,
  data: ChartPage,
  { width, height }: Box,
  surface: Surface,
): Opening {
  const isSquare = context.shape === "square";
  const more = (data.figure ? 0.05 : 0) + (lengthOf(data) > 150 ? 0.03 : 0);
  const max = isSquare ? 64 : 80;
  const at = (share: number) =>
    opening(context, data, {
      width,
      height: Math.round(height * (share + more)),
      max,
      surface,
      isColumn: false,
    });
  const [least, ...others] = isSquare ? SHARES.square : SHARES.other;
  return others.reduce((words, share) => (isCut(words) ? at(share) : words), at(least));
}

const isCut = ({ node }: Opening) => textNodes(node).some(({ attributes }) => attributes?.cut);

function panelBeside(context: RenderContext, data: ChartPage, draw: ChartDraw): Node {
  const { size, theme } = context;
  const { page, flood } = theme;
  const { panel: box, inner, area } = halves(context, 1 - leftShare(data) - 0.045);
  const { body, nodes } = frame(context, { surface: page, area, action: data, sloganPosition: "under" });
  const words = opening(context, data, { ...body, surface: page, max: 66, isColumn: true });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={box} surface={flood} />
      {captioned(context, data, flood, inner, draw)}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** The message on the panel, which is as tall as the message needs; the chart on the page under it. */
function panelAbove(context: RenderContext, data: ChartPage, draw: ChartDraw): Node {
  const { size, theme, safe, unit } = context;
  const { page, flood } = theme;
  const head = header(context, { surface: flood, width: safe.width, height: safe.height });
  const { body: inner, nodes } = frame(context, { surface: page, action: data });
  const body = nearer(context, data, inner);
  const words = openingOver(context, data, inner, flood);
  const end = body.y + words.height + Math.round(30 * unit);
  const y = end + Math.round(30 * unit);
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      {captioned(context, data, page, { ...body, y, height: body.y + body.height - y }, draw)}
      {nodes.slice(1)}
    </Canvas>
  );
}
