import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { About } from "../../lib/render/metadata/about.ts";
import { embed } from "../../lib/render/metadata/embed.ts";
import { packet } from "../../lib/render/metadata/xmp.ts";

const about: About = {
  title: "Grüße aus 京都 🥐",
  altText: "Croissants & tea, <fresh>.",
  brand: "Tideway Bakery",
  sourceType: "composite",
};

const chunk = (name: string, body: Uint8Array | string) => {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(body)]);
  const [size, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(named.length - 4);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, crc]);
};

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const HEADER = chunk("IHDR", Buffer.from("00000002000000010802000000", "hex"));
const DATA = chunk("IDAT", deflateSync(Buffer.from([0, 1, 2, 3, 4, 5, 6])));
const TAIL = chunk("IEND", "");
const png = (...before: Uint8Array[]) => Buffer.concat([SIGNATURE, HEADER, ...before, DATA, TAIL]);

type Chunk = { name: string; body: Buffer };

/** All chunks of a file; fails on a wrong size or checksum. */
function read(file: Uint8Array): Chunk[] {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 8)).toEqual(SIGNATURE);
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.push({ name: bytes.toString("latin1", at + 4, at + 8), body: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

const names = (file: Uint8Array) => read(file).map(({ name }) => name);

/** Keyword and words of every international text. */
const texts = (file: Uint8Array) =>
  read(file)
    .filter(({ name }) => name === "iTXt")
    .map(({ body }) => {
      const end = body.indexOf(0);
      expect([...body.subarray(end, end + 5)]).toEqual([0, 0, 0, 0, 0]);
      return [body.toString("latin1", 0, end), body.toString("utf8", end + 5)];
    });

test("the XMP packet, title and description come before the picture, with valid checksums", () => {
  const file = embed(png(), "image/png", about);
  expect(names(file)).toEqual(["IHDR", "iTXt", "iTXt", "iTXt", "IDAT", "IEND"]);
  expect(texts(file)).toEqual([
    ["XML:com.adobe.xmp", Buffer.from(packet(about)).toString("utf8")],
    ["Title", about.title],
    ["Description", about.altText],
  ]);
});

test("every other chunk is kept as it is and in its order", () => {
  const others = [chunk("pHYs", "123456789"), chunk("tEXt", "Comment\0kept"), chunk("zzZz", "\u00ff")];
  const file = Buffer.from(embed(png(...others), "image/png", about));
  expect(file.subarray(0, 33)).toEqual(png().subarray(0, 33));
  expect(file.subarray(-Buffer.concat([...others, DATA, TAIL]).length)).toEqual(
    Buffer.concat([...others, DATA, TAIL]),
  );
});

test("embedding again replaces earlier metadata in every kind of text chunk", () => {
  const once = embed(png(), "image/png", about);
  const old = png(
    chunk("tEXt", "Title\0Old"),
    chunk("zTXt", "Description\0\0x"),
    chunk("tEXt", "Titles\0stay"),
  );
  const other: About = { ...about, title: "New", altText: "" };

  expect(embed(once, "image/png", about)).toEqual(once);
  expect(embed(embed(once, "image/png", other), "image/png", about)).toEqual(once);
  expect(texts(embed(once, "image/png", other)).map(([keyword]) => keyword)).toEqual([
    "XML:com.adobe.xmp",
    "Title",
  ]);
  expect(names(embed(old, "image/png", about)).filter((name) => /tEXt|zTXt/.test(name))).toEqual(["tEXt"]);
});

test("embed returns a file that is not a whole PNG unchanged", () => {
  const whole = png();
  for (let size = 0; size < whole.length; size++) {
    const part = whole.subarray(0, size);
    expect(embed(part, "image/png", about)).toBe(part);
  }
  const odd = [
    Buffer.concat([whole, Buffer.from("more")]),
    Buffer.concat([whole, TAIL]),
    Buffer.concat([SIGNATURE, DATA, HEADER, TAIL]),
    Buffer.concat([SIGNATURE, HEADER, TAIL]),
  ];
  for (const file of odd) expect(embed(file, "image/png", about)).toBe(file);
});

test("any texts can be read back, and every checksum of the file is valid", () => {
  const word = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(word, word, (title, altText) => {
      const given = { ...about, title, altText };
      const file = embed(png(), "image/png", given);
      expect(texts(file)[0]?.[1]).toBe(Buffer.from(packet(given)).toString("utf8"));
      expect(texts(file).every(([, words]) => !words?.includes("\0"))).toBe(true);
    }),
    { numRuns: 100 },
  );
});
