import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const FILES = new URL("../../node_modules/@fontsource/", import.meta.url);
const read = (path: string): FontFile => Buffer.from(readFileSync(new URL(path, FILES)));

type FontFile = Buffer<ArrayBuffer>;

/** Bricolage Grotesque as a static font of one weight: the bundled one is variable. */
export const woff2 = (weight = 800): FontFile =>
  read(`bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`);

export const woff = (): FontFile => read("inter/files/inter-latin-400-normal.woff");

/** The tables of a WOFF 1 file (WOFF, section 4), to be changed and put together again. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = file.subarray(offset, offset + packed);
    tables.set(
      file.toString("latin1", entry, entry + 4),
      Buffer.from(packed < length ? inflateSync(data) : data),
    );
  }
  return tables;
}

/** Inter in one weight as a TrueType file, changed by `edit`. */
export function ttf(edit: (tables: Map<string, Buffer>) => void = () => {}): FontFile {
  const tables = tablesOf(woff());
  edit(tables);
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  let at = head.length;
  const bodies = sorted.map(([tag, data], i) => {
    head.write(tag, 12 + i * 16, "latin1");
    head.writeUInt32BE(at, 12 + i * 16 + 8);
    head.writeUInt32BE(data.length, 12 + i * 16 + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    at += padded.length;
    return padded;
  });
  return Buffer.from(Buffer.concat([head, ...bodies]));
}

/** An edit that sets the embedding bits of a font. */
export const embedding = (fsType: number) => (tables: Map<string, Buffer>) => {
  tables.get("OS/2")?.writeUInt16BE(fsType, 8);
};
