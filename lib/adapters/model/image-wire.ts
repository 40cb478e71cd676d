import type { DrawnPicture, PictureOrder } from "../../core/image-model.ts";

export type PictureCall = Omit<PictureOrder, "timeoutMs"> & { signal: AbortSignal };

/** A vendor's way to draw behind one function: one request. Throws a ModelFailure. */
export type PictureWire = (call: PictureCall) => Promise<DrawnPicture>;

/** Where a vendor is, and how it is asked. */
export type PictureAccess = {
  /** The vendor's name of the model. */
  name: string;
  apiKey: string | undefined;
  baseUrl: string;
  fetch: typeof fetch;
};

/** Models paint what is spoken of: a clear ground is asked for in other words than a white one. */
export const ON_WHITE =
  "The background is plain pure white from edge to edge, without shadow, gradient or scenery.";
export const ON_NOTHING = "The background is fully transparent, without shadow or scenery.";
