/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { isPaper } from "../../look/dress.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { underMark } from "./brand-mark.tsx";
import { besideDrawing, drawingSpot, filmLayout } from "./layout.ts";
import { subjectLayer } from "./motifs/subject.tsx";
import type { Stage } from "./stage.ts";

/** Shares of the film: where words end on wide films, and on all others. */
const WORDS = { wide: 0.62, other: 0.7 };

/** What moves behind and under the words of a shot, and the area that it leaves to them. */
export type Ornament = { layers: Layer[]; available: Box };

/** The drawing, elsewhere in every shot, so that each cut shows another picture; else how far the film has come. */
export function ornament(stage: Stage): Ornament {
  const layers = stage.motif.name === "subject" ? subjects(stage) : progress(stage);
  return { layers, available: availableIn(stage) };
}

export function availableIn(stage: Pick<Stage, "context" | "motif" | "spare">): Box {
  const { context, motif } = stage;
  const isNear = showsNear(stage);
  const layout = filmLayout(context);
  if (layout && motif.name === "subject") return besideDrawing(context, layout, isNear ? "near" : 0);
  const { size, shape, safe } = context;
  const free = underMark(context);
  if (motif.name === "lettering") return motif.available(context);
  if (shape === "wide") return { ...free, width: Math.round(size.width * WORDS.wide) - free.x };
  const foot = Math.min(safe.y + safe.height, Math.round(size.height * WORDS.other));
  return { ...free, height: foot - free.y };
}

/** What the film began with is seen from nearby where it joins the words of a shot between, in films with the height for it. */
const showsNear = ({ context, motif, spare }: Pick<Stage, "context" | "motif" | "spare">): boolean =>
  motif === spare && context.shape === "story";

/** Pixels that the camera goes past a shot, at most. */
const CAMERA = 120;

/** Spots where the subject stands in turn, whole; words end before it. */
const STANDS = {
  wide: [
    { x: 0.82, y: 0.52, r: 0.29 },
    { x: 0.81, y: 0.5, r: 0.33 },
  ],
  other: [
    { x: 0.32, y: 0.84, r: 0.25 },
    { x: 0.64, y: 0.84, r: 0.28 },
  ],
};

function subjects(stage: Stage): Layer[] {
  const { context, surface, index } = stage;
  if (!context.subject) return [];
  const layout = filmLayout(context);
  if (layout) {
    return [
      subjectLayer(context, context.subject, {
        spot: drawingSpot(context, layout, showsNear(stage) ? "near" : index),
        surface,
      }),
    ];
  }
  const spots = STANDS[context.shape === "wide" ? "wide" : "other"];
  const spot = spots[index % spots.length] ?? spots[0];
  if (!spot) return [];
  return [subjectLayer(context, context.subject, { spot: underWords(stage, spot), surface })];
}

/** The spot with the subject as large as the room under the words. Beside them, on wide films, it has room. */
function underWords(stage: Stage, spot: { x: number; y: number; r: number }) {
  const { size, shape } = stage.context;
  if (shape === "wide") return spot;
  const short = Math.min(size.width, size.height);
  const radius = Math.min(spot.r * short, (size.height * (1 - WORDS.other)) / 2);
  return { ...spot, r: radius / short, y: WORDS.other + radius / size.height };
}

/** Height of the line that grows from shot to shot, in design pixels. */
const PROGRESS = { height: 14, quiet: 26 };
/** The room that the line takes in any shot. */
export const progressRoom = ({ unit }: RenderContext): number => Math.round(PROGRESS.quiet * unit);
/** How much of the brand's colour the line has that is still to go, on paper: on a colour it would be a player's. */
const TRACK = 0.6;

/** On the quiet page the line is all that has the brand's colour. */
export const progressHeight = ({ context: { unit, theme }, surface }: Stage): number =>
  Math.round((surface.background === theme.page.background ? PROGRESS.quiet : PROGRESS.height) * unit);

/** How far the shots have come: a line along the foot of the picture, as long as the part of them that was seen. */
export function progress(stage: Stage): Layer[] {
  const { context, surface, index, total } = stage;
  const { size, theme } = context;
  const isQuiet = surface.background === theme.page.background;
  const height = progressHeight(stage);
  // The camera sees a little beyond the foot and the left edge.
  const width = CAMERA + Math.round((size.width * (index + 1)) / total);
  const box = { x: -CAMERA, y: size.height - height, width, height: height + CAMERA };
  const bar = (color: string, length: number) => (
    <div style={{ width: length, height: box.height, backgroundColor: color }} />
  );
  const track = mix(surface.background, surface.fill, TRACK);
  const whole = size.width + 2 * CAMERA;
  const way = { name: "track", box: { ...box, width: whole }, node: bar(track, whole) };
  return [
    ...(isQuiet && isPaper(surface.background) ? [way] : []),
    { name: "progress", box, node: bar(surface.accent, width), enter: { kind: "wipe", at: 0, seconds: 0.7 } },
  ];
}
