import type { Page } from "../render/render.ts";

/** A finished page, on its way into storage. */
export type Picture = Omit<Page, "bytes"> & { bytes: Uint8Array<ArrayBuffer> };

export const pictureOf = (page: Page): Picture => ({ ...page, bytes: new Uint8Array(page.bytes) });
