import type { Page } from "../render/render.ts";
import type { Check } from "../vocab.ts";

/** Bytes in the type that storage and hashes accept. Only shared memory is copied, and we use none. */
export const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  isPlain(bytes) ? bytes : new Uint8Array(bytes);

const isPlain = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer;

/** A finished page, on its way into storage. */
export type RenderedPicture = Omit<Page, "bytes"> & { bytes: Uint8Array<ArrayBuffer> };

/** Finished pages, and what the lint found on them. */
export type RenderedPages = { pictures: RenderedPicture[]; checks: Check[] };

export const pictureOf = (page: Page): RenderedPicture => ({ ...page, bytes: plain(page.bytes) });
