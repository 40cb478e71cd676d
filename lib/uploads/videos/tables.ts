import { own } from "../../text/own.ts";
import { damaged, tooComplex, truncated } from "./limits.ts";

/** Ten minutes at 240 pictures a second, with sound, twice over. */
const MAX_SAMPLES = 500_000;

type SampleCount = { samples: number };
type Table = { content: DataView; counts: SampleCount; fileSize: number };

/** Bytes of an entry, for tables that consist of a count and entries of one length. */
const ENTRY: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stss: 4, stco: 4, co64: 8, elst: 12 };

/**
 * Refuses an index table that claims more entries than it has bytes, or more samples than a film can have.
 */
export function checkTable(name: string, bytes: Uint8Array, counts: SampleCount, fileSize: number): void {
  const table: Table = {
    content: dataView(bytes),
    counts,
    fileSize,
  };
  const entry = own(ENTRY, name);
  if (entry !== undefined) checkEntries(name, entry, table);
  own(CHECKS, name)?.(table);
}

function checkEntries(name: string, entry: number, { content }: Table): void {
  if (content.byteLength < 8 || content.getUint32(4) * entry > content.byteLength - 8) {
    throw damaged(`its table "${name}" claims more than it holds`);
  }
}

const CHECKS: Record<string, (table: Table) => void> = {
  stsz: ({ content, counts }) => {
    const [size, count] = content.byteLength < 12 ? [0, 1] : [content.getUint32(4), content.getUint32(8)];
    if (size === 0 && count * 4 > content.byteLength - 12)
      throw damaged('its table "stsz" claims more than it holds');
    if (size === 0) countSamples(counts, count);
  },
  stz2: ({ content, counts }) => {
    if (content.byteLength < 12) throw damaged('its table "stz2" is cut off');
    countSamples(counts, content.getUint32(8));
  },
  trun: ({ content, counts }) => {
    if (content.byteLength < 8) throw damaged('its table "trun" is cut off');
    countSamples(counts, content.getUint32(4));
  },
  stco: ({ content, fileSize }) => inFile(content, 4, fileSize, (at) => content.getUint32(at)),
  co64: ({ content, fileSize }) => inFile(content, 8, fileSize, (at) => Number(content.getBigUint64(at))),
};

const dataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * When frames are displayed in another order than stored, the library allocates an object for each sample of
 * these tables. A few bytes may claim millions of them, so both tables count towards the limit.
 */
export function checkTiming(
  times: Uint8Array | undefined,
  shifts: Uint8Array | undefined,
  counts: SampleCount,
): void {
  if (!times || !shifts) return;
  for (const table of [times, shifts]) countRuns(dataView(table), counts);
}

function countRuns(content: DataView, counts: SampleCount): void {
  for (let i = 0; i < content.getUint32(4); i++) countSamples(counts, content.getUint32(8 + 8 * i));
}

function countSamples(counts: SampleCount, samples: number): void {
  counts.samples += samples;
  if (counts.samples > MAX_SAMPLES) throw tooComplex("claims millions of pictures");
}

/** Refuses samples that the index places behind the end of the file. */
function inFile(content: DataView, entry: number, fileSize: number, read: (at: number) => number): void {
  for (let i = 0; i < content.getUint32(4); i++) {
    if (read(8 + entry * i) >= fileSize) throw truncated("the last picture of its index");
  }
}
