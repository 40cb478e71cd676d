import type { DrawnPicture, PictureOrder } from "../../core/image-model.ts";

export type PictureCall = Omit<PictureOrder, "timeoutMs"> & { signal: AbortSignal };

/** One drawing request to a vendor. Throws a ModelFailure. */
export type PictureTransport = (call: PictureCall) => Promise<DrawnPicture>;

/** Where a vendor is, and how it is asked. */
export type PictureAccess = {
  /** The vendor's name of the model. */
  name: string;
  apiKey: string | undefined;
  baseUrl: string;
  fetch: typeof fetch;
};

/** Models paint what a prompt names, so a transparent ground is asked for in other words than a white one. */
export const ON_WHITE =
  "The background is plain pure white from edge to edge, without shadow, gradient or scenery.";
export const ON_NOTHING = "The background is fully transparent, without shadow or scenery.";
