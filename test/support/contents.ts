import type { Content, MediaFile } from "../../lib/core/network.ts";

export type ContentKind = "text" | "image" | "images" | "video";

const MEGABYTE = 1024 * 1024;

/** A file that every network takes, as far as a network looks without decoding. */
function file(
  mimeType: string,
  bytes: Uint8Array<ArrayBuffer>,
  size: [number, number],
  altText = "",
): MediaFile {
  const [width, height] = size;
  return {
    url: `https://media.brandrun.example/${bytes.length}.${mimeType.split("/")[1]}`,
    mimeType,
    width,
    height,
    bytes: bytes.length,
    altText,
    read: async (offset, length) => bytes.slice(offset, offset + length),
  };
}

function filled(size: number, seed: number, opening: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, at) => (at * 31 + seed * 7) & 255);
  bytes.set(opening);
  return bytes;
}

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const MP4 = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d];
const picture = (seed: number) =>
  file(
    "image/jpeg",
    filled(20_000 + seed, seed, JPEG),
    [1080, 1080],
    `Picture ${seed} shows a loaf of bread.`,
  );
/** Larger than a part of any network's chunked upload, and no multiple of one. */
const FILM = filled(4 * MEGABYTE + 12_345, 1, MP4);

const TEXT =
  "Bread at seven (fresh!) & coffee_to_go for 2 < 3 € — see https://bakery.example/menu?a=1_2 #bread";

/** The same content with each of its pictures changed. */
export function withFiles(content: Content, change: Partial<MediaFile>): Content {
  const { media } = content;
  if (media.kind !== "images") return content;
  return { ...content, media: { ...media, files: media.files.map((file) => ({ ...file, ...change })) } };
}

/** Content of each kind; the text holds what platforms escape, shorten and count in their own way. */
export function contentOf(kind: ContentKind, text = TEXT): Content {
  const about = { text, title: "Bread at seven", altText: "A loaf of bread." };
  if (kind === "text") return { ...about, media: { kind: "none" } };
  if (kind === "image") return { ...about, media: { kind: "images", files: [picture(1)] } };
  if (kind === "images") {
    return { ...about, media: { kind: "images", files: [picture(1), picture(2), picture(3)] } };
  }
  const film = file("video/mp4", FILM, [1080, 1920], "A loaf turns.");
  return { ...about, media: { kind: "video", file: film, durationMs: 15_000, cover: null } };
}
