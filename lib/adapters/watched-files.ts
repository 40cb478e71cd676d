import type { Files, Probe } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";

/** What one isolate knows of its writes to storage. */
export type WriteMemory = {
  /** Whether the last write failed. */
  failed: boolean;
  /** Unix milliseconds of the last trial write; 0 for none. */
  triedAt: number;
};

/** The same storage, which notes whether its last write failed. Deleting works on a full disk and counts as none. */
export function watchedFiles(files: Files, memory: WriteMemory): Files {
  async function noted(write: Promise<void>): Promise<void> {
    try {
      await write;
      memory.failed = false;
    } catch (error) {
      memory.failed = true;
      throw error;
    }
  }
  return {
    ...files,
    put: (...about) => noted(files.put(...about)),
    putStream: (...about) => noted(files.putStream(...about)),
    tombstone: (names) => noted(files.tombstone(names)),
  };
}

type StorageProbeDeps = {
  files: Files;
  memory: WriteMemory;
  now(): Date;
  random(size: number): Uint8Array<ArrayBuffer>;
};

/**
 * Reads, and after a failed write also writes, but not at every request: reading works on a full disk.
 * Between two trial writes the last write decides.
 */
export function storageProbe({ files, memory, now, random }: StorageProbeDeps): Probe["check"] {
  return async () => {
    await files.read("health");
    if (!memory.failed) return;
    const at = now().getTime();
    if (at - memory.triedAt < RETRIES.health.trialWriteMs) throw new Error("The last write failed.");
    memory.triedAt = at;
    const name = `health/${Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    await files.put(name, new Uint8Array([1]), { mimeType: "text/plain", sha256: SHA256_OF_ONE });
    await files.delete([name]);
  };
}

/** Of the byte 0x01. */
const SHA256_OF_ONE = "4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a";
