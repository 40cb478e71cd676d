import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MOODS } from "../../../lib/local/sound/moods.ts";
import { score } from "../../../lib/local/sound/score.ts";
import { bedOf } from "../../../lib/pipeline/film/bed.ts";
import { beatSeconds, FRAMES_A_BEAT, onBeat } from "../../../lib/render/film/beds.ts";
import { soundFor } from "../../../lib/render/film/sound.ts";
import { SoundBed } from "../../../lib/vocab.ts";
import { layer, scene } from "./support/films.ts";

const SIZE = { width: 320, height: 240 };
const readPublic = async (path: string) => {
  const bytes = await readFile(new URL(`../../../functions/public/${path}`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
};

test("every bed has the tempo that films are cut to, and a file of its own", async () => {
  for (const bed of SoundBed.options) {
    expect(MOODS[bed].frames, bed).toBe(FRAMES_A_BEAT[bed]);
    const sound = await soundFor(12, bed, readPublic);
    expect(sound!.packets.length % FRAMES_A_BEAT[bed], bed).toBe(0);
    expect(sound!.packets.length * sound!.packetSeconds, bed).toBeGreaterThan(12 - beatSeconds(bed));
  }
});

test("no two beds share tempo and chords", () => {
  const marks = SoundBed.options.map((bed) => {
    const { frames, chords } = MOODS[bed];
    return JSON.stringify([frames, chords, score(MOODS[bed]).length]);
  });
  expect(new Set(marks).size).toBe(SoundBed.options.length);
});

test.each(SoundBed.options)(
  "every cut of a film to the %s bed falls on a beat, after all of it has come in",
  (bed) => {
    const enter = { kind: "rise", at: 0.2, seconds: 0.9 } as const;
    const scenes = [1.3, 2.05, 1.1, 3].map((seconds) =>
      scene(SIZE, { seconds, layers: [layer({ x: 0, y: 0, width: 80, height: 60 }, { enter })] }),
    );
    const film = onBeat({ scenes, poster: 0 }, bed);
    let at = 0;
    for (const { seconds } of film.scenes.slice(0, -1)) {
      at += seconds;
      expect(Math.abs(at / beatSeconds(bed) - Math.round(at / beatSeconds(bed)))).toBeLessThan(1e-6);
      expect(seconds).toBeGreaterThanOrEqual(1.1);
    }
    expect(film.scenes.at(-1)?.seconds).toBe(3);
  },
);

test("the story chooses the bed: news drives, thanks are warm, sad news is calm", () => {
  expect((["launch", "thanks", "incident", "stat"] as const).map((occasion) => bedOf({ occasion }))).toEqual([
    "drive",
    "warm",
    "calm",
    "bright",
  ]);
  expect(bedOf(null)).toBe("bright");
});
