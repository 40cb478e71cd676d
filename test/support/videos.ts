import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { type Bytes, bytesOf, joined } from "./pictures.ts";
import type { World } from "./world.ts";

export const VIDEOS = "/brand-assets/videos";

export type Clip = Record<string, unknown> & { id: string; url: string; status: string; reason: string };
export const clip = async (answer: Response) => (await answer.json()) as Clip;
export const clips = async (w: World) => (await (await w.get(VIDEOS)).json()) as Clip[];

/** A decoder's head for H.264 Baseline; the pictures behind it are noise, which nobody decodes here. */
const AVCC = new Uint8Array([
  ...[1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 9, 0x67, 0x42, 0xc0, 0x1e, 0xd9, 0x00, 0xa0, 0x47, 0xfe],
  ...[1, 0, 4, 0x68, 0xce, 0x3c, 0x80],
]);

type Wish = {
  kind?: "mp4" | "mov" | "webm";
  seconds?: number;
  fps?: number;
  width?: number;
  height?: number;
  rotation?: 0 | 90 | 180 | 270;
  sound?: boolean;
  picture?: boolean;
  fragmented?: boolean;
  /** Where the index of an MP4 stands. */
  index?: "front" | "end";
  bytesPerPicture?: number;
};

const formatOf = ({ kind = "mp4", fragmented, index = "front" }: Wish) => {
  const fastStart = fragmented ? "fragmented" : index === "front" ? "in-memory" : false;
  if (kind === "webm") return new WebMOutputFormat();
  return kind === "mov" ? new MovOutputFormat({ fastStart }) : new Mp4OutputFormat({ fastStart });
};

/** A small film with everything in its container that a real one has. */
export async function video(wish: Wish = {}): Promise<Bytes> {
  const { picture = true, sound = false } = wish;
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(wish), target });
  const pictures = new EncodedVideoPacketSource(wish.kind === "webm" ? "vp8" : "avc");
  const sounds = new EncodedAudioPacketSource(wish.kind === "webm" ? "opus" : "aac");
  if (picture) output.addVideoTrack(pictures, { rotation: wish.rotation ?? 0 });
  if (sound) output.addAudioTrack(sounds);
  await output.start();
  if (picture) await addPictures(pictures, wish);
  if (sound) await addSounds(sounds, wish);
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

async function addPictures(track: EncodedVideoPacketSource, wish: Wish): Promise<void> {
  const { kind, seconds = 2, fps = 25, width = 320, height = 180, bytesPerPicture = 200 } = wish;
  const size = { codedWidth: width, codedHeight: height };
  const h264 = { codec: "avc1.42c01e", description: AVCC, ...size };
  const decoderConfig = kind === "webm" ? { codec: "vp8", ...size } : h264;
  for (let n = 0; n < seconds * fps; n++) {
    const data = new Uint8Array(bytesPerPicture).fill(n % 251);
    new DataView(data.buffer).setUint32(0, bytesPerPicture - 4);
    const packet = new EncodedPacket(data, n % 25 === 0 ? "key" : "delta", n / fps, 1 / fps);
    await track.add(packet, n === 0 ? { decoderConfig } : undefined);
  }
}

async function addSounds(track: EncodedAudioPacketSource, { kind, seconds = 2 }: Wish): Promise<void> {
  const aac = { codec: "mp4a.40.2", description: new Uint8Array([0x12, 0x10]), sampleRate: 44_100 };
  const heard = kind === "webm" ? { codec: "opus", sampleRate: 48_000 } : aac;
  const decoderConfig = { ...heard, numberOfChannels: 2 };
  for (let n = 0; n < seconds * 40; n++) {
    const packet = new EncodedPacket(new Uint8Array(20).fill(7), "key", n / 40, 1 / 40);
    await track.add(packet, n === 0 ? { decoderConfig } : undefined);
  }
}

export function filmForm(
  bytes: Bytes,
  {
    type = "video/mp4",
    name = "launch-film.mp4",
    title,
  }: { type?: string; name?: string; title?: string } = {},
): FormData {
  const form = new FormData();
  if (title !== undefined) form.set("title", title);
  form.set("file", new Blob([bytes], { type }), name);
  return form;
}

/** Where a box of this name begins in a file. */
export function placeOf(bytes: Uint8Array, name: string): number {
  const at = Buffer.from(bytes).indexOf(name, 0, "latin1");
  if (at < 0) throw new Error(`There is no ${name}.`);
  return at - 4;
}

/** The same file with some bytes of a box changed; places are counted from the beginning of the box. */
export function changed(bytes: Uint8Array, name: string, at: number, value: number): Bytes {
  const copy = new Uint8Array(bytes);
  new DataView(copy.buffer).setUint32(placeOf(bytes, name) + at, value);
  return copy;
}

/** A box with anything in it. */
export const isoBox = (name: string, content: Uint8Array = new Uint8Array(0)): Bytes => {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, 8 + content.length);
  head.set(bytesOf(name), 4);
  return joined(head, content);
};

/** What lies in a world's storage: names of files, without tombstones. */
export function watchVideos(w: World) {
  const names = new Set<string>();
  const { take, put, bury, remove } = w.service.files;
  w.service.files.take = async (name, pieces, about) => {
    await take(name, pieces, about);
    names.add(name);
  };
  w.service.files.put = async (name, bytes, about) => {
    await put(name, bytes, about);
    names.add(name);
  };
  w.service.files.bury = async (gone) => {
    await bury(gone);
    for (const name of gone) names.delete(name);
  };
  w.service.files.remove = async (gone) => {
    await remove(gone);
    for (const name of gone) names.delete(name);
  };
  return { left: () => [...names] };
}
