import type { Box } from "../../sizes.ts";
import { availableIn } from "./ornament.tsx";
import type { Stage } from "./stage.ts";

/** Share of the room that words alone take at most where the film's drawing joins them. */
const MOST = 0.78;
/** Letters of few words. */
const FEW = 64;

/** A shot with the film's drawing where its words alone would leave much of the picture free, and have room beside it. */
export function withSpare(
  stage: Stage,
  said: string,
  heightOf: (stage: Stage, available: Box) => number,
): Stage {
  const { spare } = stage;
  if (!spare || said.length > FEW) return stage;
  const alone = availableIn(stage);
  if (heightOf(stage, alone) > alone.height * MOST) return stage;
  const drawn = { ...stage, motif: spare };
  const beside = availableIn(drawn);
  return heightOf(drawn, beside) <= beside.height ? drawn : stage;
}
