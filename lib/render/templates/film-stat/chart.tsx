/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { type FilmAlign, lines } from "../film/lines.tsx";
import type { Shot } from "../film/stage.ts";
import { sceneArea } from "../film-story/area.ts";
import { altWord } from "../kit/alt-words.ts";
import { chartType } from "../kit/chart/axis.tsx";
import { suitsColumns } from "../kit/chart/bar-plan.ts";
import { inset, Paper } from "../kit/chart/plate.tsx";
import { type Pick, seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { HEADLINE, SMALL } from "../kit/type-styles.ts";
import { type Growing, growingBars, growingColumns, growingLine } from "./chart-layers.tsx";
import type { FilmStatSeries } from "./data.ts";

/**
 * Scale of chart type in films, which are seen for seconds. Only a chart of at least `TALL` lines takes it.
 */
const LARGER = 1.25;
const TALL = 9;
/** In design pixels: the largest title, the gap around it, and the paper's margin. */
const TITLE = 84;
const GAP = 38;
const MARGIN = 48;
/** Share of the width that a title beside its chart takes. */
const BESIDE = 0.33;

/** A chart that grows on a sheet of paper, what it measures above it. */
export const chart = (data: FilmStatSeries, language?: string): Shot => ({
  texts: [saidBy(data, language)],
  draw({ context, surface, align }) {
    const { title, at, paper, isBeside } = framed(context, data.title, align);
    const source = note(context, data.source, inset(paper, MARGIN * context.unit));
    const { still, layers } = growing(context, data, source.available);
    const edge = isBeside ? "left" : align;
    const look = { name: "title", part: "caption", color: surface.title, align: edge, at } as const;
    const sheet: Layer = {
      name: "paper",
      box: { x: 0, y: 0, ...context.size },
      node: (
        <div style={{ position: "relative", ...context.size }}>
          <Paper context={context} box={paper} />
          <Place box={source.available}>{still}</Place>
          {source.node}
        </div>
      ),
    };
    return {
      background: <Background context={context} surface={surface} />,
      layers: [
        sheet,
        ...lines(context, title, { ...look, cue: { kind: "unveil", at: 0, seconds: 0.6 } }),
        ...layers.map((layer) => within(layer, source.available)),
        mark(context, surface, align),
      ],
      texts: [data.title, data.points[0]?.label ?? ""],
    };
  },
});

function saidBy(data: FilmStatSeries, language?: string): string {
  const { points, unit } = seriesOf(data, "largest", language);
  return `${data.title || altWord("chart", language)}: ${points.map((one) => `${one.label} ${spell(one.value, unit)}`).join(", ")}`;
}

type Framed = { title: FittedText | undefined; at: Box; paper: Box; isBeside: boolean };

/** The title above the paper; on wide films beside it, for a chart needs height. */
function framed(context: RenderContext, text: string, align: FilmAlign): Framed {
  const { unit, measureText, shape, safe } = context;
  const available = sceneArea(context);
  const gap = Math.round(GAP * unit);
  if (!text) return { title: undefined, at: available, paper: available, isBeside: false };
  const spec = { text, typeStyle: HEADLINE, min: 36 * unit, max: TITLE * unit };
  if (shape === "wide") {
    const width = Math.round(available.width * BESIDE);
    const title = fitText(measureText, { ...spec, width, maxLines: 5 }, available.height);
    const y = available.y + Math.round((available.height - title.height) * 0.42);
    const x = available.x + width + gap;
    // A logo in the middle of the film needs the head of it to itself.
    const top = align === "left" ? safe.y : available.y;
    const paper = {
      x,
      y: top,
      width: available.x + available.width - x,
      height: available.y + available.height - top,
    };
    return { title, at: { ...available, y, width }, paper, isBeside: true };
  }
  const title = fitText(
    measureText,
    { ...spec, width: available.width, maxLines: 2 },
    available.height * 0.22,
  );
  const top = title.height + gap;
  return {
    title,
    at: available,
    paper: { ...available, y: available.y + top, height: available.height - top },
    isBeside: false,
  };
}

/** The source of the numbers at the foot of the paper, and the area that it leaves. */
function note(
  context: RenderContext,
  text: string,
  available: Box,
): { node: Node | undefined; available: Box } {
  if (!text) return { node: undefined, available };
  const minimum = context.smallest;
  const spec = { typeStyle: SMALL, min: minimum, max: Math.max(minimum, 22 * context.unit), maxLines: 2 };
  const fitted = fitText(context.measureText, { ...spec, text, width: available.width });
  const height = available.height - fitted.height - Math.round(24 * context.unit);
  const box = { ...available, y: available.y + available.height - fitted.height, height: fitted.height };
  const node = (
    <Place box={box}>
      <TextLines fitted={fitted} color={context.theme.sheet.muted} part="source" />
    </Place>
  );
  return { node, available: { ...available, height } };
}

function growing(context: RenderContext, data: FilmStatSeries, { width, height }: Box): Growing {
  const pick: Pick = data.kind === "line" ? "last" : "largest";
  const series = seriesOf(data, pick, context.language);
  const minimum = chartType(context);
  const type = height < TALL * minimum * LARGER ? minimum : Math.round(minimum * LARGER);
  const options = { surface: context.theme.sheet, width, height, type };
  if (data.kind === "line") return growingLine(context, series, options);
  return (suitsColumns(context, series, options) ? growingColumns : growingBars)(context, series, options);
}

/** Moves a layer from its place in the chart to its place in the film. */
const within = (layer: Layer, { x, y }: Box): Layer => ({
  ...layer,
  box: { ...layer.box, x: layer.box.x + x, y: layer.box.y + y },
});
