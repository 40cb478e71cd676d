/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { column, type Text } from "../film/column.ts";
import { Ground } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import { FIGURE, SENTENCE } from "../kit/lettering.ts";
import type { Reel } from "./data.ts";

/** The version as the hero, and what it is about under it. */
export function release(stage: Stage, motif: Motif, { version, headline }: Reel): Draft {
  const surface = motif.ends(stage.theme);
  const room = motif.room(stage);
  const texts = textsOf(stage, { version, headline }, surface, room.width);
  const words = column(stage, texts, { room, align: motif.align, at: 0.45, openOn: "version" });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [...motif.layers(stage), ...words.layers, mark(stage, surface, motif.align)],
    texts: [version, headline],
  };
}

/** Digits need no room for tails; words do. */
const TAILED = /[gjpqyQ,;()]/;

function textsOf(
  { unit }: Stage,
  { version, headline }: Pick<Reel, "version" | "headline">,
  surface: Surface,
  width: number,
): Text<"version" | "headline">[] {
  return [
    {
      key: "version",
      text: version,
      lettering: { ...FIGURE, leading: TAILED.test(version) ? 1.12 : 0.96 },
      min: 52 * unit,
      max: 380 * unit,
      width,
      maxLines: 2,
      gap: 0,
      color: surface.key,
      part: "value",
    },
    {
      key: "headline",
      text: headline,
      lettering: SENTENCE,
      min: 34 * unit,
      max: 72 * unit,
      width,
      maxLines: 4,
      gap: 26 * unit,
      gives: 1,
      color: surface.ink,
      part: "headline",
    },
  ];
}
