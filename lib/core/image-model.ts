/** A picture to draw. */
export type PictureOrder = {
  /** The content of the picture, with the customer's words. The adapter adds the background. */
  prompt: string;
  /**
   * A PNG of the figure to keep, on an opaque background. No side is longer than the model's
   * `referenceSide`.
   */
  reference?: Uint8Array<ArrayBuffer>;
  /** 0 to 2^31 - 1. Another seed gives another picture, if the vendor supports seeds. */
  seed: number;
  /** Width and height in pixels. Some vendors answer another size. */
  side: number;
  /** For the whole call, including waiting and the second try. */
  timeoutMs?: number;
};

/** A picture as received. Callers must check what it contains. */
export type DrawnPicture = { bytes: Uint8Array<ArrayBuffer>; mimeType: string | undefined };

/** An image model. */
export type ImageModel = {
  name: string;
  /** The longest side of a reference picture that the model accepts, in pixels. */
  referenceSide: number;
  /**
   * Draws one picture on a transparent background, or on white where the vendor has no transparency. Makes
   * at most two requests. Throws a ModelFailure when there is no picture, for any reason.
   */
  draw(order: PictureOrder): Promise<DrawnPicture>;
};
