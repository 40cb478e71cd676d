/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import { block } from "../film/lines.tsx";
import { ornament } from "../film/ornament.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { BODY, STRONG } from "../kit/type-styles.ts";
import { figureText } from "./counter.tsx";
import type { FilmStatItem } from "./data.ts";
import { type FigureMeasures, figureLayers, type SetFigure } from "./figure.tsx";

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
  const scene = (drawn: Layer[]): SceneDraft => ({
    background: <Background context={context} surface={surface} />,
    layers: [...layers, ...drawn, mark(context, surface, align)],
    texts: [`${stat.value} ${stat.label}`],
  });
  if (note && stage.context.shape === "wide" && stage.motif.name === "lettering")
    return scene(besideWords(stage, { ...stat, note }, available));
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
  return scene([...drawn, ...under]);
}

/** The share of a wide scene that a number has where its words stand beside it, and the gap in design pixels. */
const BESIDE = { share: 0.5, gap: 90 };

/** A number and its bar on the left, what it counts and the note on the right: under it they would take its height. */
function besideWords(
  { context, surface }: Stage,
  { note, label, value }: FilmStatItem & { note: string },
  available: Box,
): Layer[] {
  const { unit } = context;
  const cell = { ...available, width: Math.round(available.width * BESIDE.share) };
  const x = cell.x + cell.width + Math.round(BESIDE.gap * unit);
  const words = { ...available, x, width: available.x + available.width - x };
  const text = { width: words.width, as: "block" } as const;
  const texts: ColumnText<"label" | "note">[] = [
    {
      ...{ ...text, key: "label", part: "label", text: label, typeStyle: STRONG, color: surface.ink },
      ...{ min: 28 * unit, max: HERO.label * unit, maxLines: 4, gap: 0 },
    },
    {
      ...{ ...text, key: "note", part: "detail", text: note, typeStyle: BODY, color: surface.muted },
      ...{ min: NOTE.min * unit, max: NOTE.max * unit, maxLines: 5, gap: NOTE.gap * unit, shrinkOrder: 1 },
    },
  ];
  const set = setFigure(context, { value, label: "" }, cell);
  return [
    ...figureLayers(context, set, {
      ...{ measures: HERO, cell, start: START, name: "number 1", surface, align: "left" },
    }),
    ...column(context, texts, { available: words, align: "left", at: 0.5, start: 0.45 }).layers,
  ];
}

function setFigure(
  { unit, measureText, ...context }: RenderContext,
  { value, label }: FilmStatItem,
  { width, height }: Box,
): SetFigure {
  const available = height - (HERO.bar + 2 * HERO.gap) * unit;
  const spec = { text: label, typeStyle: STRONG, min: 28 * unit, max: HERO.label * unit, width, maxLines: 3 };
  const fitted = label ? fitText(measureText, spec, available * 0.42) : undefined;
  const size = { width, height: available - (fitted?.height ?? 0), max: HERO.number * unit };
  return { number: figureText({ ...context, unit, measureText }, value, size), label: fitted };
}
