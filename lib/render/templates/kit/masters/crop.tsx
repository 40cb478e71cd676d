/** @jsxImportSource #template */
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Size } from "../../../sizes.ts";
import type { Photo } from "../../../template.ts";
import { positionIn } from "../photo-fill.tsx";

/**
 * What must stay in view: the top of a screen (its title), its upper left (its start), or the upper part
 * (faces).
 */
type Focus = "top" | "start" | "upper";

type CropProps = { photo: Photo; size: Size; focus: Focus; round?: Style };

const AT: Record<Focus, string> = { top: "50% 0%", start: "0% 0%", upper: "50% 28%" };

/** A given focus is a face: it lies a little over the middle. */
const FACE = { x: 0.5, y: 0.44 };

/** A picture that fills a box, cropped and never stretched. */
export function Crop({ photo, size, focus, round = {} }: CropProps): Node {
  return (
    <picture
      src={photo.key}
      style={{
        ...size,
        objectFit: "cover",
        objectPosition: photo.focus ? positionIn(photo, size, FACE) : AT[focus],
        flexShrink: 0,
        ...round,
      }}
    />
  );
}
