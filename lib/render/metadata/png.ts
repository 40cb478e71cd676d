import { type About, writable } from "./about.ts";
import { join, nameAt, startsWith, utf8, viewOf } from "./bytes.ts";
import { packet } from "./xmp.ts";

type PngChunk = { name: string; body: Uint8Array; whole: Uint8Array };

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TEXT_CHUNKS = ["tEXt", "zTXt", "iTXt"];
/** The keyword that XMP part 3 reserves, and two of the PNG specification's own. */
const KEYWORDS = { xmp: "XML:com.adobe.xmp", title: "Title", description: "Description" };

/**
 * Puts the XMP packet and two plain texts into a PNG, as uncompressed iTXt chunks after the header.
 * Earlier ones are replaced. PNG specification (W3C, third edition): iTXt. Adobe XMP specification, part 3: XMP in PNG.
 * @returns undefined when the file is not a whole PNG.
 */
export function embedInPng(file: Uint8Array, about: About): Uint8Array | undefined {
  const [header, ...rest] = chunksOf(file) ?? [];
  if (!header) return;
  const { title, altText } = writable(about);
  return join([
    SIGNATURE,
    header.whole,
    text(KEYWORDS.xmp, packet(about)),
    ...(title ? [text(KEYWORDS.title, utf8(title))] : []),
    ...(altText ? [text(KEYWORDS.description, utf8(altText))] : []),
    ...rest.filter((chunk) => !isOurs(chunk)).map(({ whole }) => whole),
  ]);
}

function chunksOf(file: Uint8Array): PngChunk[] | undefined {
  if (!startsWith(file, SIGNATURE)) return;
  const view = viewOf(file);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at < file.length; ) {
    if (at + 12 > file.length) return;
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) return;
    const whole = file.subarray(at, end);
    chunks.push({ name: nameAt(file, at + 4), body: whole.subarray(8, -4), whole });
    at = end;
  }
  return isWhole(chunks) ? chunks : undefined;
}

function isWhole(chunks: readonly PngChunk[]): boolean {
  const names = chunks.map(({ name }) => name);
  return names[0] === "IHDR" && names.includes("IDAT") && names.indexOf("IEND") === names.length - 1;
}

function isOurs({ name, body }: PngChunk): boolean {
  if (!TEXT_CHUNKS.includes(name)) return false;
  return Object.values(KEYWORDS).some((keyword) => startsWith(body, utf8(`${keyword}\0`)));
}

/** Keyword, not compressed, no language, no translated keyword, text. */
function text(keyword: string, words: Uint8Array): Uint8Array {
  const body = join([utf8(`${keyword}\0\0\0\0\0`), words]);
  const chunk = join([new Uint8Array(4), utf8("iTXt"), body, new Uint8Array(4)]);
  const view = viewOf(chunk);
  view.setUint32(0, body.length);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** The checksum of PNG's annex on CRCs: reflected polynomial 0xedb88320, all bits turned before and after. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
