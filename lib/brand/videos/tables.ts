import { damaged, tooComplex, truncated } from "./limits.ts";

/** Ten minutes at 240 pictures a second, with sound, twice over. */
const MAX_SAMPLES = 500_000;

type Counted = { samples: number };
type Table = { content: DataView; walk: Counted; fileSize: number };

/** Bytes of an entry, for tables that consist of a count and entries of one length. */
const ENTRY: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stss: 4, stco: 4, co64: 8, elst: 12 };

/** Refuses a table of an index that claims more entries than it has bytes, or stands for more samples than a film has. */
export function checkTable(name: string, bytes: Uint8Array, walk: Counted, fileSize: number): void {
  const table: Table = {
    content: viewOf(bytes),
    walk,
    fileSize,
  };
  const entry = ENTRY[name];
  if (entry !== undefined) checkEntries(name, entry, table);
  CHECKS[name]?.(table);
}

function checkEntries(name: string, entry: number, { content }: Table): void {
  if (content.byteLength < 8 || content.getUint32(4) * entry > content.byteLength - 8) {
    throw damaged(`its table "${name}" claims more than it holds`);
  }
}

const CHECKS: Record<string, (table: Table) => void> = {
  stsz: ({ content, walk }) => {
    const [size, count] = content.byteLength < 12 ? [0, 1] : [content.getUint32(4), content.getUint32(8)];
    if (size === 0 && count * 4 > content.byteLength - 12)
      throw damaged('its table "stsz" claims more than it holds');
    if (size === 0) countSamples(walk, count);
  },
  stz2: ({ content, walk }) => {
    if (content.byteLength < 12) throw damaged('its table "stz2" is cut off');
    countSamples(walk, content.getUint32(8));
  },
  trun: ({ content, walk }) => {
    if (content.byteLength < 8) throw damaged('its table "trun" is cut off');
    countSamples(walk, content.getUint32(4));
  },
  stco: ({ content, fileSize }) => inFile(content, 4, fileSize, (at) => content.getUint32(at)),
  co64: ({ content, fileSize }) => inFile(content, 8, fileSize, (at) => Number(content.getBigUint64(at))),
};

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Where pictures are shown in another order than they are stored in, a library makes an object for each that these two
 * tables claim; otherwise a few bytes may stand for an hour of sound.
 */
export function checkTiming(
  times: Uint8Array | undefined,
  shifts: Uint8Array | undefined,
  walk: Counted,
): void {
  if (!times || !shifts) return;
  for (const table of [times, shifts]) countRuns(viewOf(table), walk);
}

function countRuns(content: DataView, walk: Counted): void {
  for (let i = 0; i < content.getUint32(4); i++) countSamples(walk, content.getUint32(8 + 8 * i));
}

function countSamples(walk: Counted, samples: number): void {
  walk.samples += samples;
  if (walk.samples > MAX_SAMPLES) throw tooComplex("claims millions of pictures");
}

/** Pictures that the index finds behind the end of the file were cut off, or never were. */
function inFile(content: DataView, entry: number, fileSize: number, read: (at: number) => number): void {
  for (let i = 0; i < content.getUint32(4); i++) {
    if (read(8 + entry * i) >= fileSize) throw truncated("the last picture of its index");
  }
}
