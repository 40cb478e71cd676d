/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { Place } from "../kit/place.tsx";
import { subjectPhoto } from "../kit/subject/photo.ts";
import { subjectAlone } from "../kit/subject/scene.ts";
import { PhotoBox } from "../series/photo.tsx";
import type { BlogOg } from "./data.ts";
import { articlePage } from "./page.ts";

/** A panel with the article's picture, else with what it is about, else with the page that it is. */
export function art(context: RenderContext, data: BlogOg, box: Box): Node {
  const { theme, photos } = context;
  const photo = photos.get(data.photo);
  if (photo?.device)
    return <PhotoBox context={context} box={box} photo={photo} surface={theme.page} radius={0} />;
  const shown = photo ?? subjectPhoto(context);
  if (shown) return <PhotoFill photo={shown} box={box} />;
  return (
    <Place box={box} style={{ backgroundColor: theme.flood.background, overflow: "hidden" }}>
      {page(context, { ...box, x: 0, y: 0 }, theme.flood)}
    </Place>
  );
}

/** What the article is about, or its page, on the ground of the picture and over its edge. */
export function looseArt(context: RenderContext, box: Box, surface: Surface): Node {
  const { subject } = context;
  if (!subject) return page(context, box, surface);
  const side = Math.min(box.width, box.height);
  const at = {
    x: box.x + box.width - side,
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={at}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** The page that an article is: its words stand beside it. */
const page = ({ theme, seed }: RenderContext, box: Box, surface: Surface): Node => (
  <Place box={box}>
    <picture src={articlePage(theme, surface, box, seed)} style={{ width: box.width, height: box.height }} />
  </Place>
);
