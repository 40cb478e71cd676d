/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background, rings } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { sceneArea } from "../film-story/area.ts";
import type { SceneStyle } from "../film-story/tell.ts";
import { STRONG } from "../kit/type-styles.ts";
import { counter } from "./counter.tsx";
import type { FilmStatItem } from "./data.ts";
import { type CountedFigure, type FigureMeasures, figureLayers } from "./figure.tsx";

const HERO: FigureMeasures = { number: 470, label: 64, bar: 24, gap: 46 };
const MINOR: FigureMeasures = { number: 250, label: 48, bar: 18, gap: 26 };

/** The second number starts when the first is nearly done. Seconds. */
const TURN = 0.6;
const START = 0.15;

/** One to three numbers: one as large as the scene allows, more stacked, or side by side on wide films. */
export function figures(
  context: RenderContext,
  stats: readonly FilmStatItem[],
  { surface, align }: SceneStyle,
): SceneDraft {
  const measures = stats.length === 1 ? HERO : MINOR;
  const cells = cellsOf(context, sceneArea(context), stats.length);
  const drawn = setAlike(context, stats, cells, measures).flatMap((figure, i) =>
    figureLayers(context, figure, {
      measures,
      cell: cells[i] as Box,
      start: START + i * TURN,
      name: `number ${i + 1}`,
      surface,
      align,
    }),
  );
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      rings(context, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...drawn,
      mark(context, surface, align),
    ],
    texts: stats.map(({ value, label }) => `${value} ${label}`),
  };
}

function cellsOf({ unit, shape }: RenderContext, available: Box, count: number): Box[] {
  const gap = Math.round(56 * unit);
  const isRow = shape === "wide";
  const [width, height] = isRow
    ? [Math.floor((available.width - gap * (count - 1)) / count), available.height]
    : [available.width, Math.floor((available.height - gap * (count - 1)) / count)];
  return Array.from({ length: count }, (_, i) => ({
    x: available.x + (isRow ? i * (width + gap) : 0),
    y: available.y + (isRow ? 0 : i * (height + gap)),
    width,
    height,
  }));
}

/** Numbers of one scene have one size, and so have their labels. */
function setAlike(
  context: RenderContext,
  stats: readonly FilmStatItem[],
  cells: readonly Box[],
  measures: FigureMeasures,
): CountedFigure[] {
  const set = (largest: { number: number; label: number }) =>
    stats.map((stat, i) => setFigure(context, stat, cells[i] as Box, { ...measures, ...largest }));
  const free = set(measures);
  const minimum = (sizes: number[]) => Math.min(...sizes) / context.unit;
  return set({
    number: minimum(free.map((figure) => figure.counter.fitted.size)),
    label: minimum(free.map(({ label }) => label?.size ?? measures.label * context.unit)),
  });
}

function setFigure(
  context: RenderContext,
  { value, label }: FilmStatItem,
  { width, height }: Box,
  { number, label: text, bar, gap }: FigureMeasures,
): CountedFigure {
  const { unit, measureText } = context;
  const available = height - (bar + 2 * gap) * unit;
  const maximum = Math.min(text, number) * unit;
  const spec = {
    text: label,
    typeStyle: STRONG,
    min: Math.min(28 * unit, maximum),
    max: maximum,
    width,
    maxLines: 3,
  };
  const fitted = label ? fitText(measureText, spec, available * 0.42) : undefined;
  const size = { width, height: available - (fitted?.height ?? 0), max: number * unit };
  return { counter: counter(context, value, size), label: fitted };
}
