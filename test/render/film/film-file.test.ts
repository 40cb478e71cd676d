import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { beforeAll, expect, test } from "vitest";
import { encodePart } from "../../../lib/render/film/encode.ts";
import type { Film } from "../../../lib/render/film/motion.ts";
import { muxSegments } from "../../../lib/render/film/mp4/mux.ts";
import { packSegment, unpackSegment } from "../../../lib/render/film/packets.ts";
import { soundFor } from "../../../lib/render/film/sound.ts";
import { decodeFile, hasFfmpeg } from "../../support/h264-decoder.ts";
import { boxesIn } from "./support/boxes.ts";
import { filmed, layer, scene, tile } from "./support/films.ts";

const SIZE = { width: 128, height: 96 };
const BOX = { x: 20, y: 10, width: 60, height: 40 };
const ABOUT = {
  title: "Launch day",
  altText: "Beacon: Launch day.",
  brand: "Beacon",
  sourceType: "digitalCreation",
} as const;

const moving: Film = {
  scenes: [
    scene(SIZE, { seconds: 0.5, layers: [layer(BOX, { enter: { kind: "rise", at: 0, seconds: 0.4 } })] }),
    scene(SIZE, { seconds: 0.5, background: tile(SIZE, "#15122b") }),
  ],
  poster: 0,
};
const parts = [
  { from: 0, to: 10 },
  { from: 10, to: 57 },
];

/** The same film in two parts, and as a file. */
async function made(film: Film) {
  const whole = filmed(film, SIZE);
  const segments = [];
  for (const [index, range] of parts.entries()) segments.push(await encodePart(whole, { range, index }));
  return { segments, file: muxSegments(segments, { size: SIZE, fps: 30, about: ABOUT }) };
}

let segments: Uint8Array[];
let file: Uint8Array;
beforeAll(async () => {
  ({ segments, file } = await made(moving));
});

test("the index of a film file comes before the pictures, so that it plays while it loads", () => {
  expect(boxesIn(file).map(({ name }) => name)).toEqual(["ftyp", "moov", "mdat", "uuid"]);
});

test("the same film gives the same bytes at any time", async () => {
  expect(Buffer.compare((await made(moving)).file, file)).toBe(0);
});

test("a reader finds one H.264 track of the film's size, length and colours", async () => {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const [track, ...others] = await input.getVideoTracks();
  expect(others).toEqual([]);
  expect(await input.getMimeType()).toMatch(/^video\/mp4; codecs="avc1\.4d/);
  expect(await input.computeDuration()).toBeCloseTo(57 / 30);
  expect(await track!.getCodedWidth()).toBe(128);
  expect(await track!.getCodedHeight()).toBe(96);
  expect(await track!.getColorSpace()).toEqual({
    primaries: "bt709",
    transfer: "bt709",
    matrix: "bt709",
    fullRange: false,
  });
  expect(await input.getMetadataTags()).toMatchObject({
    title: "Launch day",
    artist: "Beacon",
    description: ABOUT.altText,
  });
});

test("every frame is shown once and in time, and playback can start with every segment", async () => {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const [track] = await input.getVideoTracks();
  const packets = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) packets.push(packet);
  const shown = packets.map(({ timestamp }) => Math.round(timestamp * 30));
  expect(shown.toSorted((a, b) => a - b)).toEqual([...Array(57).keys()]);
  expect(
    packets.filter(({ type }) => type === "key").map(({ timestamp }) => Math.round(timestamp * 30)),
  ).toEqual([0, 10]);
});

test("no picture is shown before it is decoded, though dissolves are decoded after the pictures they lead to", () => {
  const [table] = boxesIn(file, "moov", "trak", "mdia", "minf", "stbl").filter(({ name }) => name === "ctts");
  const view = new DataView(table!.content.buffer, table!.content.byteOffset);
  const offsets = Array.from({ length: view.getUint32(4) }, (_, i) => view.getUint32(12 + 8 * i));
  expect(Math.min(...offsets)).toBe(0);
  expect(Math.max(...offsets)).toBe(13_000);
  const [edit] = boxesIn(file, "moov", "trak", "edts");
  expect(new DataView(edit!.content.buffer, edit!.content.byteOffset).getUint32(12)).toBe(1000);
});

test("the headers of a film file hold no dates", () => {
  for (const path of [["moov"], ["moov", "trak"], ["moov", "trak", "mdia"]]) {
    const [header] = boxesIn(file, ...path).filter(({ name }) => /^[mt][vkd]hd$/.test(name));
    expect([...header!.content.subarray(4, 12)]).toEqual(Array(8).fill(0));
  }
});

test("a film file holds the same metadata as pictures do", () => {
  const xmp = new TextDecoder().decode(boxesIn(file).at(-1)!.content);
  expect(xmp).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation");
  expect(xmp).toContain("Beacon: Launch day.");
});

test("a packed segment is unpacked unchanged, and a truncated one is refused", () => {
  for (const packed of segments) {
    expect(Buffer.compare(packSegment(unpackSegment(packed)), packed)).toBe(0);
    expect(() => unpackSegment(packed.subarray(0, packed.length - 1))).toThrow(
      "A segment of a film is cut off.",
    );
  }
  expect(() => unpackSegment(new Uint8Array(40))).toThrow("These bytes are no segment of a film.");
  expect(() => muxSegments([], { size: SIZE, fps: 30, about: ABOUT })).toThrow(RangeError);
});

test.skipIf(!hasFfmpeg)("a strict decoder reads the whole file without a warning", () => {
  const { pictures, log } = decodeFile(file, SIZE);
  expect(log).toBe("");
  expect(pictures.length).toBe(57);
});

test("sound is interleaved with the pictures of its second, and a strict decoder finds both in time", async () => {
  const bed = await readFile(new URL("../../../functions/public/sound/bright.aac", import.meta.url));
  const sound = await soundFor(57 / 30, "bright", async () =>
    bed.buffer.slice(bed.byteOffset, bed.byteOffset + bed.length),
  );
  const received = muxSegments(segments, { size: SIZE, fps: 30, about: ABOUT, sound });
  const input = new Input({ source: new BufferSource(received), formats: ALL_FORMATS });
  const [track] = await input.getAudioTracks();

  expect(await input.getMimeType()).toContain("mp4a.40.2");
  expect([await track!.getSampleRate(), await track!.getNumberOfChannels()]).toEqual([48_000, 2]);
  expect(await track!.computeDuration()).toBeCloseTo(3 * 0.512);
  const packets = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) packets.push(packet.data);
  expect(packets).toEqual(sound!.packets.map((packet) => packet.subarray(7)));
  if (!hasFfmpeg) return;
  const { pictures, log } = decodeFile(received, SIZE);
  expect(log).toBe("");
  expect(pictures.length).toBe(57);
});
