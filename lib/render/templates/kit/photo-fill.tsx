/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Point } from "../../photo-view.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Photo } from "../../template.ts";
import { cropAt, type SeenPhoto } from "./over-photo.ts";
import { Place } from "./place.tsx";

/** The two colours that replace black and white. */
export type Duotone = { dark: Hex; light: Hex };

type PhotoFillProps = {
  photo: Photo;
  box: Box;
  /** Where the focus is to lie, in shares of the box; the middle without it. */
  at?: Point;
  round?: Style;
  tone?: Duotone | undefined;
};

const MIDDLE = { x: 0.5, y: 0.5 };

/** A photograph that fills a box. Its focus stays as near as it can to a point of the box. */
export function PhotoFill({ photo, box, at = MIDDLE, round = {}, tone }: PhotoFillProps): Node {
  if (photo.scene)
    return (
      <Place box={box} style={{ ...round, overflow: "hidden" }}>
        <picture src={photo.scene(box)} style={{ width: box.width, height: box.height, ...round }} />
      </Place>
    );
  if (photo.key.startsWith("<svg")) return <ArtFill photo={photo} box={box} round={round} />;
  const { width, height } = box;
  const fill = { width, height, objectFit: "cover", flexShrink: 0 } as const;
  const objectPosition = positionIn(photo, box, at);
  if (!tone)
    return (
      <Place box={box} style={{ ...round, overflow: "hidden" }}>
        <picture src={photo.key} style={{ ...fill, objectPosition, ...round }} />
      </Place>
    );
  const field = { x: 0, y: 0, width, height };
  // Grey times the light colour, and nothing darker than the dark one.
  return (
    <Place box={box} style={{ ...round, overflow: "hidden", isolation: "isolate" }}>
      <picture
        src={photo.key}
        style={{ ...fill, objectPosition, ...round, filter: "grayscale(1) contrast(1.18)" }}
      />
      <Place box={field} style={{ backgroundColor: tone.light, mixBlendMode: "multiply" }} />
      <Place box={field} style={{ backgroundColor: tone.dark, mixBlendMode: "lighten" }} />
    </Place>
  );
}

/** The engine would stretch a drawing: it is drawn as large as it has to be and cut. */
function ArtFill({ photo, box, round }: Required<Pick<PhotoFillProps, "photo" | "box" | "round">>): Node {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const [width, height] = [Math.ceil(photo.width * scale), Math.ceil(photo.height * scale)];
  const left = Math.round((box.width - width) / 2);
  const top = Math.round((box.height - height) / 2);
  return (
    <Place box={box} style={{ ...round, overflow: "hidden" }}>
      <picture src={photo.key} style={{ position: "absolute", left, top, width, height }} />
    </Place>
  );
}

/** `object-position` of a photograph in a field. */
export function positionIn(photo: Photo, { width, height }: Size, { x, y }: Point = MIDDLE): string {
  const field = { x: 0, y: 0, width, height };
  return cropAt(seen(photo), field, { x: x * width, y: y * height }).position;
}

/** A photograph whose light was not measured is cut around its middle, unless its focus is given. */
const seen = (photo: Photo): SeenPhoto => ({ ...photo, view: photo.view ?? UNSEEN });

const UNSEEN = { detail: MIDDLE, darkest: new Float32Array(), lightest: new Float32Array() };
