import type { Context } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { readMultipart } from "../../http/upload.ts";
import type { FormState } from "./form.ts";

type Upload = {
  values: Record<string, string>;
  /** Absent where no file was chosen: a browser then sends an empty one. */
  file?: { bytes: Uint8Array; type: string };
};

/** A form with one file, of at most 16 MB together. */
export async function readUpload(c: Context<AppEnv>): Promise<Upload> {
  const { file, ...rest } = await readMultipart(c);
  const values = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return isChosen(file) ? { values, file } : { values };
}

const isChosen = (file: unknown): file is { bytes: Uint8Array; type: string } =>
  typeof file === "object" &&
  file !== null &&
  "bytes" in file &&
  file.bytes instanceof Uint8Array &&
  file.bytes.length > 0;

/** A file that is missing is a problem of the field for it. */
export function atFile(
  { errors: { "": whole, ...errors }, ...state }: FormState,
  words = "Choose a picture.",
): FormState {
  return { ...state, errors: whole ? { ...errors, file: words } : errors };
}
