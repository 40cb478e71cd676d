import type { Box } from "../../sizes.ts";
import { availableIn } from "./ornament.tsx";
import type { Stage } from "./stage.ts";

/** Share of the room that words alone take at most where the film's drawing joins them. */
const MOST = 0.78;
/** Share of their height that the words keep there, at least. */
const KEPT = 0.6;

/** A shot with the film's drawing where its words alone would leave much of the picture free, and have room beside it. */
export function withSpare(stage: Stage, heightOf: (stage: Stage, available: Box) => number): Stage {
  const { spare } = stage;
  if (!spare) return stage;
  const alone = availableIn(stage);
  const height = heightOf(stage, alone);
  if (height > alone.height * MOST) return stage;
  const drawn = { ...stage, motif: spare };
  const beside = availableIn(drawn);
  const left = heightOf(drawn, beside);
  return left <= beside.height && left >= height * KEPT ? drawn : stage;
}
