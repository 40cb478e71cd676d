import { sha256 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";

type Files = Ports["files"];
type Stored = { key: string; sha256: string };

/** The bytes of a stored file, unless it is gone or is not what it was. */
export async function intact(files: Files, { key, sha256: hash }: Stored) {
  const bytes = await files.read(key);
  return bytes && (await sha256(bytes)) === hash ? bytes : undefined;
}

/** Stores a file that others may be storing too, and answers its hash: storage refuses two writers of one name at a time. */
export async function keepFile(
  files: Files,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
): Promise<string> {
  const hash = await sha256(bytes);
  try {
    await files.put(key, bytes, { mimeType, sha256: hash });
  } catch (error) {
    if (!(await intact(files, { key, sha256: hash }))) throw error;
  }
  return hash;
}
