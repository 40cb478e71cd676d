/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { block } from "../film/lines.tsx";
import { ornament } from "../film/ornament.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { BODY, STRONG } from "../kit/type-styles.ts";
import { counter } from "./counter.tsx";
import type { FilmStatItem } from "./data.ts";
import { type CountedFigure, type FigureMeasures, figureLayers } from "./figure.tsx";

const HERO: FigureMeasures = { number: 470, label: 76, bar: 26, gap: 46 };
const START = 0.1;

/** A number as large as the scene allows, and what it counts. */
export const figures = (stat: FilmStatItem): Shot => ({
  texts: [`${stat.value} ${stat.label}`.trim()],
  draw: (stage) => figureScene(stage, stat),
});

/** Type and gap of a note under a figure, in design pixels. */
const NOTE = { max: 46, min: 25, gap: 36 };

/** The scene of a number, with a note under it where there is one. */
export function figureScene(
  stage: Stage,
  { note = "", ...stat }: FilmStatItem & { note?: string },
): SceneDraft {
  const { context, surface, align } = stage;
  const { unit, measureText } = context;
  const { layers, available } = ornament(stage);
  const { width } = available;
  const spec = {
    text: note,
    typeStyle: BODY,
    min: NOTE.min * unit,
    max: NOTE.max * unit,
    width,
    maxLines: 3,
  };
  const noted = note ? fitText(measureText, spec, available.height * 0.2) : undefined;
  const cell = { ...available, height: available.height - (noted ? noted.height + NOTE.gap * unit : 0) };
  const drawn = figureLayers(context, setFigure(context, stat, cell), {
    ...{ measures: HERO, cell, start: START, name: "number 1", surface, align },
  });
  const at = { ...available, y: available.y + available.height - (noted?.height ?? 0) };
  const cue = { kind: "rise", at: 0.7, seconds: 0.5 } as const;
  const under = block(noted, { name: "note", part: "detail", color: surface.muted, align, at, cue });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...layers, ...drawn, ...under, mark(context, surface, align)],
    texts: [`${stat.value} ${stat.label}`],
  };
}

function setFigure(
  { unit, measureText, ...context }: RenderContext,
  { value, label }: FilmStatItem,
  { width, height }: Box,
): CountedFigure {
  const available = height - (HERO.bar + 2 * HERO.gap) * unit;
  const spec = { text: label, typeStyle: STRONG, min: 28 * unit, max: HERO.label * unit, width, maxLines: 3 };
  const fitted = label ? fitText(measureText, spec, available * 0.42) : undefined;
  const size = { width, height: available - (fitted?.height ?? 0), max: HERO.number * unit };
  return { counter: counter({ ...context, unit, measureText }, value, size), label: fitted };
}
