/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { type Fitted, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { Ground } from "../film/ground.tsx";
import { type Align, lines } from "../film/lines.tsx";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import type { Look } from "../film-story/tell.ts";
import { chartType, leastType } from "../kit/chart/axis.tsx";
import { suitsColumns } from "../kit/chart/bar-plan.ts";
import { inset, Paper } from "../kit/chart/plate.tsx";
import { type Pick, seriesOf } from "../kit/chart/series.ts";
import { HEADLINE, SMALL } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import { type Growing, growingBars, growingColumns, growingLine } from "./chart-layers.tsx";
import type { Chart } from "./data.ts";

/** Charts in films are seen for seconds: their type is so much larger than on a card, if they are so many lines high. */
const LARGER = 1.25;
const TALL = 9;
/** In design pixels: the largest title, the gap around it, and the paper's margin. */
const TITLE = 84;
const GAP = 38;
const MARGIN = 48;
/** Share of the width that a title beside its chart takes. */
const BESIDE = 0.33;

/** A chart that grows on a sheet of paper, what it measures above it. */
export function chart(stage: Stage, data: Chart, { surface, align }: Look): Draft {
  const { title, at, paper, isBeside } = framed(stage, data.title, align);
  const source = note(stage, data.source, inset(paper, MARGIN * stage.unit));
  const { still, layers } = growing(stage, data, source.room);
  const look = {
    name: "title",
    part: "caption",
    color: surface.title,
    align: isBeside ? "left" : align,
    at,
  } as const;
  return {
    ground: (
      <Ground stage={stage} surface={surface}>
        <Paper stage={stage} box={paper} />
        <Place box={source.room}>{still}</Place>
        {source.node}
      </Ground>
    ),
    layers: [
      ...lines(stage, title, { ...look, cue: { kind: "unveil", at: 0, seconds: 0.6 } }),
      ...layers.map((layer) => within(layer, source.room)),
      mark(stage, surface, align),
    ],
    texts: [data.title, ...data.points.map(({ label }) => label)],
  };
}

type Framed = { title: Fitted | undefined; at: Box; paper: Box; isBeside: boolean };

/** The title above the paper; on wide films beside it, for a chart needs height. */
function framed(stage: Stage, text: string, align: Align): Framed {
  const { unit, ruler, shape, safe } = stage;
  const room = sceneRoom(stage);
  const gap = Math.round(GAP * unit);
  if (!text) return { title: undefined, at: room, paper: room, isBeside: false };
  const wish = { text, lettering: HEADLINE, min: 36 * unit, max: TITLE * unit };
  if (shape === "wide") {
    const width = Math.round(room.width * BESIDE);
    const title = fitText(ruler, { ...wish, width, maxLines: 5 }, room.height);
    const y = room.y + Math.round((room.height - title.height) * 0.42);
    const x = room.x + width + gap;
    // A logo in the middle of the film needs the head of it to itself.
    const top = align === "left" ? safe.y : room.y;
    const paper = { x, y: top, width: room.x + room.width - x, height: room.y + room.height - top };
    return { title, at: { ...room, y, width }, paper, isBeside: true };
  }
  const title = fitText(ruler, { ...wish, width: room.width, maxLines: 2 }, room.height * 0.22);
  const top = title.height + gap;
  return { title, at: room, paper: { ...room, y: room.y + top, height: room.height - top }, isBeside: false };
}

/** Where the numbers come from, at the foot of the paper, and the room it leaves. */
function note(stage: Stage, text: string, room: Box): { node: Node | undefined; room: Box } {
  if (!text) return { node: undefined, room };
  const least = leastType(stage);
  const wish = { lettering: SMALL, min: least, max: Math.max(least, 22 * stage.unit), maxLines: 2 };
  const fitted = fitText(stage.ruler, { ...wish, text, width: room.width });
  const height = room.height - fitted.height - Math.round(24 * stage.unit);
  const box = { ...room, y: room.y + room.height - fitted.height, height: fitted.height };
  const node = (
    <Place box={box}>
      <Words fitted={fitted} color={stage.theme.sheet.muted} part="source" />
    </Place>
  );
  return { node, room: { ...room, height } };
}

function growing(stage: Stage, data: Chart, { width, height }: Box): Growing {
  const pick: Pick = data.kind === "line" ? "last" : "largest";
  const series = seriesOf(data, pick);
  const least = chartType(stage);
  const type = height < TALL * least * LARGER ? least : Math.round(least * LARGER);
  const options = { surface: stage.theme.sheet, width, height, type };
  if (data.kind === "line") return growingLine(stage, series, options);
  return (suitsColumns(stage, series, options) ? growingColumns : growingBars)(stage, series, options);
}

/** Moves a layer from its place in the chart to its place in the film. */
const within = (layer: Layer, { x, y }: Box): Layer => ({
  ...layer,
  box: { ...layer.box, x: layer.box.x + x, y: layer.box.y + y },
});
