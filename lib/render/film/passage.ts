import { easeInOutCubic } from "./easing.ts";
import type { Kernel } from "./kernel.ts";
import type { Passage, Side } from "./motion.ts";
import type { FilmScreen, Sprite, SpriteState } from "./sprite.ts";
import { framesOf } from "./timeline.ts";

/** The picture that leaves, within the kernel, and how it goes. */
export type Leaving = { handle: number; passage: Passage };

type PassageTime = { frame: number; fps: number };

/** Takes the picture as it stands for the one that leaves. */
export const leavingOf = (kernel: Kernel, passage: Passage): Leaving => ({
  handle: kernel.addPicture(),
  passage,
});

/** The way that something goes to a side, in lengths of the film to the right and down. */
const WAY: Record<Side, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

/** The share of its way that a passage has gone, as a `travel` of the same length goes it. */
function goneAt({ seconds }: Passage, { frame, fps }: PassageTime): number {
  return easeInOutCubic(Math.min(1, frame / framesOf({ seconds }, fps)));
}

/** Pixels that the picture has gone. Even, so that chroma samples stay whole. */
function wayAt(passage: Passage, when: PassageTime, { size, isMirrored }: FilmScreen) {
  const gone = goneAt(passage, when);
  const { x, y } = WAY[passage.to];
  const { beyond = 0 } = passage;
  const even = (length: number) => 2 * Math.round(length / 2);
  return {
    x: even((isMirrored ? -x : x) * gone * (size.width + beyond)),
    y: even(y * gone * (size.height + beyond)),
  };
}

const isOver = (passage: Passage, { frame, fps }: PassageTime): boolean => frame >= framesOf(passage, fps);

/** How the picture that leaves stands in a frame of the next scene; undefined once it has left. */
export function leavingAt(
  { handle, passage }: Leaving,
  when: PassageTime,
  screen: FilmScreen,
): SpriteState | undefined {
  if (isOver(passage, when)) return;
  const { width, height } = screen.size;
  const { x, y } = wayAt(passage, when, screen);
  const clip = {
    x: Math.max(0, x),
    y: Math.max(0, y),
    width: width - Math.abs(x),
    height: height - Math.abs(y),
  };
  if (clip.width <= 0 || clip.height <= 0) return;
  const place = passage.kind === "wipe" ? { x: 0, y: 0 } : { x, y };
  return { handle, opacity: 256, ...place, width, height, scale: 1, clip, look: undefined, hasCells: false };
}

/** A layer of the scene that arrives, which follows a picture that pushes it along. */
export function followed(
  { art }: Sprite,
  drawn: SpriteState | undefined,
  { passage, when, screen }: { passage: Passage; when: PassageTime; screen: FilmScreen },
): SpriteState | undefined {
  if (!drawn || passage.kind !== "push" || art.layer.isFront || isOver(passage, when)) return drawn;
  const { width, height } = screen.size;
  const gone = wayAt(passage, when, screen);
  const by = {
    x: gone.x - Math.sign(gone.x) * width,
    y: gone.y - Math.sign(gone.y) * height,
  };
  return { ...drawn, x: drawn.x + by.x, y: drawn.y + by.y, clip: within(drawn.clip, by, screen) };
}

/** The clip of a layer that was pushed, as far as the film shows it. */
function within(
  { x, y, width, height }: SpriteState["clip"],
  by: { x: number; y: number },
  { size }: FilmScreen,
) {
  const left = Math.max(0, x + by.x);
  const top = Math.max(0, y + by.y);
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(size.width, x + by.x + width) - left),
    height: Math.max(0, Math.min(size.height, y + by.y + height) - top),
  };
}
