import type { ByteStream } from "../../core/byte-stream.ts";
import { own } from "../../text/own.ts";
import { BadVideo, type VideoMime } from "./limits.ts";

/** Enough bytes to detect the format of a file. */
const HEAD_BYTES = 512;

/** The sender's declaration of the file, which may be wrong. */
export type Declared = { type?: string | undefined; name?: string | undefined };

const NAMES: Record<VideoMime, string> = {
  "video/mp4": "an MP4",
  "video/quicktime": "a QuickTime movie",
  "video/webm": "a WebM",
};

/** Media types and file extensions by family of containers. MP4 and QuickTime are one family. */
const FAMILY: Record<string, "iso" | "webm" | "other"> = {
  ...{ "video/mp4": "iso", "video/quicktime": "iso", "video/x-m4v": "iso", "application/mp4": "iso" },
  ...{ "video/webm": "webm", mp4: "iso", m4v: "iso", mov: "iso", qt: "iso", webm: "webm" },
};
/** Extensions of other kinds of file. Unknown ones, such as "final" in "launch.final", are ignored. */
const OTHER_ENDING =
  /^(?:png|jpe?g|gif|webp|heic|avif|svg|pdf|zip|rar|7z|gz|tar|exe|mp3|m4a|wav|aac|ogg|ogv|opus|flac|avi|mkv|wmv|flv|mpe?g|ts|3gp|txt|html?|json|docx?|pptx?|xlsx?|iso|dmg|apk|jar)$/;
const SAYS_NOTHING = /^(?:application|binary)\/octet-stream$/;

/** Files that people send instead of a video, by their first bytes. */
const OTHER_FORMATS: [RegExp, string][] = [
  [/^\x89PNG/, "a PNG picture"],
  [/^\xff\xd8\xff/, "a JPEG picture"],
  [/^GIF8/, "a GIF; a video is wanted"],
  [/^RIFF.{4}WEBP/s, "a WebP picture"],
  [/^RIFF.{4}AVI /s, "an AVI"],
  [/^RIFF.{4}WAVE/s, "a WAV sound"],
  [/^PK\p{Cc}/u, "a ZIP archive"],
  [/^%PDF/, "a PDF"],
  [/^(?:ID3|\xff[\xf2-\xfb])/, "an MP3 sound"],
  [/^OggS/, "an Ogg file"],
  [/^FLV\p{Cc}/u, "a Flash video"],
  [/^\x30\x26\xb2\x75/, "a Windows Media file"],
  [/^\p{Cc}{3}[\xba\xb3]/u, "an MPEG program stream"],
  [/^G.{187}G/s, "an MPEG transport stream"],
  [/^\s*<(?:!doctype|html|svg|\?xml)/i, "a text with markup"],
];
/** Brands of `ftyp` that are pictures or sound in the same boxes. */
const OTHER_BRANDS: [RegExp, string][] = [
  [/^(?:heic|heix|mif1|msf1|heim|heis|hevc)/, "a HEIF picture"],
  [/^avi[fs]/, "an AVIF picture"],
  [/^(?:M4A |M4B |M4P )/, "a sound without pictures"],
];

const notOne = (what: string) =>
  new BadVideo("video_format", `This is ${what}, not a video that is accepted. Send an MP4, MOV or WebM.`);

/** What a file is, by its first bytes. @throws BadVideo for everything that is not accepted. */
function sniff(head: Uint8Array): VideoMime {
  if (head.length === 0) throw new BadVideo("video_empty", "The file is empty.");
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("\x1aE\xdf\xa3")) return sniffMatroska(text);
  if (/^.{4}(?:ftyp|moov|mdat|wide|free|skip|pnot)/s.test(text)) return sniffIso(text);
  throw notOne(OTHER_FORMATS.find(([begins]) => begins.test(text))?.[1] ?? "a file of an unknown kind");
}

function sniffMatroska(text: string): VideoMime {
  const [, type] = /\x42\x82.(webm|matroska)/s.exec(text) ?? [];
  if (type === "webm") return "video/webm";
  throw notOne(type ? "a Matroska file" : "a damaged WebM");
}

function sniffIso(text: string): VideoMime {
  // QuickTime movies older than MP4 begin without a file type.
  if (text.slice(4, 8) !== "ftyp") return "video/quicktime";
  const brand = text.slice(8, 12);
  const other = OTHER_BRANDS.find(([name]) => name.test(brand));
  if (other) throw notOne(other[1]);
  return brand === "qt  " ? "video/quicktime" : "video/mp4";
}

/** Refuses a file whose content differs from its declared type, because the sender expects something else. */
function checkDeclared(mime: VideoMime, { type = "", name = "" }: Declared): void {
  const family = mime === "video/webm" ? "webm" : "iso";
  const media = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (media !== "" && !SAYS_NOTHING.test(media) && own(FAMILY, media) !== family) {
    throw mislabelled(`declared as ${media.slice(0, 60)}`, mime);
  }
  const ending = /\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const declaredFamily = own(FAMILY, ending) ?? (OTHER_ENDING.test(ending) ? "other" : family);
  if (declaredFamily !== family) throw mislabelled(`called .${ending}`, mime);
}

const mislabelled = (how: string, mime: VideoMime) =>
  new BadVideo("video_mislabelled", `The file is ${how}, but it is ${NAMES[mime]}. Send it as what it is.`);

/**
 * Buffers the first bytes until they identify the format; `pieces` then yields all bytes.
 * @throws BadVideo for a format that is not accepted, or that differs from the declared one.
 */
export async function sniffVideo(
  source: ByteStream,
  declared: Declared,
): Promise<{ mime: VideoMime; pieces: ByteStream }> {
  const rest = source[Symbol.asyncIterator]();
  try {
    let head = new Uint8Array(0);
    let ended = false;
    while (head.length < HEAD_BYTES && !ended) {
      const { value, done } = await rest.next();
      if (value) head = joined(head, value);
      ended = done === true;
    }
    const mime = sniff(head);
    checkDeclared(mime, declared);
    return { mime, pieces: ended ? justHead(head) : headThenRest(head, rest) };
  } catch (error) {
    await rest.return?.();
    throw error;
  }
}

async function* justHead(head: Uint8Array): AsyncGenerator<Uint8Array> {
  yield head;
}

async function* headThenRest(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (;;) {
      const { value, done } = await rest.next();
      if (done) return;
      yield value;
    }
  } finally {
    await rest.return?.();
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
