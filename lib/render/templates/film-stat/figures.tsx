/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import type { Look } from "../film-story/tell.ts";
import { STRONG } from "../kit/lettering.ts";
import { counter } from "./counter.tsx";
import type { Stat } from "./data.ts";
import { type Figure, figureLayers, type Measures } from "./figure.tsx";

const HERO: Measures = { number: 470, label: 64, bar: 24, gap: 46 };
const MINOR: Measures = { number: 250, label: 48, bar: 18, gap: 26 };

/** The second number sets off when the first one has nearly come to its end. Seconds. */
const TURN = 0.6;
const START = 0.15;

/** One to three numbers: one as large as the scene allows, more under each other, or side by side on wide films. */
export function figures(stage: Stage, stats: readonly Stat[], { surface, align }: Look): Draft {
  const measures = stats.length === 1 ? HERO : MINOR;
  const cells = cellsOf(stage, sceneRoom(stage), stats.length);
  const drawn = setAlike(stage, stats, cells, measures).flatMap((figure, i) =>
    figureLayers(stage, figure, {
      measures,
      cell: cells[i] as Box,
      start: START + i * TURN,
      name: `number ${i + 1}`,
      surface,
      align,
    }),
  );
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...drawn,
      mark(stage, surface, align),
    ],
    texts: stats.map(({ value, label }) => `${value} ${label}`),
  };
}

function cellsOf({ unit, shape }: Stage, room: Box, count: number): Box[] {
  const gap = Math.round(56 * unit);
  const isRow = shape === "wide";
  const [width, height] = isRow
    ? [Math.floor((room.width - gap * (count - 1)) / count), room.height]
    : [room.width, Math.floor((room.height - gap * (count - 1)) / count)];
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (isRow ? i * (width + gap) : 0),
    y: room.y + (isRow ? 0 : i * (height + gap)),
    width,
    height,
  }));
}

/** Numbers of one scene have one size, and so have their labels. */
function setAlike(stage: Stage, stats: readonly Stat[], cells: readonly Box[], measures: Measures): Figure[] {
  const set = (largest: { number: number; label: number }) =>
    stats.map((stat, i) => setFigure(stage, stat, cells[i] as Box, { ...measures, ...largest }));
  const free = set(measures);
  const least = (sizes: number[]) => Math.min(...sizes) / stage.unit;
  return set({
    number: least(free.map((figure) => figure.counter.fitted.size)),
    label: least(free.map(({ label }) => label?.size ?? measures.label * stage.unit)),
  });
}

function setFigure(
  stage: Stage,
  { value, label }: Stat,
  { width, height }: Box,
  { number, label: text, bar, gap }: Measures,
): Figure {
  const { unit, ruler } = stage;
  const room = height - (bar + 2 * gap) * unit;
  const most = Math.min(text, number) * unit;
  const wish = {
    text: label,
    lettering: STRONG,
    min: Math.min(28 * unit, most),
    max: most,
    width,
    maxLines: 3,
  };
  const fitted = label ? fitText(ruler, wish, room * 0.42) : undefined;
  const size = { width, height: room - (fitted?.height ?? 0), max: number * unit };
  return { counter: counter(stage, value, size), label: fitted };
}
