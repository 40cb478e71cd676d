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

type CropProps = {
  photo: Photo;
  size: Size;
  focus: Focus;
  round?: Style;
  /** Drawn the fast way: see `sampling`. */
  isInFilm?: boolean;
};

const AT: Record<Focus, string> = { top: "50% 0%", start: "0% 0%", upper: "50% 28%" };

/** A given focus is a face: it lies a little over the middle. */
const FACE = { x: 0.5, y: 0.44 };

/** A picture that fills a box, cropped and never stretched. */
export function Crop({ photo, size, focus, round = {}, isInFilm = false }: CropProps): Node {
  const objectPosition = photo.focus ? positionIn(photo, size, FACE) : AT[focus];
  const fill = { objectFit: "cover", objectPosition, flexShrink: 0 } as const;
  const sampled = isInFilm && sampling(photo, size);
  if (!sampled) return <picture src={photo.key} style={{ ...size, ...fill, ...round }} />;
  return (
    <div style={{ position: "relative", ...size, flexShrink: 0, overflow: "hidden", ...round }}>
      <picture src={photo.key} style={{ ...fill, ...sampled }} />
    </div>
  );
}

/** Between these shares of its size a picture is as good sampled between its pixels as resized. */
const SAMPLED = { from: 0.5, to: 1 };

/**
 * A picture in its own size, scaled down by a transform: the engine then samples it. Where a box asks for another size,
 * the engine resizes the whole picture first, which takes three times as long.
 */
function sampling({ key, width, height }: Photo, size: Size): Style | undefined {
  const scale = Math.max(size.width / width, size.height / height);
  if (key.startsWith("<svg") || scale < SAMPLED.from || scale >= SAMPLED.to) return;
  // One side is exactly the picture's own, so that nothing is left to resize.
  const isAcross = scale === size.width / width;
  return {
    position: "absolute",
    ...{ left: 0, top: 0 },
    width: isAcross ? width : Math.ceil(size.width / scale),
    height: isAcross ? Math.ceil(size.height / scale) : height,
    transformOrigin: "0 0",
    transform: `scale(${scale})`,
  };
}
