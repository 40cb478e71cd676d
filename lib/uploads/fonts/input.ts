import * as z from "zod/v4";
import { invalidField } from "../../core/errors.ts";
import { decodeBase64 } from "../../text/base64.ts";
import { EXAMPLE_FONT } from "./example.ts";
import { BadFont, MAX_BYTES } from "./limits.ts";
import { tooManyBytes } from "./tables.ts";

/** A file of a multipart body. */
type MultipartFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

const isFile = (value: unknown): value is MultipartFile =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

/** Characters of a file in base64, with room for line breaks. */
const MAX_BASE64 = Math.floor(MAX_BYTES * 1.4);

/** The two ways of sending a font; a request must use exactly one. */
export const FONT_FIELDS = {
  font_base64: z
    .string("Give the file in base64.")
    .optional()
    .meta({
      description: "The file in standard base64, at most 2 MB decoded",
      examples: [EXAMPLE_FONT],
      maxLength: MAX_BASE64,
    }),
  file: z.custom<MultipartFile>(isFile, "Send the file as multipart/form-data.").optional().meta({
    description: "A WOFF2 or TTF file as a part of multipart/form-data; at most 2 MB, 6 MB unpacked",
  }),
};
export type FontInput = { font_base64?: string | undefined; file?: MultipartFile | undefined };

/** Refuses a request with no font or two. */
export function checkOneFont({ font_base64, file }: FontInput, context: z.RefinementCtx): void {
  if ((font_base64 === undefined) !== (file === undefined)) return;
  const message = file
    ? "Send one font, not font_base64 and file."
    : "Send a font: font_base64, or a multipart file.";
  context.addIssue({ code: "custom", path: [], message });
}

/** The bytes of the font that came with the request. @throws BadFont */
export function fontBytes({ file, font_base64 = "" }: FontInput): Uint8Array<ArrayBuffer> {
  if (file) return file.bytes;
  if (font_base64.length > MAX_BASE64) throw tooManyBytes();
  try {
    return decodeBase64(font_base64.replace(/^data:[^,]{0,200},/, ""));
  } catch {
    throw new BadFont(
      "font_base64",
      "This is not base64. Encode the bytes of the file with standard base64.",
    );
  }
}

/** Answers what `work` does; a font that is not accepted is a 422 at the field it came in by. */
export async function refuseBadFont<T>({ file }: FontInput, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadFont)) throw error;
    throw invalidField(["body", file ? "file" : "font_base64"], error.message, error.kind);
  }
}
