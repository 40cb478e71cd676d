import type { BlockReader } from "./blocks.ts";
import { BadVideo, damaged, tooComplex, truncated } from "./limits.ts";
import { checkTable, checkTiming } from "./tables.ts";

/**
 * Walks the boxes of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2) before any library reads them. A few
 * bytes of a table can claim billions of entries, and libraries trust them.
 */
const MAX_BOXES = 100_000;
const MAX_FRAGMENTS = 20_000;
const MAX_INDEX = 8 * 1024 * 1024;
const MAX_FRAGMENT_INDEX = 1024 * 1024;
const MAX_DEPTH = 8;
const CONTAINERS = new Set(["trak", "edts", "mdia", "minf", "stbl", "mvex", "traf"]);
/** Only encrypted films have them. */
const PROTECTED = new Set(["sinf", "senc", "saiz", "saio", "pssh"]);

/** Places are counted from where it begins, or from the file's beginning at the top. */
type Box = { name: string; content: number; end: number };
type WalkCounts = { boxes: number; fragments: number; samples: number };

export async function checkBoxes(blocks: BlockReader): Promise<void> {
  const counts: WalkCounts = { boxes: 0, fragments: 0, samples: 0 };
  let movies = 0;
  let at = 0;
  while (blocks.size - at >= 8) {
    const box = await topBox(blocks, at, counts);
    if (!box) break;
    if (box.name === "moov" && ++movies > 1) throw damaged("it has two indexes");
    await checkTop(blocks, box, counts);
    at = box.end;
  }
  if (movies === 0) throw truncated("its index (moov), which is missing,");
}

/** Undefined when only padding is left. */
async function topBox(blocks: BlockReader, at: number, counts: WalkCounts): Promise<Box | undefined> {
  const head = await blocks.read(at, Math.min(blocks.size, at + 16));
  if (head.every((byte) => byte === 0)) return undefined;
  const box = boxAt(head, blocks.size - at, counts);
  const moved = { ...box, content: at + box.content, end: at + box.end };
  if (moved.end > blocks.size) throw truncated(`its part "${box.name}"`);
  return moved;
}

async function checkTop(blocks: BlockReader, box: Box, counts: WalkCounts): Promise<void> {
  if (box.name !== "moov" && box.name !== "moof") return;
  if (box.name === "moof" && ++counts.fragments > MAX_FRAGMENTS)
    throw tooComplex("is cut into too many fragments");
  const most = box.name === "moov" ? MAX_INDEX : MAX_FRAGMENT_INDEX;
  if (box.end - box.content > most) throw tooComplex("has an index of many megabytes");
  checkInside(await blocks.read(box.content, box.end), counts, { fileSize: blocks.size, depth: 0 });
}

type BoxContext = { fileSize: number; depth: number };

function checkInside(bytes: Uint8Array, counts: WalkCounts, place: BoxContext): void {
  if (place.depth > MAX_DEPTH) throw damaged("its parts lie in each other too deep");
  const tables = new Map<string, Uint8Array>();
  for (let at = 0; bytes.length - at >= 8; ) {
    const box = boxAt(bytes.subarray(at), bytes.length - at, counts);
    if (box.end > bytes.length - at) throw damaged(`its part "${box.name}" is longer than what it lies in`);
    if (PROTECTED.has(box.name)) throw new BadVideo("video_protected", PROTECTION);
    const content = bytes.subarray(at + box.content, at + box.end);
    if (CONTAINERS.has(box.name)) checkInside(content, counts, { ...place, depth: place.depth + 1 });
    else checkTable(box.name, content, counts, place.fileSize);
    tables.set(box.name, content);
    at += box.end;
  }
  checkTiming(tables.get("stts"), tables.get("ctts"), counts);
}

const PROTECTION = "The video is encrypted (DRM). Send one without protection.";

function boxAt(bytes: Uint8Array, left: number, counts: WalkCounts): Box {
  if (++counts.boxes > MAX_BOXES) throw tooComplex("consists of too many parts");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = String.fromCharCode(...bytes.subarray(4, 8));
  if (!/^[\x20-\x7e\xa9]{4}$/.test(name)) throw damaged("there is something behind or between its parts");
  const short = view.getUint32(0);
  if (short !== 1) return sized(name, 8, short === 0 ? left : short);
  if (bytes.length < 16) throw truncated(`its part "${name}"`);
  return sized(name, 16, Number(view.getBigUint64(8)));
}

function sized(name: string, content: number, length: number): Box {
  if (length < content) throw damaged(`its part "${name}" is shorter than its own head`);
  return { name, content, end: length };
}
