import type { About } from "./about.ts";
import { join, startsWith, utf8, viewOf } from "./bytes.ts";
import { packet } from "./xmp.ts";

type JpegSegment = { marker: number; body: Uint8Array; whole: Uint8Array };

const [START, END, SCAN, APP0, APP1] = [0xffd8, 0xffd9, 0xffda, 0xffe0, 0xffe1];
const EXIF = utf8("Exif\0");
const XMP = utf8("http://ns.adobe.com/xap/1.0/\0");
/** Further parts of a packet too long for one segment; worthless without the packet that names them. */
const MORE_XMP = utf8("http://ns.adobe.com/xmp/extension/\0");

/**
 * Puts the packet into a JPEG, as one APP1 segment behind JFIF and Exif, in place of an earlier one.
 * Adobe XMP specification part 3: XMP in JPEG; segments: ITU-T T.81, annex B.
 * @returns undefined when the file is not a whole JPEG.
 */
export function embedInJpeg(file: Uint8Array, about: About): Uint8Array | undefined {
  const head = headOf(file);
  if (!head) return;
  const kept = head.segments.filter(({ body }) => !startsWith(body, XMP) && !startsWith(body, MORE_XMP));
  const behind = kept.findIndex((segment) => !goesFirst(segment));
  return join([
    file.subarray(0, 2),
    ...kept.slice(0, behind).map(({ whole }) => whole),
    segmentOf(join([XMP, packet(about)])),
    ...kept.slice(behind).map(({ whole }) => whole),
    head.scans,
  ]);
}

/** Everything before the first scan, piece by piece, and the rest untouched. */
function headOf(file: Uint8Array): { segments: JpegSegment[]; scans: Uint8Array } | undefined {
  const view = viewOf(file);
  if (file.length < 4 || view.getUint16(0) !== START || view.getUint16(file.length - 2) !== END) return;
  const segments: JpegSegment[] = [];
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = view.getUint16(at);
    const end = at + 2 + view.getUint16(at + 2);
    if (!hasLength(marker) || end < at + 4 || end > file.length) return;
    if (marker === SCAN) {
      return segments.some(isFrame) ? { segments, scans: file.subarray(at) } : undefined;
    }
    segments.push({ marker, body: file.subarray(at + 4, end), whole: file.subarray(at, end) });
    at = end;
  }
  return;
}

/** Restart, start and end markers have no length. Anything that is not a marker is not a JPEG. */
const hasLength = (marker: number) =>
  marker >= 0xffc0 && marker < 0xffff && (marker < 0xffd0 || marker > END);

const isFrame = ({ marker }: JpegSegment) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

const goesFirst = ({ marker, body }: JpegSegment) =>
  marker === APP0 || (marker === APP1 && startsWith(body, EXIF));

function segmentOf(body: Uint8Array): Uint8Array {
  const segment = join([new Uint8Array(4), body]);
  const view = viewOf(segment);
  view.setUint16(0, APP1);
  view.setUint16(2, body.length + 2);
  return segment;
}
