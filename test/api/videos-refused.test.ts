import { describe, expect, test } from "vitest";
import { video } from "../support/clip.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { type Bytes, bytesOf, joined, png } from "../support/pictures.ts";
import { changed, expectNoTrace, filmForm, isoBox, positionOf, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { world } from "../support/world.ts";

const clip = () => video({ index: "end", bytesPerPicture: 2_000 });
const front = () => video({ bytesPerPicture: 2_000 });
const cut = (bytes: Bytes, share: number): Bytes => bytes.slice(0, Math.floor(bytes.length * share));
const u32 = (...values: number[]): Bytes => {
  const bytes = new Uint8Array(4 * values.length);
  values.forEach((value, i) => {
    new DataView(bytes.buffer).setUint32(4 * i, value);
  });
  return bytes;
};
/** An index whose pictures are shown in another order, in tables of a few bytes that stand for billions. */
const bomb = async () => {
  const whole = await front();
  const at = positionOf(whole, "stts");
  const table = isoBox("ctts", u32(0, 1, 4_000_000_000, 0));
  const grown = joined(whole.slice(0, at), table, whole.slice(at)) as Bytes;
  for (const name of ["moov", "trak", "mdia", "minf", "stbl"]) {
    const view = new DataView(grown.buffer);
    view.setUint32(positionOf(grown, name), view.getUint32(positionOf(grown, name)) + table.length);
  }
  return changed(grown, "stts", 16, 4_000_000_000);
};
const ftyp = isoBox("ftyp", bytesOf("isom\0\0\0\0isom"));

type Case = [what: string, bytes: () => Promise<Bytes>, why: RegExp, how?: { type?: string; name?: string }];
const CASES: Case[] = [
  ["nothing", async () => new Uint8Array(0), /empty/],
  ["a PNG called a video", async () => png(), /PNG picture.*Send an MP4/],
  ["a ZIP called a video", async () => bytesOf("PK\x03\x04 and the rest of it"), /ZIP/],
  ["a text", async () => bytesOf("<!doctype html><p>Not found"), /markup/],
  ["noise", async () => new Uint8Array(3_000).fill(0x5a), /unknown kind/],
  ["a Matroska file", async () => bytesOf("\x1aE\xdf\xa3\x8bB\x82\x88matroska"), /Matroska/],
  ["a HEIF picture", async () => isoBox("ftyp", bytesOf("heic\0\0\0\0mif1")), /HEIF/],
  ["an MP4 declared as WebM", clip, /declared as video\/webm, but it is an MP4/, { type: "video/webm" }],
  ["an MP4 declared as a picture", clip, /declared as image\/png/, { type: "image/png" }],
  ["an MP4 called .webm", clip, /called \.webm/, { name: "a.webm" }],
  ["an MP4 called .zip", clip, /called \.zip/, { name: "a.zip", type: "application/octet-stream" }],
  ["one without its second half", async () => cut(await clip(), 0.5), /ends before.*Send the whole file/],
  ["one without its second half, index first", async () => cut(await front(), 0.5), /ends before/],
  ["one without its last byte", async () => (await clip()).slice(0, -1), /ends before its part "moov"/],
  [
    "a WebM without its end",
    async () => cut(await video({ kind: "webm" }), 0.9),
    /ends before/,
    { type: "video/webm", name: "a.webm" },
  ],
  ["sound only", () => video({ picture: false, sound: true }), /sound, but no video track/],
  ["nothing but a head", async () => ftyp, /moov/],
  [
    "an index without tracks",
    async () => joined(ftyp, isoBox("moov", isoBox("udta"))) as Bytes,
    /no video track|damaged/,
  ],
  [
    "more than ten minutes",
    () => video({ seconds: 660, fps: 1, bytesPerPicture: 8 }),
    /11 minutes long; at most 10/,
  ],
  ["absurd dimensions", () => video({ width: 20_000, height: 180 }), /20000×180.*at most 8192/],
  ["a picture of four pixels", () => video({ width: 2, height: 2 }), /2×2.*at least 16/],
  [
    "an index that claims more pictures than it has",
    async () => changed(await front(), "stsz", 16, 2 ** 31),
    /stsz.*claims more/,
  ],
  [
    "an index that names pictures behind the end",
    async () => changed(await front(), "stco", 16, 2 ** 31),
    /ends before the last picture/,
  ],
  [
    "an index longer than the file",
    async () => changed(await clip(), "moov", 0, 2 ** 30),
    /ends before its part "moov"/,
  ],
  [
    "an index longer than what it lies in",
    async () => changed(await front(), "trak", 0, 2 ** 20),
    /"trak" is longer than/,
  ],
  [
    "a part shorter than its head",
    async () => changed(await clip(), "moov", 0, 5),
    /shorter than its own head/,
  ],
  ["a few bytes that stand for billions of pictures", bomb, /claims millions of pictures/],
  [
    "a million fragments",
    async () =>
      joined(await video({ fragmented: true }), ...Array<Uint8Array>(25_000).fill(isoBox("moof"))) as Bytes,
    /too many fragments/,
  ],
  [
    "a hundred thousand parts",
    async () => joined(await clip(), ...Array<Uint8Array>(110_000).fill(isoBox("free"))) as Bytes,
    /too many parts/,
  ],
  [
    "a file hidden behind it",
    async () => joined(await clip(), bytesOf("\x01PK\x03\x04hidden")) as Bytes,
    /damaged|ends before/,
  ],
  [
    "an encrypted one",
    async () => joined(await clip(), isoBox("moof", isoBox("traf", isoBox("senc")))) as Bytes,
    /encrypted/,
  ],
];

describe("a refused video upload", () => {
  test.each(CASES)(
    "a refused video upload leaves nothing behind: %s",
    async (_what, bytes, why, how = {}) => {
      const w = await world();
      const files = watchStorage(w);
      const refused = await w.send(VIDEOS, filmForm(await bytes(), how));
      const body = await expectRefusal(refused, 422, "validation_error");
      expect(placesOf(body)).toEqual([["body", "file"]]);
      expect(body.message).toMatch(why);
      await expectNoTrace(w, files);
    },
  );

  test("a video with random changed bytes is accepted or refused and never breaks the service", {
    timeout: 60_000,
  }, async () => {
    const w = await world({ plan: "scale" });
    const whole = [
      await video({ sound: true }),
      await video({ fragmented: true }),
      await video({ kind: "webm" }),
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed % below;
    };
    const statuses = new Set<number>();
    for (let n = 0; n < 150; n++) {
      const bytes = new Uint8Array(whole[n % 3] ?? []);
      // Heads and tables lie at the beginning, pictures behind them.
      for (let k = 0; k < 3; k++) bytes[next(Math.min(bytes.length, 1_800))] = next(256);
      const type = n % 3 === 2 ? "video/webm" : "video/mp4";
      const { status } = await w.send(VIDEOS, filmForm(bytes, { type, name: "a" }));
      expect([202, 422, 429]).toContain(status);
      statuses.add(status);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([202, 422]));
  });
});
