/** @jsxImportSource #template */
import type { Drift, Layer, Move } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Photo, Stage } from "../../template.ts";
import { Crop } from "../kit/masters/crop.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type Mounted, outline } from "../kit/masters/outline.ts";

/** How far the shadow of a device is thrown, in design pixels: offset and blur. */
const SHADOW = 26 + 58;

type Moves = { enter?: Move; drift?: Drift };
type Device = Moves & { at: { x: number; y: number; width: number }; url?: string };

/** A product screen in its frame, as a layer. Without a screen it shows an abstract product. */
export function device(stage: Stage, mounted: Mounted, { at, url = "", ...moves }: Device): Layer {
  const width = Math.round(at.width);
  const { height } = outline(mounted, width);
  return {
    name: "device",
    box: { x: Math.round(at.x), y: Math.round(at.y), width, height },
    node: <Master stage={stage} mounted={mounted} at={{ x: 0, y: 0, width }} url={url} />,
    bleed: Math.round(SHADOW * stage.unit),
    ...moves,
  };
}

/** A photo that fills its box and moves a little inside it, as if a camera came closer. */
export const picture = (photo: Photo, box: Box): Layer => ({
  name: "photo",
  box,
  node: <Crop photo={photo} size={box} focus="upper" />,
  enter: { kind: "wipe", at: 0, seconds: 0.8 },
  drift: { scale: 1.08 },
});
