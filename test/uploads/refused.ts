import { deflateSync } from "node:zlib";
import { MAX_BYTES } from "../../lib/uploads/images/limits.ts";
import { riff, riffChunk, segment, vp8x, webpChunks, withSegments } from "../support/containers.ts";
import { jpegQuarters, jpegScanPerColor } from "../support/jpeg.ts";
import {
  type Bytes,
  bytesOf,
  chunk,
  IEND,
  ihdr,
  joined,
  mangled,
  NAVY,
  PNG_SIGNATURE,
  png,
  quarters,
  rows,
} from "../support/pictures.ts";

const IDAT = chunk("IDAT", deflateSync(rows(4, 3, () => NAVY)));
const made = (...chunks: Uint8Array[]) => joined(PNG_SIGNATURE, ...chunks);
const jpeg = jpegQuarters();
const webp = await quarters("webp");
const ANIMATION = chunk("acTL", new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0]));
const FRAME = jpeg.findIndex((byte, i) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[i + 1] ?? 0));
const lying = (width: number, height: number) =>
  mangled(jpeg, (_, view) => {
    view.setUint16(FRAME + 5, height);
    view.setUint16(FRAME + 7, width);
  });
const ZIP = bytesOf("PK\x03\x04 a whole archive");
const HTML = bytesOf("<html><script>alert(1)</script></html>");

