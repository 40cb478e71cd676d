import { own } from "../../text/own.ts";
import { startsWith } from "./bytes.ts";
import { BadImage, FORMAT_NAMES, type ImageFormat, MIME_TYPES } from "./limits.ts";

/** Brands of `ftyp` boxes that hold pictures (ISO/IEC 23008-12, AV1 Image File Format). */
const PICTURES = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];

/** Formats that people send by mistake, and what they should do instead. */
const REFUSED: [test: (bytes: Uint8Array) => boolean, kind: string, message: string][] = [
  [
    (b) => startsWith(b, "GIF8"),
    "image_gif",
    "GIF pictures are not accepted, animated or not. Send a PNG, JPEG or WebP.",
  ],
  [
    (b) => startsWith(b, "ftyp", 4) && !PICTURES.some((brand) => startsWith(b, brand, 8)),
    "image_unsupported",
    "This is a film. Films go to the brand's videos; send a PNG, JPEG or WebP here.",
  ],
  [
    (b) => startsWith(b, "ftyp", 4),
    "image_unsupported",
    "HEIC and AVIF pictures are not accepted. Export the picture as JPEG or PNG.",
  ],
  [(b) => startsWith(b, "%PDF"), "image_unsupported", "This is a PDF. Export the page as PNG."],
  [
    (b) => startsWith(b, "II*\0") || startsWith(b, "MM\0*"),
    "image_unsupported",
    "TIFF pictures are not accepted. Export the picture as PNG.",
  ],
  [(b) => startsWith(b, "BM"), "image_unsupported", "BMP pictures are not accepted. Save it as PNG."],
];

/**
 * What a file is, by its content alone.
 * @throws BadImage for what is no picture of an accepted kind, with the way out.
 */
export function sniffFormat(bytes: Uint8Array, accepts: readonly ImageFormat[]): ImageFormat {
  if (bytes.length === 0) throw new BadImage("image_empty", "The file is empty.");
  const format = matchFormat(bytes);
  if (format && accepts.includes(format)) return format;
  const [, kind, message] = REFUSED.find(([test]) => test(bytes)) ?? [];
  if (kind && message) throw new BadImage(kind, message);
  const names = listed(accepts.map((name) => FORMAT_NAMES[name]));
  const found = format ? `${FORMAT_NAMES[format]} files are not accepted here` : "This is not a picture";
  throw new BadImage("image_unsupported", `${found}. Send ${names}.`);
}

function matchFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return looksLikeSvg(bytes) ? "svg" : undefined;
}

/** XML that opens with an svg element, after any declarations and comments. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4_096));
  return /^\s*</.test(head) && /<svg[\s>/]/.test(head) && !/<html[\s>]/i.test(head);
}

const listed = (names: string[]) => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const ALIASES: Record<string, string> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/x-png": "image/png",
};

/** Refuses a file whose sender says that it is another kind of picture than it is. */
export function checkDeclared(declared: string | undefined, format: ImageFormat): void {
  const [name = ""] = (declared ?? "").toLowerCase().split(";");
  const type = own(ALIASES, name.trim()) ?? name.trim();
  if (!type.startsWith("image/") || type === MIME_TYPES[format]) return;
  const sentence = `The file is declared as ${type.slice(0, 60)}, but it is a ${FORMAT_NAMES[format]}. Declare it as what it is.`;
  throw new BadImage("image_mislabelled", sentence);
}
