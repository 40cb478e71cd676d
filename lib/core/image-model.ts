/** A picture to be drawn. */
export type PictureOrder = {
  /** What is to be seen; customers' words included. The ground is not spoken of: the adapter sees to it. */
  prompt: string;
  /** A PNG whose figure has to stay who it is, on an opaque ground, no side longer than the model's `referenceSide`. */
  reference?: Uint8Array<ArrayBuffer>;
  /** 0 to 2^31 - 1. For vendors that have one: another seed is another picture. */
  seed: number;
  /** Width and height in pixels; vendors may take it for a wish. */
  side: number;
  /** For everything together: waiting and the second try. */
  timeoutMs?: number;
};

/** As it came: whoever uses it has to look at what it is. */
export type DrawnPicture = { bytes: Uint8Array<ArrayBuffer>; mimeType: string | undefined };

/** An image model. */
export type ImageModel = {
  name: string;
  /** The longest side of a reference that it takes, in pixels. */
  referenceSide: number;
  /**
   * Draws one picture, on a clear ground where the vendor has one, else on plain white. At most two requests.
   * Throws a ModelFailure when there is none, whatever the reason.
   */
  draw(order: PictureOrder): Promise<DrawnPicture>;
};
