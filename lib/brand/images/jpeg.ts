import { joined, startsWith, viewOf } from "./bytes.ts";
import { orientationOf } from "./exif.ts";
import { BadPicture, type Bitmap, checkSize, damaged, trailing, truncated } from "./limits.ts";
import { isHarmlessProfile } from "./profile.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
const PROFILE_HEAD = "ICC_PROFILE\0";

/** One marker and what belongs to it; for a scan the coded pixels after it, too. */
type Segment = { marker: number; data: Uint8Array; whole: Uint8Array };
type Frame = { width: number; height: number; precision: number; components: number };

/**
 * Reads a JPEG file (ITU-T T.81, annex B) from marker to marker, without decoding the scans.
 * @throws BadPicture when anything is not as it should be.
 */
export function readJpeg(bytes: Uint8Array): Bitmap {
  const { segments, end } = segmentsOf(bytes);
  if (end < bytes.length && !declaresMorePictures(segments)) throw trailing();
  const frame = frameOf(segments);
  checkSize(frame);
  const exif = segments.find(({ marker, data }) => marker === APP1 && startsWith(data, "Exif\0\0"));
  return {
    format: "jpeg",
    width: frame.width,
    height: frame.height,
    orientation: exif ? orientationOf(exif.data) : 1,
    clean: () => cleaned(segments),
  };
}

function segmentsOf(bytes: Uint8Array): { segments: Segment[]; end: number } {
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    const { marker, next } = markerAt(bytes, at);
    if (marker === EOI) {
      if (!segments.some((segment) => segment.marker === SOS)) throw damaged("the JPEG has no pixels");
      return { segments, end: next };
    }
    const dataEnd = next + lengthAt(bytes, next);
    if (dataEnd > bytes.length) throw truncated();
    const end = marker === SOS ? endOfScan(bytes, dataEnd) : dataEnd;
    segments.push({ marker, data: bytes.subarray(next + 2, dataEnd), whole: bytes.subarray(at, end) });
    at = end;
  }
}

/** The marker at a place, after any number of fill bytes. */
function markerAt(bytes: Uint8Array, start: number): { marker: number; next: number } {
  let at = start;
  while (bytes[at] === 0xff) at++;
  const marker = bytes[at];
  if (marker === undefined) throw truncated();
  if (at === start) throw damaged("something stands between the parts of the JPEG");
  const isAlone = marker === SOI || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd7);
  if (isAlone) throw damaged("the parts of the JPEG are out of order");
  return { marker, next: at + 1 };
}

function lengthAt(bytes: Uint8Array, at: number): number {
  if (at + 2 > bytes.length) throw truncated();
  const length = viewOf(bytes).getUint16(at);
  if (length < 2) throw damaged("a part of the JPEG has no length");
  return length;
}

/** Coded pixels go on until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw truncated();
}

const isFrame = ({ marker }: Segment) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function frameOf(segments: Segment[]): Frame {
  const frames = segments.filter(isFrame);
  const [frame] = frames;
  if (!frame || frames.length > 1 || frame.data.length < 6) throw damaged("the JPEG has no single frame");
  const view = viewOf(frame.data);
  const { marker } = frame;
  const precision = view.getUint8(0);
  const components = view.getUint8(5);
  if (components === 4) {
    const sentence = "The JPEG has the colours of print (CMYK). Export it in RGB.";
    throw new BadPicture("image_cmyk", sentence);
  }
  if (marker > 0xc2 || precision !== 8) throw unordinary();
  if (components !== 1 && components !== 3)
    throw damaged("the JPEG has neither one colour channel nor three");
  return { width: view.getUint16(3), height: view.getUint16(1), precision, components };
}

/** A baseline picture with a scan for each colour: rare, and the engine's decoder loses parts of it without a word. */
const _isInPieces = (segments: Segment[], components: number) =>
  segments.some(({ marker, data }) => marker === SOS && (data[0] ?? 0) < components);

const unordinary = () =>
  new BadPicture(
    "image_unsupported",
    "This kind of JPEG is not supported. Save it as an ordinary (baseline or progressive) JPEG, or as PNG.",
  );

/** Phones append further pictures and say so (CIPA DC-007); they are left behind with the rest. */
const declaresMorePictures = (segments: Segment[]) =>
  segments.some(({ marker, data }) => marker === APP2 && startsWith(data, "MPF\0"));

const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

/** Tables, frame and scans as they are; of the rest only what says how colours are meant. */
function cleaned(segments: Segment[]): Uint8Array<ArrayBuffer> {
  const jfif = segments.some(({ marker, data }) => marker === APP0 && startsWith(data, "JFIF\0"));
  const kept = segments.filter(isKept).map(({ whole }) => whole);
  return joined([
    new Uint8Array([0xff, SOI]),
    // Written anew, because the original may hold a thumbnail.
    ...(jfif ? [new Uint8Array(JFIF)] : []),
    ...kept,
    new Uint8Array([0xff, EOI]),
  ]);
}

function isKept({ marker, data }: Segment): boolean {
  if (marker === APP14) return data.length === 12 && startsWith(data, "Adobe");
  if (marker === APP2) {
    // A profile in several pieces is a large one.
    const isWhole = startsWith(data, PROFILE_HEAD) && data[12] === 1 && data[13] === 1;
    return isWhole && isHarmlessProfile(data.subarray(14));
  }
  return !(marker >= APP0 && marker <= 0xef) && marker !== COMMENT;
}
