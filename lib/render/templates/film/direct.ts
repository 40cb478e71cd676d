import type { Film, FilmScene, Layer, Passage, Side } from "../../film/motion.ts";
import type { RenderContext } from "../../template.ts";
import { panned } from "./camera.ts";
import { curtain, curtainEdge } from "./curtain.tsx";
import { atAlone, type FilmLeave, filmLayout } from "./layout.ts";
import { lettering } from "./motifs/lettering.ts";
import type { Motif } from "./motifs/motif.ts";
import { type FilmPace, paced, type SceneDraft } from "./scene.ts";
import { type Shot, type Stage, stagesOf } from "./stage.ts";

/** Seconds that one picture takes to leave. */
const LEAVING = 0.4;
const PUSHES: readonly Side[] = ["left", "top"];

/** Shots as a film: paced to be read, with a camera that never quite stops and cuts that differ. */
export function direct(context: RenderContext, motif: Motif, shots: readonly Shot[], pace?: FilmPace): Film {
  const stages = stagesOf(context, motif, shots.length).map(lettered);
  const drafts = stages.map((stage, i) => (shots[i] as Shot).draw(stage));
  const { scenes, poster } = paced(opened(drafts), pace);
  const leaves = scenes.map((_, i) => leaveOf(context, i, scenes.length));
  return {
    poster,
    scenes: scenes.map((scene, i): FilmScene => {
      const { layers, ...rest } = i < scenes.length - 1 ? panned(context, scene, i) : scene;
      const before = leaves[i - 1];
      const isCovered = typeof before === "object" && before.kind === "wipe";
      const front = isCovered ? [curtain(stages[i] as Stage, LEAVING)] : [];
      const leave = leaves[i];
      return { ...rest, layers: [...layers, ...front], ...(leave && { leave }) };
    }),
  };
}

/** Shots between are set in type which fills them; on wide films every second one has the drawing beside its words. */
function lettered(stage: Stage): Stage {
  const { context, motif, index, total } = stage;
  const isBetween = index > 0 && index < total - 1;
  const isBeside =
    motif.name === "subject" && context.shape === "wide" && index % 2 === 0 && index < total - 2;
  if (!isBetween || isBeside) return stage;
  const { align, at } = motif;
  const isMoved = motif.name === "subject" && at !== undefined;
  return {
    ...stage,
    motif: { ...lettering, align, at: isMoved ? atAlone(at) : at },
    // Next to the ends, which show it, and in two shots in a row it would say nothing.
    ...(motif.name === "subject" && index % 2 === 0 && index < total - 2 && { spare: motif }),
  };
}

/** Players show the first picture before playback: all of it is there, and only what comes over it moves in. */
function opened([first, ...rest]: readonly SceneDraft[]): SceneDraft[] {
  if (!first) return [];
  return [{ ...first, layers: first.layers.map(there) }, ...rest];
}

const there = ({ enter, ...layer }: Layer): Layer =>
  enter && (enter.by || layer.name === "marker") ? { ...layer, enter } : layer;

/** One of the ways of a direction. */
function passageOf(context: RenderContext, leave: FilmLeave, index: number): "cut" | Passage {
  if (leave === "cut") return "cut";
  if (leave === "wipe") return { kind: "wipe", to: "left", seconds: LEAVING, beyond: curtainEdge(context) };
  return { kind: leave, to: PUSHES[index % PUSHES.length] ?? "left", seconds: LEAVING };
}

/** How a scene leaves: shapes of the brand pass over it, it is cut off, or pushed out, by turns. */
function leaveOf(context: RenderContext, index: number, total: number): "cut" | Passage | undefined {
  if (index === total - 1) return;
  const layout = filmLayout(context);
  if (layout) return passageOf(context, layout.leaves[index % layout.leaves.length] ?? "cut", index);
  if (index % 3 === 0 || index === total - 2)
    return { kind: "wipe", to: "left", seconds: LEAVING, beyond: curtainEdge(context) };
  if (index % 3 === 1) return "cut";
  const to = PUSHES[Math.floor(index / 3) % PUSHES.length] ?? "left";
  return { kind: "push", to, seconds: LEAVING };
}
