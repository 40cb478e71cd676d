import type { Stage } from "../../template.ts";
import { close } from "../film/close.tsx";
import { rings } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import type { Look } from "./tell.ts";

/** The last scene: brand and what to do, on rings that stand still. */
export function ending(stage: Stage, ask: { cta: string; url: string }, look: Look): Draft {
  const { drift: _, ...still } = rings(stage, look.surface, { x: 0.92, y: 0.95, side: 1 });
  return close(stage, ask, { ...look, behind: [still] });
}