/** Files that are not accepted: the kind of the refusal, and what its sentence says. */
export const REFUSED: [what: string, bytes: Bytes, kind: string, sentence: RegExp][] = [
  ["no bytes", new Uint8Array(), "image_empty", /empty/],
  ["text", bytesOf("hello"), "image_unsupported", /not a picture.*PNG, JPEG or WebP/],
  ["a page", HTML, "image_unsupported", /not a picture/],
  ["a GIF", bytesOf("GIF89a......"), "image_gif", /GIF/],
  ["a HEIC", bytesOf("\0\0\0\x18ftypheic........"), "image_unsupported", /JPEG or PNG/],
  ["a film", bytesOf("\0\0\0\x18ftypmp42........"), "image_unsupported", /This is a film/],
  ["a PDF", bytesOf("%PDF-1.7"), "image_unsupported", /PDF/],
  ["a TIFF", bytesOf("II*\0........"), "image_unsupported", /TIFF/],
  [
    "an SVG where none is accepted",
    bytesOf("<svg></svg>"),
    "image_unsupported",
    /SVG files are not accepted here/,
  ],
  ["more than 10 MB", new Uint8Array(MAX_BYTES + 1), "image_too_large", /10 MB/],

  ["a PNG cut off in its pixels", png().slice(0, -20), "image_truncated", /ends before/],
  ["a PNG without its end", made(ihdr(4, 3), IDAT), "image_truncated", /ends before/],
  ["a PNG of its signature alone", new Uint8Array(PNG_SIGNATURE), "image_truncated", /ends before/],
  ["a PNG with half its rows", made(ihdr(4, 6), IDAT, IEND), "image_truncated", /ends before/],
  ["a PNG with a wrong checksum", mangled(png(), (b) => b.fill(0, 45, 47)), "image_damaged", /checksum/],
  [
    "a PNG with pixels that do not unpack",
    made(ihdr(4, 3), chunk("IDAT", bytesOf("no zlib")), IEND),
    "image_damaged",
    /unpack/,
  ],
  ["a PNG without pixels", made(ihdr(4, 3), IEND), "image_damaged", /no pixels/],
  ["a PNG without a header", made(IDAT, IEND), "image_damaged", /header/],
  ["a PNG with two headers", made(ihdr(4, 3), ihdr(4, 3), IDAT, IEND), "image_damaged", /two IHDR/],
  [
    "a PNG whose pixels are torn apart",
    made(ihdr(4, 3), IDAT, chunk("tEXt"), IDAT, IEND),
    "image_damaged",
    /torn/,
  ],
  [
    "a PNG with an unknown critical chunk",
    made(ihdr(4, 3), chunk("EVIL"), IDAT, IEND),
    "image_damaged",
    /EVIL/,
  ],
  [
    "a PNG of palette colours without a palette",
    made(ihdr(4, 3, 8, 3), IDAT, IEND),
    "image_damaged",
    /palette/,
  ],
  ["a PNG of an impossible depth", made(ihdr(4, 3, 3, 6), IDAT, IEND), "image_damaged", /header/],
  ["an animated PNG", png({ before: [ANIMATION] }), "image_animated", /animated/],
  ["a PNG of 30,000 × 1", png({ width: 30_000, height: 1 }), "image_too_large", /30000×1.*8192/],
  ["a PNG of 1 × 8,193", made(ihdr(1, 8_193), IDAT, IEND), "image_too_large", /8192/],
  [
    "a PNG that claims 17 megapixels",
    made(ihdr(4_250, 4_000), IDAT, IEND),
    "image_too_large",
    /17 megapixels.*16/,
  ],
  ["a PNG of no size", made(ihdr(0, 3), IDAT, IEND), "image_damaged", /no size/],
  ["a PNG and a ZIP", joined(png(), ZIP), "image_trailing_bytes", /goes on after the end/],
  ["a PNG and one byte", joined(png(), new Uint8Array(1)), "image_trailing_bytes", /goes on/],
  [
    "a bomb of a PNG",
    made(ihdr(4, 3), chunk("IDAT", deflateSync(new Uint8Array(50_000_000))), IEND),
    "image_damaged",
    /unpacks to more/,
  ],

  ["a JPEG cut off in its pixels", jpeg.slice(0, -30), "image_truncated", /ends before/],
  ["a JPEG cut off in its tables", jpeg.slice(0, 60), "image_truncated", /ends before/],
  ["a JPEG without its end", jpeg.slice(0, -2), "image_truncated", /ends before/],
  [
    "a JPEG without pixels",
    joined(jpeg.subarray(0, 2), new Uint8Array([0xff, 0xd9]), jpeg.subarray(2)),
    "image_damaged",
    /no pixels/,
  ],
  [
    "a JPEG with rubbish between its parts",
    withSegments(jpeg, segment(0xe5, bytesOf("x")), bytesOf("rubbish")),
    "image_damaged",
    /between the parts/,
  ],
  [
    "a JPEG with four channels",
    mangled(jpeg, (b) => b.fill(4, FRAME + 9, FRAME + 10)),
    "image_cmyk",
    /CMYK.*RGB/,
  ],
  [
    "a JPEG with 12 bits",
    mangled(jpeg, (b) => b.fill(12, FRAME + 4, FRAME + 5)),
    "image_unsupported",
    /ordinary/,
  ],
  [
    "a lossless JPEG",
    mangled(jpeg, (b) => b.fill(0xc3, FRAME + 1, FRAME + 2)),
    "image_unsupported",
    /ordinary/,
  ],
  [
    "a JPEG with a scan for each colour",
    jpegScanPerColor(),
    "image_unsupported",
    /each colour in a scan of its own.*PNG/,
  ],
  ["a JPEG that claims 17 megapixels", lying(4_250, 4_000), "image_too_large", /megapixels/],
  ["a JPEG that claims 30,000 × 1", lying(30_000, 1), "image_too_large", /8192/],
  ["a JPEG and a page", joined(jpeg, HTML), "image_trailing_bytes", /goes on after the end/],
  ["a JPEG and another one", joined(jpeg, jpeg), "image_trailing_bytes", /goes on/],

  ["a WebP cut off", webp.slice(0, -4), "image_truncated", /ends before/],
  ["a WebP and a page", joined(webp, HTML), "image_trailing_bytes", /goes on after the end/],
  [
    "a WebP that says it is animated",
    riff(vp8x(0x02, 64, 32), webpChunks(webp)),
    "image_animated",
    /animated/,
  ],
  [
    "a WebP with a frame of animation",
    riff(vp8x(0, 64, 32), webpChunks(webp), riffChunk("ANMF", new Uint8Array(16))),
    "image_animated",
    /animated/,
  ],
  [
    "a WebP with two pictures",
    riff(vp8x(0, 64, 32), webpChunks(webp), webpChunks(webp)),
    "image_damaged",
    /exactly one/,
  ],
  [
    "a WebP of another size than its canvas",
    riff(vp8x(0, 65, 32), webpChunks(webp)),
    "image_damaged",
    /canvas/,
  ],
  ["a WebP without pixels", riff(vp8x(0, 64, 32)), "image_damaged", /exactly one/],
  [
    "a WebP with a chunk beyond its end",
    mangled(webp, (_, view) => view.setUint32(16, 1 << 20, true)),
    "image_damaged",
    /beyond/,
  ],
  [
    "a WebP that claims 16,384 × 16,384",
    riff(riffChunk("VP8L", new Uint8Array([0x2f, 0xff, 0xff, 0xff, 0x0f, 0]))),
    "image_too_large",
    /8192/,
  ],
  [
    "a WebP with pixels of no kind",
    riff(riffChunk("VP8L", new Uint8Array(12))),
    "image_damaged",
    /do not begin/,
  ],
  [
    "a lossy WebP without a key frame",
    riff(riffChunk("VP8 ", new Uint8Array(12))),
    "image_damaged",
    /do not begin/,
  ],
];
