import * as z from "zod/v4";
import type { Ctx } from "../../core/context.ts";
import { invalidField, type Refusal } from "../../core/errors.ts";
import type { Downloaded, Ports } from "../../core/ports.ts";
import { MAX_URL_LENGTH, publicUrl } from "../../core/public-url.ts";
import { decodeBase64 } from "../../text/base64.ts";
import { EXAMPLE_PICTURE } from "./example.ts";
import { BadImage, MAX_BYTES } from "./limits.ts";
import { type ReceivedImage, tooManyBytes } from "./prepare.ts";

/** A file of a multipart body. */
type MultipartFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

const isFile = (value: unknown): value is MultipartFile =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

/** Characters of a file in base64, with room for line breaks. */
const MAX_BASE64 = Math.floor(MAX_BYTES * 1.4);

const IMAGE_FIELDS = ["image_url", "image_base64", "file"] as const;
type ImageField = (typeof IMAGE_FIELDS)[number];

const ImageInput = z.object({
  image_url: z
    .string("Give an https address.")
    .optional()
    .meta({
      description:
        "Public https address of the image; screens, photos and portraits are fetched after the answer, logos before it",
      examples: ["https://example.com/dashboard.png"],
      maxLength: MAX_URL_LENGTH,
    }),
  image_base64: z
    .string("Give the file in base64.")
    .optional()
    .meta({
      description: "The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded",
      examples: [EXAMPLE_PICTURE],
      maxLength: MAX_BASE64,
    }),
  file: z
    .custom<MultipartFile>(isFile, "Send the file as multipart/form-data.")
    .optional()
    .meta({ description: "The file as a part of multipart/form-data; at most 10 MB and 16 megapixels" }),
});
export type ImageInput = z.output<typeof ImageInput>;

/** Adds the three ways of sending an image; a request must use exactly one. */
export function withImageInput<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...shape, ...ImageInput.shape }).superRefine((input, context) => {
    // The shape holds the three fields; the compiler cannot see that through the spread of a type parameter.
    const given = IMAGE_FIELDS.filter((name) => (input as ImageInput)[name] !== undefined);
    if (given.length === 1) return;
    const message =
      given.length === 0
        ? 'Send a picture: image_url, image_base64, or a multipart file in the part "file".'
        : `Send one picture, not ${given.join(" and ")}.`;
    context.addIssue({ code: "custom", path: [], message });
  });
}

/** Refuses an address by its form, before anything else is done. */
export function checkImageUrl({ settings }: Pick<Ports, "settings">, { image_url }: ImageInput): void {
  if (image_url === undefined || isOwnUrl(settings, image_url)) return;
  const { problem } = publicUrl(image_url);
  if (problem) throw invalidField(["body", "image_url"], problem, "image_url");
}

/** Names in our public addresses. Other names in storage are not public, so a request cannot name them. */
export const OWN_NAME = /^[0-9A-Za-z]{32}\/[\w.-]{1,80}$/;

export const isOwnUrl = ({ publicUrl: base }: Ports["settings"], address: string) =>
  address.startsWith(`${base}/assets/`);

/** The image at an address; an address of our own is read from storage. */
export async function downloadImage(
  { downloads, files, settings }: Pick<Ports, "downloads" | "files" | "settings">,
  address: string,
  timeoutMs?: number,
): Promise<Downloaded> {
  if (!isOwnUrl(settings, address)) return downloads.download(address, timeoutMs);
  const name = address.slice(`${settings.publicUrl}/assets/`.length);
  const bytes = OWN_NAME.test(name) ? await files.read(name) : undefined;
  return bytes
    ? { ok: true, bytes }
    : { ok: false, permanent: true, reason: "There is no file at this address." };
}

/** The bytes of a picture that came with the request, or is fetched while it waits. */
export async function readImageInput(ctx: Ctx, picture: ImageInput): Promise<ReceivedImage> {
  if (picture.file) return { bytes: picture.file.bytes, declared: picture.file.type };
  if (picture.image_base64 !== undefined) return decodeBase64Image(picture.image_base64);
  const found = await downloadImage(ctx, picture.image_url ?? "");
  if (found.ok) return { bytes: found.bytes, declared: found.declared };
  const again = found.permanent ? "" : " Try again in a moment.";
  throw invalidField(["body", "image_url"], found.reason + again, "image_unreachable");
}

/** Answers what `work` does; a picture that is not accepted is a 422 at the field it came in by. */
export async function refuseBadImage<T>(picture: ImageInput, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadImage ? imageRefusal(picture, error) : error;
  }
}

function imageRefusal(picture: ImageInput, { kind, message }: BadImage): Refusal {
  const field: ImageField = IMAGE_FIELDS.find((name) => picture[name] !== undefined) ?? "file";
  return invalidField(["body", field], message, kind);
}

/** Base64 (RFC 4648, section 4), with or without the data-URL prefix (RFC 2397), which may declare a type. */
function decodeBase64Image(text: string): ReceivedImage {
  const [, declared] = /^data:([^,;]{0,100})(?:;[^,;]{0,100}){0,5};base64,/i.exec(text.slice(0, 700)) ?? [];
  const base64 = declared === undefined ? text : text.slice(text.indexOf(",") + 1);
  if (base64.length > MAX_BASE64) throw tooManyBytes();
  try {
    return { bytes: decodeBase64(base64), declared };
  } catch {
    throw new BadImage(
      "image_base64",
      "This is not base64. Encode the bytes of the file with standard base64.",
    );
  }
}
