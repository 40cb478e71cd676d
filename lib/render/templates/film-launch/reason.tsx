/** @jsxImportSource #template */
import type { Stage } from "../../template.ts";
import { mark, underMark } from "../film/brand-mark.tsx";
import { column, type Text } from "../film/column.ts";
import { Ground, rings } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import { rule } from "../film/rule.tsx";
import type { Draft } from "../film/scene.ts";
import { type Showcase, showcase } from "../film/showcase.tsx";
import { SENTENCE } from "../kit/lettering.ts";
import type { Launch } from "./data.ts";

/** Why the news matters, in one sentence, with a picture of it if there is one. */
export function reason(stage: Stage, motif: Motif, { supporting, photo, url }: Launch): Draft {
  const surface = motif.between(stage.theme);
  const { align } = motif;
  const shown = stage.photos.get(photo);
  const { ground, layers, room } = shown
    ? showcase(stage, { photo: shown, surface, align, url })
    : bare(stage, motif);
  const text: Text<"reason"> = {
    key: "reason",
    text: supporting,
    lettering: SENTENCE,
    min: 34 * stage.unit,
    max: (shown ? 74 : 104) * stage.unit,
    width: room.width,
    maxLines: 7,
    gap: 0,
    color: surface.title,
    part: "supporting",
  };
  const words = column(stage, [text], { room, align, at: 0.5, start: 0.1 });
  return {
    ground,
    layers: [
      ...layers,
      ...rule(stage, surface, { y: words.y, room, align }),
      ...words.layers,
      mark(stage, surface, align),
    ],
    texts: [supporting],
  };
}

/** Nothing but words, and rings behind them. */
function bare(stage: Stage, { align, between }: Motif): Showcase {
  const surface = between(stage.theme);
  const free = underMark(stage);
  const width = stage.shape === "wide" && align === "left" ? Math.round(free.width * 0.74) : free.width;
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [rings(stage, surface, { x: align === "left" ? 0.96 : 0.5, y: 1, side: 1.1 })],
    room: { ...free, width },
  };
}
