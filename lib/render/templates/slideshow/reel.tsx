/** @jsxImportSource #template */
import type { Fitted, Part, Stack } from "../../fit.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { fitAlike } from "../kit/alike.ts";
import { dice } from "../kit/dice.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { BODY, HEADLINE } from "../kit/lettering.ts";
import { type Column, stack } from "../kit/stack.tsx";
import { roomOf } from "../series/chrome.tsx";
import type { Series, Slide } from "../series/data.ts";
import { rhythm } from "../series/rhythm.ts";

type Key = "title" | "body";
export type Align = "left" | "center";

/** What is decided for all frames together. Pixels. */
export type Reel = {
  align: Align;
  grounds: Surface[];
  room: Box;
  cover: Column;
  ideas: Stack<Key>[];
  closing: Column;
  ask: Footer;
  motto: Fitted | undefined;
};

/** Above the slogan of the last frame, in design pixels. */
export const MOTTO_GAP = 36;

/** Shares of the room that words take beside, or under, a number and a picture. */
const SHARE = { wide: 0.46, other: 0.45 };

export function reelOf(stage: Stage, data: Series): Reel {
  const { theme, unit, seed } = stage;
  const align: Align = dice(seed)() < 0.5 ? "left" : "center";
  const room = roomOf(stage);
  const look = { width: room.width, surface: theme.wash, align, max: 168 };
  const ask = footer(stage, data.closing, { width: room.width, surface: theme.wash, align });
  const gap = ask.height && Math.round(52 * unit);
  const motto = slogan(stage, room.width, 64 * unit);
  const under = motto ? motto.height + Math.round(MOTTO_GAP * unit) : 0;
  const said = { kicker: "", supporting: "", headline: data.closing.headline };
  return {
    align,
    room,
    ask,
    motto,
    grounds: rhythm(theme, data.slides),
    cover: stack(stage, data.cover, { ...look, height: room.height }),
    closing: stack(stage, said, { ...look, height: room.height - ask.height - gap - under }),
    ideas: fitAlike(
      stage.ruler,
      data.slides.map((slide) => {
        const { width, height } = wordsBox(stage, room, slide);
        return { parts: partsOf(stage, slide, width), height };
      }),
    ),
  };
}

export const photoOf = ({ photos }: Stage, { stat, photo }: Slide): Photo | undefined =>
  stat ? undefined : photos.get(photo);

/** Where the words of a frame stand: in all of the room, or in the part that a number or picture leaves. */
export function wordsBox(stage: Stage, room: Box, slide: Slide): Box {
  if (!slide.stat && !photoOf(stage, slide)) return room;
  if (stage.shape === "wide") return { ...room, width: Math.round(room.width * SHARE.wide) };
  const height = Math.round(room.height * SHARE.other);
  return { ...room, y: room.y + room.height - height, height };
}

function partsOf({ unit, shape }: Stage, { title, body }: Slide, width: number): Part<Key>[] {
  const largest = (shape === "wide" ? 124 : 136) * unit;
  return [
    {
      key: "title",
      text: title,
      lettering: HEADLINE,
      min: 40 * unit,
      max: largest,
      width,
      maxLines: 5,
      gap: 0,
    },
    {
      key: "body",
      text: body,
      lettering: BODY,
      min: 25 * unit,
      max: 40 * unit,
      width,
      maxLines: 5,
      gap: 30 * unit,
      gives: 1,
    },
  ];
}
