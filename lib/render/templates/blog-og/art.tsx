/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figureIn } from "../kit/headline-figure.ts";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { Place } from "../kit/place.tsx";
import { subjectPhoto } from "../kit/subject/photo.ts";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { PhotoBox } from "../series/photo.tsx";
import type { BlogOg } from "./data.ts";

/** A panel with the article's picture, else with what it is about, else with its figure or its first letter as tall as it. */
export function art(context: RenderContext, data: BlogOg, box: Box): Node {
  const { theme, photos } = context;
  const photo = photos.get(data.photo);
  if (photo?.device)
    return <PhotoBox context={context} box={box} photo={photo} surface={theme.page} radius={0} />;
  const shown = photo ?? subjectPhoto(context);
  if (shown) return <PhotoFill photo={shown} box={box} />;
  return (
    <Place box={box} style={{ backgroundColor: theme.flood.background, overflow: "hidden" }}>
      {letters(context, data, { ...box, x: 0, y: 0 }, theme.flood)}
    </Place>
  );
}

/** What the article is about, or its figure, on the ground of the picture and over its edge. */
export function looseArt(context: RenderContext, data: BlogOg, box: Box, surface: Surface): Node {
  const { subject } = context;
  if (!subject) return letters(context, data, box, surface);
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

/** Shares of a panel: the width of a figure, and the height of a letter. */
const SHARE = { figure: 0.84, letter: 1.18 };

function letters(context: RenderContext, { title }: BlogOg, box: Box, { key }: Surface): Node {
  const { measureText } = context;
  const figure = figureIn(title)?.figure;
  const text = figure ?? [...(title.match(/[\p{L}\p{N}]/u) ?? [""])][0] ?? "";
  const size = Math.round(box.height * SHARE.letter);
  const least = figure ? 40 : Math.min(size, Math.round(box.width * SHARE.letter));
  const spec = {
    text,
    typeStyle: FIGURE,
    min: least,
    max: size,
    width: box.width * SHARE.figure,
    maxLines: 1,
  };
  const fitted = fitText(measureText, figure ? spec : { ...spec, max: least });
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent: "center" }}>
      <TextLines fitted={fitted} color={key} part="ornament" />
    </Place>
  );
}
