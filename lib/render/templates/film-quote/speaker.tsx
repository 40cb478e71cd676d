/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Column, column, type Text } from "../film/column.ts";
import type { Align } from "../film/lines.tsx";
import { BODY, HEADLINE, STRONG } from "../kit/lettering.ts";
import { Portrait } from "../kit/portrait.tsx";
import type { FilmQuote } from "./data.ts";

type Key = "name" | "role" | "company";
type Look = { surface: Surface; align: Align; room: Box; at?: number };

/** Who said it: name, role and company, line by line. */
export function speakerWords(
  stage: Stage,
  data: FilmQuote,
  { surface, align, room, at = 0.5 }: Look,
): Column {
  const { unit } = stage;
  const small = { width: room.width, min: 26 * unit, maxLines: 3 };
  const texts: Text<Key>[] = [
    {
      ...{ key: "name", part: "author", text: data.name, lettering: HEADLINE, color: surface.title },
      ...{ width: room.width, min: 40 * unit, max: 112 * unit, maxLines: 3, gap: 0 },
    },
    {
      ...{ key: "role", part: "role", text: data.role, lettering: BODY, color: surface.muted },
      ...{ ...small, max: 46 * unit, gap: 24 * unit, gives: 2, as: "block" },
    },
    {
      ...{ key: "company", part: "company", text: data.company, lettering: STRONG, color: surface.key },
      ...{ ...small, max: 46 * unit, gap: 10 * unit, gives: 1, as: "block" },
    },
  ];
  return column(stage, texts, { room, align, at, start: 0.1 });
}

type PortraitLook = { box: Box; surface: Surface; form: "disc" | "tile" };

/** The portrait, or the initials, which are there from the first frame of a scene on. */
export function portrait(
  stage: Stage,
  { name, photo }: FilmQuote,
  { box, surface, form }: PortraitLook,
): Layer {
  const own = { ...box, x: 0, y: 0 };
  const shown = { stage, name, box: own, surface, form, photo: stage.photos.get(photo) };
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
