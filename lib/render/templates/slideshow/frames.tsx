/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { FIGURE } from "../kit/lettering.ts";
import { Place, Within } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { type Align, MOTTO_GAP, photoOf, type Reel, wordsBox } from "./reel.tsx";

const EDGE = { left: "flex-start", center: "center" } as const;

/** The opening statement, as large as it goes. */
export function cover({ room, cover: message }: Reel): Node[] {
  return [
    <Within room={room} height={message.height} at={0.5}>
      {message.node}
    </Within>,
  ];
}

/** What to do now, and the slogan under it. */
export function closing(stage: Stage, reel: Reel, surface: Surface): Node[] {
  const { room, closing: message, ask, align, motto } = reel;
  const gap = ask.height && Math.round(52 * stage.unit);
  const under = motto ? motto.height + Math.round(MOTTO_GAP * stage.unit) : 0;
  const used = message.height + gap + ask.height + under;
  const y = room.y + Math.round((room.height - used) / 2);
  const side = { justifyContent: EDGE[align] };
  const foot = motto?.height ?? 0;
  return [
    <Place box={{ ...room, y, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...room, y: y + message.height + gap, height: ask.height }} style={side}>
      {ask.node}
    </Place>,
    <Place box={{ ...room, y: y + used - foot, height: foot }} style={side}>
      <Words fitted={motto} color={surface.muted} part="slogan" align={align} />
    </Place>,
  ];
}

type Turn = { index: number; slide: Slide };

/** One idea: words alone, or with a number or picture over or beside them. */
export function idea(stage: Stage, reel: Reel, surface: Surface, { index, slide }: Turn): Node[] {
  const { room, ideas } = reel;
  const isWide = stage.shape === "wide";
  const photo = photoOf(stage, slide);
  const isShown = photo !== undefined || slide.stat !== "";
  const align = isShown && isWide ? "left" : reel.align;
  const box = wordsBox(stage, room, slide);
  const text = ideas[index];
  return [
    ...shown(stage, { room, words: box, slide, surface, align }),
    <Within room={box} height={text?.height ?? 0} at={isShown && !isWide ? 0 : 0.5}>
      <div style={{ flexDirection: "column", alignItems: EDGE[align], width: box.width }}>
        <Words fitted={text?.parts.title} color={titleColor(stage, surface)} part="headline" align={align} />
        <div style={{ marginTop: text?.gaps.body ?? 0 }}>
          <Words fitted={text?.parts.body} color={surface.muted} part="supporting" align={align} />
        </div>
      </div>
    </Within>,
  ];
}

type Shown = { room: Box; words: Box; slide: Slide; surface: Surface; align: Align };

/** The number or picture of a frame, if it has one. */
function shown(stage: Stage, { room, words, slide, surface, align }: Shown): Node[] {
  const photo = photoOf(stage, slide);
  if (slide.stat) return [value(stage, slide.stat, { surface, box: shownBox(stage, room, words), align })];
  if (!photo) return [];
  const look = { photo, surface, radius: Math.round(30 * stage.unit), fromLeft: stage.shape === "wide" };
  return [<PhotoBox stage={stage} box={bleedBox(stage, room, words)} {...look} />];
}

/** On the quiet page the words wear the brand's colour. */
const titleColor = ({ theme }: Stage, surface: Surface) =>
  surface === theme.page ? surface.key : surface.title;

/** What the words leave of the room. */
function shownBox({ shape, unit }: Stage, room: Box, words: Box): Box {
  const gap = Math.round((shape === "wide" ? 64 : 40) * unit);
  if (shape === "wide") {
    const x = words.x + words.width + gap;
    return { ...room, x, width: room.x + room.width - x };
  }
  return { ...room, height: words.y - gap - room.y };
}

/** Pictures take more than the room: on wide frames up to the right edge, as if the film panned past them. */
function bleedBox(stage: Stage, room: Box, words: Box): Box {
  const box = shownBox(stage, room, words);
  if (stage.shape !== "wide") return box;
  const { size, safe, unit } = stage;
  const bleed = Math.round(34 * unit);
  return { x: box.x, y: safe.y, width: size.width - box.x + bleed, height: room.y + room.height - safe.y };
}

type Value = { surface: Surface; box: Box; align: Align };

function value({ unit, ruler, shape }: Stage, text: string, { surface, box, align }: Value): Node {
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(text) ? 1.12 : 0.94 };
  const wish = { text, lettering: digits, min: 70 * unit, max: 420 * unit, width: box.width, maxLines: 1 };
  const fitted = fitText(ruler, wish, box.height);
  const isWide = shape === "wide";
  return (
    <Within
      room={box}
      height={fitted.height}
      at={isWide ? 0.5 : 1}
      style={{ justifyContent: isWide ? "flex-end" : EDGE[align] }}
    >
      <Words fitted={fitted} color={surface.key} part="value" />
    </Within>
  );
}
