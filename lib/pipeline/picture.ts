import type { Page } from "../render/render.ts";
import type { Check } from "../vocab.ts";

/** Bytes as storage and hashes take them; copied only where they are shared memory, which nothing of ours is. */
export const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  isPlain(bytes) ? bytes : new Uint8Array(bytes);

const isPlain = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer;

/** A finished page, on its way into storage. */
export type Picture = Omit<Page, "bytes"> & { bytes: Uint8Array<ArrayBuffer> };

/** Finished pages, and what the lint found on them. */
export type Drawn = { pictures: Picture[]; checks: Check[] };

export const pictureOf = (page: Page): Picture => ({ ...page, bytes: plain(page.bytes) });
