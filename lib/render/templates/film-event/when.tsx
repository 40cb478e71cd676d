/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background, rings } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { sceneArea } from "../film-story/area.ts";
import type { SceneStyle } from "../film-story/tell.ts";
import type { FilmEvent } from "./data.ts";
import { type CalendarDay, dayIn } from "./day.ts";
import { facts } from "./facts.tsx";
import { leaf, TALL } from "./leaf.tsx";

/** The leaf's share of the area's height, and the gap to the facts in design pixels. */
const LEAF = { wide: 0.8, square: 0.46, tall: 0.46, story: 0.44 };
const GAP = { wide: 100, other: 60 };

/** Seconds after which the calendar has come to its day, and what is written out may follow. */
const FLIPPED = 0.8;

/** When and where it is: the day on a calendar leaf, the date written out, time and place. */
export function when(context: RenderContext, data: FilmEvent, { surface, align }: SceneStyle): SceneDraft {
  const available = sceneArea(context);
  const day = dayIn(data.date);
  const said = day
    ? withLeaf(context, data, day, { surface, align })
    : facts(context, data, { surface, align, available, max: 160, at: 0.45, start: 0 });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      rings(context, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...said,
      mark(context, surface, align),
    ],
    texts: [data.date, data.time, data.place],
  };
}

function withLeaf(
  context: RenderContext,
  data: FilmEvent,
  day: CalendarDay,
  { surface, align }: SceneStyle,
): Layer[] {
  const available = sceneArea(context);
  const { box, words } = boxesOf(context, available, align);
  const look = { surface, available: words, start: FLIPPED };
  if (context.shape === "wide") {
    const beside = facts(context, data, { ...look, align: "left", max: 104, at: 0.5 });
    return [...leaf(context, day, { box, surface }), ...beside];
  }
  const group = [
    ...leaf(context, day, { box, surface }),
    ...facts(context, data, { ...look, align, max: 96, at: 0 }),
  ];
  const end = Math.max(...group.map((layer) => layer.box.y + layer.box.height));
  return group.map((layer) => lowered(layer, Math.round((available.y + available.height - end) * 0.4)));
}

const lowered = (layer: Layer, by: number): Layer => ({
  ...layer,
  box: { ...layer.box, y: layer.box.y + by },
});

/** The leaf beside the facts on wide films, else above them. */
function boxesOf(
  { shape, unit }: RenderContext,
  available: Box,
  align: SceneStyle["align"],
): { box: Box; words: Box } {
  const height = Math.round(available.height * LEAF[shape]);
  const width = Math.round(height / TALL);
  if (shape === "wide") {
    const x = available.x + width + Math.round(GAP.wide * unit);
    const y = available.y + Math.round((available.height - height) / 2);
    return {
      box: { x: available.x, y, width, height },
      words: { ...available, x, width: available.x + available.width - x },
    };
  }
  const x = align === "left" ? available.x : available.x + Math.round((available.width - width) / 2);
  const y = available.y + height + Math.round(GAP.other * unit);
  return {
    box: { x, y: available.y, width, height },
    words: { ...available, y, height: available.y + available.height - y },
  };
}
