import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { soundFor } from "../../../lib/render/film/sound.ts";

const readPublic = async (path: string) => {
  const bytes = await readFile(new URL(`../../../functions/public/${path}`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
};
const BEAT_SECONDS = 0.512;

test.each([6, 9.7, 15, 30])(
  "a film of %s s gets whole beats, less than one short of its length",
  async (seconds) => {
    const sound = await soundFor(seconds, "bright", readPublic);
    const { packets = [], packetSeconds = 0 } = sound ?? {};
    const length = packets.length * packetSeconds;

    expect(length).toBeLessThanOrEqual(seconds);
    expect(length).toBeGreaterThan(seconds - BEAT_SECONDS);
    expect(length / BEAT_SECONDS).toBeCloseTo(Math.round(length / BEAT_SECONDS), 6);
  },
);

test("sound beds of all lengths end with the same chord", async () => {
  const [short, long] = [await soundFor(6, "bright", readPublic), await soundFor(12, "bright", readPublic)];

  expect(long?.packets.slice(-short!.packets.length)).toEqual(short?.packets);
});

test("a film longer than the bed gets all of it", async () => {
  const sound = await soundFor(600, "bright", readPublic);

  expect(sound!.packets.length * sound!.packetSeconds).toBeCloseTo(65.536, 2);
});

test("without its file a film has no sound, and a file of another kind is an error", async () => {
  expect(await soundFor(10, "bright", async () => undefined)).toBeUndefined();
  await expect(soundFor(10, "bright", async () => new ArrayBuffer(64))).rejects.toThrow("not an ADTS stream");
});
