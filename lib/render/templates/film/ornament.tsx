/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import { tiles } from "../kit/art.ts";
import { Place } from "../kit/place.tsx";
import { underMark } from "./brand-mark.tsx";
import { besideDrawing, drawingSpot, filmLayout } from "./layout.ts";
import { subjectLayer } from "./motifs/subject.tsx";
import type { Stage } from "./stage.ts";

/** Shares of the film: where words end on wide films, and on all others. */
const WORDS = { wide: 0.62, other: 0.7 };
/** Pixels that an ornament comes from, in design pixels. */
const FAR = 240;

/** What moves behind and under the words of a shot, and the area that it leaves to them. */
export type Ornament = { layers: Layer[]; available: Box };

/** The motif's shapes, elsewhere in every shot, so that each cut shows another picture. */
export function ornament(stage: Stage): Ornament {
  return { layers: SHAPES[stage.motif.name as keyof typeof SHAPES](stage), available: availableIn(stage) };
}

export function availableIn({ context, motif }: Pick<Stage, "context" | "motif">): Box {
  const layout = filmLayout(context);
  if (layout && motif.name === "subject") return besideDrawing(context, layout);
  const { size, shape, safe } = context;
  const free = underMark(context);
  if (motif.name === "lettering") return motif.available(context);
  if (shape === "wide") return { ...free, width: Math.round(size.width * WORDS.wide) - free.x };
  const foot = Math.min(safe.y + safe.height, Math.round(size.height * WORDS.other));
  return { ...free, height: foot - free.y };
}

/** Middles of discs, on one edge so that half is seen, as shares of the film's width and height, and radii as shares of its shorter side. */
const SPOTS = {
  wide: [
    { x: 1, y: 0.5, r: 0.36 },
    { x: 0.8, y: 1, r: 0.3 },
    { x: 1, y: 0.46, r: 0.4 },
  ],
  other: [
    { x: 0.32, y: 1, r: 0.27 },
    { x: 0.64, y: 1, r: 0.33 },
    { x: 0.5, y: 1, r: 0.4 },
  ],
};

const spotOf = ({ context: { shape }, index }: Stage) => {
  const spots = SPOTS[shape === "wide" ? "wide" : "other"];
  return spots[index % spots.length] as (typeof spots)[number];
};

function suns(stage: Stage): Layer[] {
  return [disc(stage, spotOf(stage).r, stage.surface.accent)];
}

function hills(stage: Stage): Layer[] {
  const { surface } = stage;
  const { x } = spotOf(stage);
  const wide = stage.context.shape === "wide";
  const far = { x: wide ? 0.95 : x, y: wide ? 1.0 : 1.14 };
  return [
    disc(stage, wide ? 0.52 : 0.86, surface.art.tint, { ...far, name: "far hill", by: 0.5 }),
    disc(stage, wide ? 0.4 : 0.74, surface.art.main, { ...far, name: "hill", by: 0.8 }),
    disc(stage, 0.1, surface.accent, {
      x: wide ? 0.72 : 1 - x * 0.9,
      y: wide ? 0.3 : 0.82,
      name: "sun",
      by: -1,
    }),
  ];
}

type Disc = { x: number; y: number; name: string; by: number };

function disc(stage: Stage, r: number, color: string, place: Partial<Disc> = {}): Layer {
  const { size, unit } = stage.context;
  const { x, y, name = "disc", by = 1 } = { ...spotOf(stage), ...place };
  const radius = Math.round(Math.min(Math.min(size.width, size.height) * r, roomAt(stage, { x, y })));
  const side = stage.index % 2 === 0 ? 1 : -1;
  const far = { x: Math.round(side * FAR * unit * by), y: Math.round(FAR * unit * by * 0.5) };
  const around = { x: Math.round(size.width * x) - radius, y: Math.round(size.height * y) - radius };
  const box = seenOf({ ...around, width: 2 * radius, height: 2 * radius }, size, far);
  const at = { x: around.x - box.x, y: around.y - box.y, width: 2 * radius, height: 2 * radius };
  const node: Node = (
    <div style={{ position: "relative", width: box.width, height: box.height, overflow: "hidden" }}>
      <Place box={at} style={{ borderRadius: radius, backgroundColor: color }} />
    </div>
  );
  return { name, box, node, enter: { kind: "glide", at: 0, seconds: 0.9, by: far } };
}

/** How far a shape may reach from its middle without coming under the words. Pixels. */
function roomAt({ context: { size, shape } }: Stage, { x, y }: { x: number; y: number }): number {
  return shape === "wide" ? size.width * (x - WORDS.wide) : size.height * (y - WORDS.other);
}

/** Pixels that the camera goes past a shot, at most. */
const CAMERA = 120;

/** The part of a shape that the film will ever see on its way: what is rastered costs memory. */
function seenOf(box: Box, size: Size, far: { x: number; y: number }): Box {
  const [x, y] = [Math.abs(far.x) + CAMERA, Math.abs(far.y) + CAMERA];
  const left = Math.max(-x, box.x);
  const top = Math.max(-y, box.y);
  const right = Math.min(size.width + x, box.x + box.width);
  const bottom = Math.min(size.height + y, box.y + box.height);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Strips across the foot of the film, or down its side. */
const STRIPS = 2;

/** Strips of discs and their parts, beside the words or under them, which slide past one another. */
function strips(stage: Stage): Layer[] {
  return Array.from({ length: STRIPS }, (_, i) => strip(stage, i));
}

function strip({ context, surface, index }: Stage, i: number): Layer {
  const { size, shape, unit, seed } = context;
  const isDown = shape === "wide";
  const [length, from] = isDown ? [size.height, size.width] : [size.width, size.height];
  const room = isDown ? size.width * (1 - WORDS.wide) : size.height * (1 - WORDS.other);
  const cell = 2 * Math.floor(Math.min(length / 12, room / (2 * STRIPS)));
  const count = Math.ceil(length / cell) + 2;
  const [along, across] = [count * cell, from - (i + 1) * cell];
  const way = ((i + index) % 2 === 0 ? 1 : -1) * Math.round(FAR * unit);
  const box = isDown
    ? { x: across, y: -cell, width: cell, height: along }
    : { x: -cell, y: across, width: along, height: cell };
  const src = tiles(seed + 3 * index + i, isDown ? 1 : count, isDown ? count : 1, surface.art);
  return {
    name: `strip ${i + 1}`,
    box,
    node: <picture src={src} style={{ width: box.width, height: box.height }} />,
    enter: { kind: "glide", at: 0, seconds: 1.1, by: isDown ? { y: way } : { x: way } },
  };
}

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
    return [subjectLayer(context, context.subject, { spot: drawingSpot(context, layout, index), surface })];
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
/** How much of the brand's colour the line has that is still to go. */
const TRACK = 0.6;

/** How far the shots have come: a line along the foot of the picture, as long as the part of them that was seen. */
export function progress({ context: { size, unit, theme }, surface, index, total }: Stage): Layer[] {
  // On the quiet page it is all that has the brand's colour.
  const isQuiet = surface.background === theme.page.background;
  const height = Math.round((isQuiet ? PROGRESS.quiet : PROGRESS.height) * unit);
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
    ...(isQuiet ? [way] : []),
    { name: "progress", box, node: bar(surface.accent, width), enter: { kind: "wipe", at: 0, seconds: 0.7 } },
  ];
}

const SHAPES = { sun: suns, arc: hills, tiles: strips, subject: subjects, lettering: progress };
