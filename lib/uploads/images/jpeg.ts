import { concatBytes, dataView, startsWith } from "./bytes.ts";
import { orientationOf } from "./exif.ts";
import { BadImage, type Bitmap, checkSize, damaged, trailing, truncated } from "./limits.ts";
import { isColorSpaceProfile } from "./profile.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const PROGRESSIVE = 0xc2;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
const PROFILE_HEAD = "ICC_PROFILE\0";

/** One marker and what belongs to it; for a scan the coded pixels after it, too. */
type JpegSegment = { marker: number; data: Uint8Array; whole: Uint8Array };
type JpegFrame = {
  marker: number;
  width: number;
  height: number;
  components: number;
  /** Whether all colours have the same resolution (4:4:4). */
  isFullResolution: boolean;
};

/**
 * Reads a JPEG file (ITU-T T.81, annex B) from marker to marker, without decoding the scans.
 * @throws BadImage when anything is not as it should be.
 */
export function readJpeg(bytes: Uint8Array): Bitmap {
  const { segments, end } = readSegments(bytes);
  if (end < bytes.length && !declaresMorePictures(segments)) throw trailing();
  const frame = readFrame(segments);
  checkSize(frame);
  if (hasScanPerColor(segments, frame)) throw scanPerColor();
  const exif = segments.find(({ marker, data }) => marker === APP1 && startsWith(data, "Exif\0\0"));
  return {
    format: "jpeg",
    width: frame.width,
    height: frame.height,
    orientation: exif ? orientationOf(exif.data) : 1,
    bytes,
    clean: () => stripMetadata(segments),
  };
}

function readSegments(bytes: Uint8Array): { segments: JpegSegment[]; end: number } {
  const segments: JpegSegment[] = [];
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
  const length = dataView(bytes).getUint16(at);
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

const isFrame = ({ marker }: JpegSegment) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(segments: JpegSegment[]): JpegFrame {
  const frames = segments.filter(isFrame);
  const [frame] = frames;
  if (!frame || frames.length > 1 || frame.data.length < 6) throw damaged("the JPEG has no single frame");
  const view = dataView(frame.data);
  const { marker } = frame;
  const precision = view.getUint8(0);
  const components = view.getUint8(5);
  if (components === 4) {
    const sentence = "The JPEG has the colours of print (CMYK). Export it in RGB.";
    throw new BadImage("image_cmyk", sentence);
  }
  if (marker > PROGRESSIVE || precision !== 8) throw unsupportedKind();
  if (components !== 1 && components !== 3)
    throw damaged("the JPEG has neither one colour channel nor three");
  if (frame.data.length < 6 + 3 * components) throw damaged("the JPEG has no single frame");
  const samplings = Array.from({ length: components }, (_, index) => view.getUint8(7 + 3 * index));
  const isFullResolution = samplings.every((sampling) => sampling === samplings[0]);
  return { marker, width: view.getUint16(3), height: view.getUint16(1), components, isFullResolution };
}

/**
 * A sequential JPEG whose colours differ in resolution and lie in scans of their own. The engine's decoder misplaces its blocks
 * without an error. Colours of one resolution, and progressive files, are decoded well.
 */
const hasScanPerColor = (segments: JpegSegment[], { marker, components, isFullResolution }: JpegFrame) =>
  marker !== PROGRESSIVE &&
  !isFullResolution &&
  segments.some((segment) => segment.marker === SOS && (segment.data[0] ?? 0) < components);

const scanPerColor = () =>
  new BadImage(
    "image_unsupported",
    "The JPEG has each colour in a scan of its own, which is not supported. Save it as an ordinary JPEG, or as PNG.",
  );

const unsupportedKind = () =>
  new BadImage(
    "image_unsupported",
    "This kind of JPEG is not supported. Save it as an ordinary (baseline or progressive) JPEG, or as PNG.",
  );

/** Phones append further pictures and say so (CIPA DC-007); they are left behind with the rest. */
const declaresMorePictures = (segments: JpegSegment[]) =>
  segments.some(({ marker, data }) => marker === APP2 && startsWith(data, "MPF\0"));

const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

/** Tables, frame and scans as they are; of the rest only what says how colours are meant. */
function stripMetadata(segments: JpegSegment[]): Uint8Array<ArrayBuffer> {
  const jfif = segments.some(({ marker, data }) => marker === APP0 && startsWith(data, "JFIF\0"));
  const kept = segments.filter(isKept).map(({ whole }) => whole);
  return concatBytes([
    new Uint8Array([0xff, SOI]),
    // Written anew, because the original may hold a thumbnail.
    ...(jfif ? [new Uint8Array(JFIF)] : []),
    ...kept,
    new Uint8Array([0xff, EOI]),
  ]);
}

function isKept({ marker, data }: JpegSegment): boolean {
  if (marker === APP14) return data.length === 12 && startsWith(data, "Adobe");
  if (marker === APP2) {
    // A profile in several pieces is a large one.
    const isWhole = startsWith(data, PROFILE_HEAD) && data[12] === 1 && data[13] === 1;
    return isWhole && isColorSpaceProfile(data.subarray(14));
  }
  return !(marker >= APP0 && marker <= 0xef) && marker !== COMMENT;
}
