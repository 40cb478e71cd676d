import type { SoundBed } from "../../vocab.ts";
import type { Film, FilmScene } from "./motion.ts";
import { endOf } from "./moves.ts";

/** Coded frames of 1,024 samples in a beat of each bed, as lib/local/sound/moods.ts composes them. */
export const FRAMES_A_BEAT: Record<SoundBed, number> = { calm: 32, bright: 24, drive: 22, warm: 28 };
export const SAMPLE_RATE = 48_000;
export const FRAME_SECONDS = 1_024 / SAMPLE_RATE;

/** Seconds from one beat of a bed to the next. */
export const beatSeconds = (bed: SoundBed): number => FRAMES_A_BEAT[bed] * FRAME_SECONDS;

/**
 * The same film with every cut on a beat: each scene gets longer until the next one, and so never too short to be read.
 * The last scene ends where it would, plus what the others took.
 */
export function onBeat(film: Film, bed: SoundBed): Film {
  const beat = beatSeconds(bed);
  let from = 0;
  const scenes = film.scenes.map((scene, i): FilmScene => {
    if (i === film.scenes.length - 1) return scene;
    const cut = beatAfter(from, scene, beat);
    const seconds = cut - from;
    from = cut;
    return { ...scene, seconds };
  });
  return { ...film, scenes };
}

/** A scene loses at most this share of a beat, and gains the rest of it. */
const EARLY = 0.4;

/** The nearest beat at which a scene may end: not before all of it has come to its place. */
function beatAfter(from: number, scene: FilmScene, beat: number): number {
  const still = Math.max(0, ...scene.layers.map(({ drift: _, pan: __, ...layer }) => endOf(layer, scene)));
  const wanted = Math.ceil((from + scene.seconds) / beat - EARLY) * beat;
  const least = Math.ceil((from + still) / beat) * beat;
  return Math.max(wanted, least);
}
