/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { mark, underMark } from "../film/brand-mark.tsx";
import { column, type Text } from "../film/column.ts";
import { Ground, rings } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import { pips, underPips } from "../film/pips.tsx";
import type { Draft } from "../film/scene.ts";
import { type Showcase, showcase } from "../film/showcase.tsx";
import { SENTENCE } from "../kit/lettering.ts";
import type { Launch } from "./data.ts";

/** Why the news matters, in one sentence, with a picture of it if there is one; a picture alone is told by the news. */
export function reason(stage: Stage, motif: Motif, { headline, supporting, photo, url }: Launch): Draft {
  const surface = motif.between(stage.theme);
  const subject = stage.photos.get(photo);
  const shown = subject
    ? showcase(stage, { subject, surface, align: motif.align, url })
    : bare(stage, motif, surface);
  const { ground, layers, align } = shown;
  const room = underPips(stage, shown.room);
  const said = supporting || headline;
  const max = (subject ? 74 : 104) * stage.unit;
  const words = column(stage, [textOf(stage, said, { surface, max, width: room.width })], {
    room,
    align,
    at: 0.5,
  });
  return {
    ground,
    layers: [
      ...layers,
      ...pips(stage, surface, { y: words.y, room, align }),
      ...words.layers,
      mark(stage, surface, motif.align),
    ],
    texts: [said],
  };
}

type Look = { surface: Surface; max: number; width: number };

const textOf = ({ unit }: Stage, text: string, { surface, max, width }: Look): Text<"reason"> => ({
  key: "reason",
  text,
  lettering: SENTENCE,
  min: 34 * unit,
  max,
  width,
  maxLines: 7,
  gap: 0,
  color: surface.title,
  part: "supporting",
});

/** Nothing but words, and rings behind them. */
function bare(stage: Stage, { align }: Motif, surface: Surface): Showcase {
  const free = underMark(stage);
  const isLeft = align === "left";
  const width = stage.shape === "wide" && isLeft ? Math.round(free.width * 0.74) : free.width;
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [rings(stage, surface, { x: isLeft ? 0.96 : 0.5, y: 1, side: 1.1 })],
    room: { ...free, width },
    align,
  };
}
