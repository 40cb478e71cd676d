import { type Fitted, fitStack, type Stack } from "../../fit.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import type { Text } from "../film/column.ts";
import { type MessageKey, messageTexts } from "../film/message.ts";
import { fitAlike } from "../kit/alike.ts";
import { dice } from "../kit/dice.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { BODY, HEADLINE } from "../kit/lettering.ts";
import { roomOf } from "../series/chrome.tsx";
import type { Series, Slide } from "../series/data.ts";
import { rhythm } from "../series/rhythm.ts";

export type Align = "left" | "center";
type IdeaKey = "title" | "body";

/** Texts of a column and how they are set. */
type Setting<K extends string> = { texts: Text<K>[]; set: Stack<K> };

/** What is decided for all frames together. Pixels. */
export type Reel = {
  align: Align;
  grounds: Surface[];
  room: Box;
  cover: Setting<MessageKey>;
  ideas: Setting<IdeaKey>[];
  closing: Setting<MessageKey>;
  ask: Footer;
  motto: Fitted | undefined;
};

/** Above the slogan of the last frame, and above what is asked for there, in design pixels. */
export const GAP = { motto: 36, ask: 52 };

/** Shares of the room that words take beside, or under, a number and a picture. */
const SHARE = { wide: 0.46, other: 0.45 };

export function reelOf(stage: Stage, data: Series): Reel {
  const { theme, unit, seed } = stage;
  const align: Align = dice(seed)() < 0.5 ? "left" : "center";
  const room = roomOf(stage);
  const grounds = rhythm(theme, data.slides);
  const look = { width: room.width, surface: theme.wash };
  const ask = footer(stage, data.closing, { ...look, align });
  const motto = slogan(stage, room.width, 64 * unit);
  const taken = above(ask.height, GAP.ask, unit) + above(motto?.height, GAP.motto, unit);
  const set = (message: Parameters<typeof messageTexts>[1], height: number) => {
    const texts = messageTexts(stage, message, look);
    return { texts, set: fitStack(stage.ruler, texts, height) };
  };
  return {
    align,
    room,
    ask,
    motto,
    grounds,
    cover: set(data.cover, room.height),
    closing: set({ headline: data.closing.headline }, room.height - taken),
    ideas: ideasOf(stage, room, data.slides, grounds),
  };
}

/** What something takes with the gap above it; nothing without it. */
export const above = (height = 0, gap: number, unit: number): number =>
  height && height + Math.round(gap * unit);

export const photoOf = ({ photos }: Stage, { stat, photo }: Slide): Photo | undefined =>
  stat ? undefined : photos.get(photo);

/** Where the words of a frame stand: in all of the room, or in the part that a number or picture leaves. */
export function wordsBox(stage: Stage, room: Box, slide: Slide): Box {
  if (!slide.stat && !photoOf(stage, slide)) return room;
  if (stage.shape === "wide") return { ...room, width: Math.round(room.width * SHARE.wide) };
  const height = Math.round(room.height * SHARE.other);
  return { ...room, y: room.y + room.height - height, height };
}

/** Titles are of one size in all frames, and so are the texts under them. */
function ideasOf(stage: Stage, room: Box, slides: readonly Slide[], grounds: readonly Surface[]) {
  const columns = slides.map((slide, i) => {
    const { width, height } = wordsBox(stage, room, slide);
    const surface = grounds[i + 1] ?? stage.theme.page;
    return { parts: ideaTexts(stage, slide, surface, width), height };
  });
  const sets = fitAlike(stage.ruler, columns);
  return columns.map(({ parts: texts }, i) => ({ texts, set: sets[i] as Stack<IdeaKey> }));
}

function ideaTexts(
  { unit, shape, theme }: Stage,
  { title, body }: Slide,
  surface: Surface,
  width: number,
): Text<IdeaKey>[] {
  const lines = { width, maxLines: 5 };
  const largest = (shape === "wide" ? 124 : 136) * unit;
  return [
    {
      key: "title",
      text: title,
      lettering: HEADLINE,
      min: 40 * unit,
      max: largest,
      ...lines,
      gap: 0,
      part: "headline",
      // On the quiet page the words wear the brand's colour.
      color: surface === theme.page ? surface.key : surface.title,
    },
    {
      key: "body",
      text: body,
      lettering: BODY,
      min: 25 * unit,
      max: 40 * unit,
      ...lines,
      gap: 30 * unit,
      gives: 1,
      part: "supporting",
      color: surface.muted,
      as: "block",
    },
  ];
}
