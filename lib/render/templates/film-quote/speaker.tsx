/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type ColumnText, column, type FilmColumn } from "../film/column.ts";
import type { FilmAlign } from "../film/lines.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { BODY, HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { FilmQuote } from "./data.ts";

type SpeakerTextKey = "name" | "role" | "company";
type SpeakerStyle = { surface: Surface; align: FilmAlign; available: Box; at?: number };

/** The speaker's name, role and company, line by line. */
export function speakerWords(
  context: RenderContext,
  data: FilmQuote,
  { surface, align, available, at = 0.5 }: SpeakerStyle,
): FilmColumn {
  const { unit } = context;
  const small = { width: available.width, min: 44 * unit, maxLines: 3 };
  const texts: ColumnText<SpeakerTextKey>[] = [
    {
      ...{ key: "name", part: "author", text: data.name, typeStyle: HEADLINE, color: surface.title },
      ...{ width: available.width, min: 40 * unit, max: 140 * unit, maxLines: 3, gap: 0 },
    },
    {
      ...{ key: "role", part: "role", text: data.role, typeStyle: BODY, color: surface.muted },
      ...{ ...small, max: 60 * unit, gap: 24 * unit, shrinkOrder: 2, as: "block" },
    },
    {
      ...{ key: "company", part: "company", text: data.company, typeStyle: STRONG, color: surface.key },
      ...{ ...small, max: 60 * unit, gap: 10 * unit, shrinkOrder: 1, as: "block" },
    },
  ];
  return column(context, texts, { available, align, at, start: 0.1 });
}

type PortraitStyle = { box: Box; surface: Surface; form: "disc" | "tile" | "field" };

/** The portrait, or the initials, which are there from the first frame of a scene on. */
export function portrait(
  context: RenderContext,
  { name, photo }: FilmQuote,
  { box, surface, form }: PortraitStyle,
): Layer {
  const own = { ...box, x: 0, y: 0 };
  const shown = { context, name, box: own, surface, form, photo: context.photos.get(photo) };
  return {
    name: "portrait",
    box,
    node: (
      <div style={{ position: "relative", width: box.width, height: box.height }}>
        <Portrait {...shown} />
      </div>
    ),
  };
}
