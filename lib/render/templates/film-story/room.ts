import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { underMark } from "../film/brand-mark.tsx";

/** Room of a scene under its logo, clear of the watermark. */
export function sceneRoom(stage: Stage): Box {
  const { sealed, unit } = stage;
  const room = underMark(stage);
  return { ...room, height: room.height - (sealed.height && sealed.height + Math.round(24 * unit)) };
}
