import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { placed } from "../film/column.ts";
import { block, entering } from "../film/lines.tsx";
import type { Slide } from "../series/data.ts";
import { type Align, above, GAP, photoOf, type Reel, wordsBox } from "./reel.ts";
import { photoLayer, shownBox, valueLayers } from "./shown.tsx";

/** Seconds after which the words of a frame begin to come in, and after which what is shown does. */
const CUES = { words: 0.05, shown: 0.15 };

/** The opening statement, as large as it goes. Its first line is there at once: films are chosen by their first frame. */
export const cover = (stage: Stage, { room, align, cover: { texts, set } }: Reel): Layer[] =>
  placed(stage, texts, set, { room, align, at: 0.5, openOn: "headline" }).layers;

/** What to do now, and the slogan under it. */
export function closing(stage: Stage, reel: Reel, surface: Surface): Layer[] {
  const { room, closing: message, ask, align, motto } = reel;
  const { unit } = stage;
  const used = message.set.height + above(ask.height, GAP.ask, unit) + above(motto?.height, GAP.motto, unit);
  const top = room.y + Math.round((room.height - used) / 2);
  const words = placed(stage, message.texts, message.set, {
    room: { ...room, y: top, height: message.set.height },
    align,
    start: CUES.words,
  });
  const under = top + message.set.height;
  const foot = top + used - (motto?.height ?? 0);
  return [
    ...words.layers,
    ...askLayers(reel, under + Math.round(GAP.ask * unit), words.end),
    ...block(motto, {
      name: "slogan",
      part: "slogan",
      color: surface.muted,
      align,
      at: { ...room, y: foot },
      cue: { kind: "fade", at: words.end + 0.3, seconds: 0.5 },
    }),
  ];
}

function askLayers({ room, ask, align }: Reel, y: number, at: number): Layer[] {
  const { node, width, height } = ask;
  if (!node) return [];
  const x = align === "left" ? room.x : room.x + Math.round((room.width - width) / 2);
  const cue = { kind: "pop", at, seconds: 0.5 } as const;
  return [{ name: "ask", box: { x, y, width, height }, node, ...entering(cue, 0) }];
}

type Turn = { index: number; slide: Slide };

/** One idea: words alone, or with a number or picture over or beside them. */
export function idea(stage: Stage, reel: Reel, surface: Surface, { index, slide }: Turn): Layer[] {
  const text = reel.ideas[index];
  if (!text) return [];
  const isWide = stage.shape === "wide";
  const room = wordsBox(stage, reel.room, slide);
  const isShown = photoOf(stage, slide) !== undefined || slide.stat !== "";
  const align = isShown && isWide ? "left" : reel.align;
  const at = isShown && !isWide ? 0 : 0.5;
  const words = placed(stage, text.texts, text.set, { room, align, at, start: CUES.words });
  return [...shown(stage, { room: reel.room, words: room, slide, surface, align }), ...words.layers];
}

type Shown = { room: Box; words: Box; slide: Slide; surface: Surface; align: Align };

/** The number or picture of a frame, if it has one. */
function shown(stage: Stage, { room, words, slide, surface, align }: Shown): Layer[] {
  const photo = photoOf(stage, slide);
  const box = shownBox(stage, room, words);
  if (slide.stat) return valueLayers(stage, slide.stat, { surface, box, align, at: CUES.shown });
  return photo ? [photoLayer(stage, { photo, surface, box, room, at: CUES.shown })] : [];
}
