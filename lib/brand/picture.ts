import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, type Refusal } from "../core/errors.ts";
import type { Downloaded, Ports } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";
import { BadPicture, MAX_BYTES } from "./images/limits.ts";
import { type Sent, tooManyBytes } from "./images/prepare.ts";

/** A file of a multipart body. */
type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

const FIELDS = ["image_url", "image_base64", "file"] as const;
type Field = (typeof FIELDS)[number];

const Picture = z.object({
  image_url: z.string("Give an https address.").optional(),
  image_base64: z.string("Give the file in base64.").optional(),
  file: z.custom<UploadedFile>(isFile, "Send the file as multipart/form-data.").optional(),
});
export type Picture = z.output<typeof Picture>;

/** Adds the three ways in which a picture can come along; exactly one of them has to be used. */
export function withPicture<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...shape, ...Picture.shape }).superRefine((input, context) => {
    // The shape holds the three fields; the compiler cannot see that through the spread of a type parameter.
    const given = FIELDS.filter((name) => (input as Picture)[name] !== undefined);
    if (given.length === 1) return;
    const message =
      given.length === 0
        ? "Send a picture: image_url, image_base64, or a multipart file."
        : `Send one picture, not ${given.join(" and ")}.`;
    context.addIssue({ code: "custom", path: [], message });
  });
}

/** Refuses an address by its form, before anything else is done. */
export function checkAddress({ settings }: Pick<Ports, "settings">, { image_url }: Picture): void {
  if (image_url === undefined || isOurs(settings, image_url)) return;
  const { problem } = publicUrl(image_url);
  if (problem) throw invalidField(["body", "image_url"], problem, "image_url");
}

/** Names as our public addresses have them; whatever else lies in storage is not for the asking. */
export const STORED_NAME = /^[0-9A-Za-z]{32}\/[\w.-]{1,80}$/;

export const isOurs = ({ publicUrl: base }: Ports["settings"], address: string) =>
  address.startsWith(`${base}/assets/`);

/** The picture at an address; one of our own lies in our storage. */
export async function pictureAt(
  { downloads, files, settings }: Pick<Ports, "downloads" | "files" | "settings">,
  address: string,
): Promise<Downloaded> {
  if (!isOurs(settings, address)) return downloads.download(address);
  const name = address.slice(`${settings.publicUrl}/assets/`.length);
  const bytes = STORED_NAME.test(name) ? await files.read(name) : undefined;
  return bytes
    ? { ok: true, bytes }
    : { ok: false, permanent: true, reason: "There is no file at this address." };
}

/** The bytes of a picture that came with the request, or is fetched while it waits. */
export async function sentPicture(ctx: Ctx, picture: Picture): Promise<Sent> {
  if (picture.file) return { bytes: picture.file.bytes, declared: picture.file.type };
  if (picture.image_base64 !== undefined) return decoded(picture.image_base64);
  const found = await pictureAt(ctx, picture.image_url ?? "");
  if (found.ok) return { bytes: found.bytes, declared: found.declared };
  const again = found.permanent ? "" : " Try again in a moment.";
  throw invalidField(["body", "image_url"], found.reason + again, "image_unreachable");
}

/** Answers what `work` does; a picture that is not accepted is a 422 at the field it came in by. */
export async function refusingAt<T>(picture: Picture, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadPicture ? refusal(picture, error) : error;
  }
}

function refusal(picture: Picture, { kind, message }: BadPicture): Refusal {
  const field: Field = FIELDS.find((name) => picture[name] !== undefined) ?? "file";
  return invalidField(["body", field], message, kind);
}

/** Base64 (RFC 4648, section 4), with or without the data-URL prefix (RFC 2397), which may declare a type. */
function decoded(text: string): Sent {
  const [, declared] = /^data:([^,;]{0,100})(?:;[^,;]{0,100}){0,5};base64,/i.exec(text.slice(0, 700)) ?? [];
  const base64 = declared === undefined ? text : text.slice(text.indexOf(",") + 1);
  if (base64.length > MAX_BYTES * 1.4) throw tooManyBytes();
  try {
    return { bytes: bytesOf(atob(base64)), declared };
  } catch {
    throw new BadPicture(
      "image_base64",
      "This is not base64. Encode the bytes of the file with standard base64.",
    );
  }
}

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
