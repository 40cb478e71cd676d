/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { ornament } from "../film/ornament.tsx";
import type { Shot, Stage } from "../film/stage.ts";
import type { FilmEvent } from "./data.ts";
import { type CalendarDay, dayIn } from "./day.ts";
import { facts } from "./facts.tsx";
import { leaf, TALL } from "./leaf.tsx";

/** The leaf's share of the area's height, and the gap to the facts in design pixels. */
const LEAF = { wide: 0.78, square: 0.56, tall: 0.58, story: 0.6 };
const GAP = { wide: 100, other: 60 };

/** Seconds after which the calendar has come to its day, and what is written out may follow. */
const FLIPPED = 0.45;

/** When it is: the day on a calendar leaf, and the date written out. */
export const when = ({ date }: Pick<FilmEvent, "date">): Shot => ({
  texts: [date],
  draw(stage) {
    const { context, surface, align } = stage;
    const { layers, available } = ornament(stage);
    const day = dayIn(date);
    const data = { date, time: "", place: "" };
    const said = day
      ? withLeaf(context, data, day, { surface, align, available })
      : facts(context, data, { surface, align, available, max: 200, at: 0.45, start: 0 });
    return {
      background: <Background context={context} surface={surface} />,
      layers: [...layers, ...said, mark(context, surface, align)],
      texts: [date],
    };
  },
});

type EventFacts = Pick<FilmEvent, "date" | "time" | "place">;
type SceneStyle = Pick<Stage, "surface" | "align"> & { available: Box };

function withLeaf(
  context: RenderContext,
  data: EventFacts,
  day: CalendarDay,
  { surface, align, available }: SceneStyle,
): Layer[] {
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
