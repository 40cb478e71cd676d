/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { Place } from "../kit/place.tsx";

/** Pictures narrower than this are shown whole at the top, standing in a panel; others fill it. */
const UPRIGHT = 0.85;
const BEZEL = "#101118";

type SlidePhotoProps = {
  context: RenderContext;
  box: Box;
  photo: Photo;
  surface: Surface;
  radius: number;
  /** Shows the beginning of the picture where the box runs off the frame. */
  fromLeft?: boolean;
};

/** A customer's picture in a box. It fills the box, or stands in it as a phone that the box cuts off. */
export function PhotoBox({ context, box, photo, surface, radius, fromLeft = false }: SlidePhotoProps): Node {
  // A white screen on a white page needs an edge; a picture that fills a whole side has one.
  const border = radius > 0 ? { border: `2px solid ${surface.line}` } : {};
  const clip = { borderRadius: radius, overflow: "hidden", position: "absolute" } as const;
  const isScreen = photo.device === "phone" || photo.device === "tablet";
  if (!isScreen || photo.aspect > UPRIGHT)
    return (
      <Place box={box} style={{ ...clip, ...border, backgroundColor: surface.soft }}>
        {photo.view && !photo.device ? (
          <PhotoFill photo={photo} box={{ ...box, x: 0, y: 0 }} />
        ) : (
          <Cover box={box} photo={photo} fromLeft={fromLeft} />
        )}
      </Place>
    );
  return (
    <Place
      box={box}
      style={{
        ...clip,
        backgroundColor: surface === context.theme.page ? context.theme.flood.background : surface.soft,
      }}
    >
      <UprightPhoto context={context} box={box} photo={photo} />
    </Place>
  );
}

/** The middle of the picture, as large as the box needs; the upper part when it is far too tall. */
function Cover({
  box,
  photo,
  fromLeft,
}: Required<Pick<SlidePhotoProps, "box" | "photo" | "fromLeft">>): Node {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const [width, height] = [Math.ceil(photo.width * scale), Math.ceil(photo.height * scale)];
  const left = fromLeft ? 0 : Math.round((box.width - width) / 2);
  // A screen says what it is at its top.
  const focus = photo.device ? 0 : height > box.height * 1.6 ? 0.12 : 0.5;
  const top = Math.round((box.height - height) * focus);
  return (
    <picture src={photo.key} style={{ position: "absolute", left, top, width, height, objectFit: "cover" }} />
  );
}

function UprightPhoto({
  context: { unit },
  box,
  photo,
}: Pick<SlidePhotoProps, "context" | "box" | "photo">): Node {
  const rim = Math.round(9 * unit);
  const width = Math.round(Math.min(box.width * 0.46, box.height * 0.95));
  const top = Math.round(box.height * 0.11);
  const screen = width - 2 * rim;
  const radius = Math.round(width * (photo.device === "phone" ? 0.13 : 0.06));
  const height = Math.round(screen / photo.aspect);
  const frame = { x: Math.round((box.width - width) / 2), y: top, width, height: height + 2 * rim };
  return (
    <Place box={frame} style={{ borderRadius: radius, backgroundColor: BEZEL, padding: rim }}>
      <picture src={photo.key} style={{ width: screen, height, borderRadius: radius - rim }} />
    </Place>
  );
}
