/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { PhotoBox } from "../series/photo.tsx";

/** A panel with the article's picture. */
export const art = (context: RenderContext, photo: Photo, box: Box): Node =>
  photo.device ? (
    <PhotoBox context={context} box={box} photo={photo} surface={context.theme.page} radius={0} />
  ) : (
    <PhotoFill photo={photo} box={box} />
  );

/** What the article is about, on the ground of the picture. */
export function drawnSubject(context: RenderContext, box: Box, { background }: Surface): Node {
  const { subject } = context;
  if (!subject) return <Place box={box} />;
  const side = Math.min(box.width, box.height);
  const x = box.x + box.width - side;
  const y = box.y + Math.round((box.height - side) / 2);
  return (
    <Place box={{ x, y, width: side, height: side }}>
      <picture src={subjectAlone(context, subject, background)} style={{ width: side, height: side }} />
    </Place>
  );
}
