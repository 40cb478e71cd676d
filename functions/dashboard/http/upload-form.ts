import type { Context } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { readMultipart } from "../../http/upload.ts";
import type { FormState } from "./form.ts";

export type ChosenFile = { bytes: Uint8Array; type: string };
type Upload = {
  values: Record<string, string>;
  /** Absent where no file was chosen: a browser then sends an empty one. */
  file?: ChosenFile;
};

/** A form with one file, of at most 16 MB together. */
export async function readUpload(c: Context<AppEnv>): Promise<Upload> {
  const { file, ...rest } = await readMultipart(c);
  const values = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return isChosen(file) ? { values, file } : { values };
}

const isChosen = (file: unknown): file is ChosenFile =>
  typeof file === "object" &&
  file !== null &&
  "bytes" in file &&
  file.bytes instanceof Uint8Array &&
  file.bytes.length > 0;

/** The same with several files of one field, in the order of their choosing. */
export async function readUploads(
  c: Context<AppEnv>,
): Promise<{ values: Record<string, string>; files: ChosenFile[] }> {
  const fields = Object.entries(await readMultipart(c, "file"));
  const values = fields.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return {
    values: Object.fromEntries(values),
    files: fields.flatMap(([, one]) => (isChosen(one) ? [one] : [])),
  };
}

/** A file that is missing is a problem of the field for it. */
export function atFile(
  { errors: { "": whole, ...errors }, ...state }: FormState,
  words = "Choose a picture.",
): FormState {
  return { ...state, errors: whole ? { ...errors, file: words } : errors };
}
