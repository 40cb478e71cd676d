import type { Ports } from "../core/ports.ts";
import { sha256 } from "../text/sha256.ts";

type Files = Ports["files"];
type StoredFile = { key: string; sha256: string };

/** The bytes of a stored file; undefined when it is missing or its hash has changed. */
export async function readIntact(files: Files, { key, sha256: hash }: StoredFile) {
  const bytes = await files.read(key);
  return bytes && (await sha256(bytes)) === hash ? bytes : undefined;
}

/** Stores a file that others may be storing too, and answers its hash: storage refuses two writers of one name at a time. */
export async function storeFile(
  files: Files,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
): Promise<string> {
  const hash = await sha256(bytes);
  try {
    await files.put(key, bytes, { mimeType, sha256: hash });
  } catch (error) {
    if (!(await readIntact(files, { key, sha256: hash }))) throw error;
  }
  return hash;
}
