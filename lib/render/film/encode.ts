import type { Plan } from "../plan.ts";
import type { Film } from "./motion.ts";
import type { Segment } from "./packets.ts";
import type { Range, Timeline } from "./timeline.ts";

/** What is needed of a plan to draw its film. */
export type Drawable = { planned: Pick<Plan, "stage" | "type" | "images">; film: Film; timeline: Timeline };

/** Draws and encodes some frames of a film. The first is a key. */
export async function encodeRange(
  _film: Drawable,
  _range: Range,
  _onProgress?: (share: number) => unknown,
): Promise<Segment> {
  throw new Error("The film kernel is not there yet.");
}
