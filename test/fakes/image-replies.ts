/** One thing an image model or its vendor may do. Every fake turns it into the vendor's own words. */
export type PictureReply =
  | { kind: "picture"; bytes: Uint8Array; mimeType?: string }
  | { kind: "refusal" }
  | { kind: "error"; status: 400 | 401 | 429 | 500 | 503; retryAfterSeconds?: number }
  | { kind: "spent" }
  | { kind: "late"; milliseconds: number }
  | { kind: "drop" }
  /** An answer of the right shape without a picture in it. */
  | { kind: "nothing" }
  /** What proxies and captive portals put in the place of an answer. */
  | { kind: "page" }
  /** More than any picture that can be used. */
  | { kind: "flood" };

export const shows = (bytes: Uint8Array, mimeType = "image/png"): PictureReply => ({
  kind: "picture",
  bytes,
  mimeType,
});
export const failsWith = (status: 400 | 401 | 429 | 500 | 503, retryAfterSeconds?: number): PictureReply => ({
  kind: "error",
  status,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** What a request asked for, read out of the vendor's format. */
export type AskedPicture = {
  prompt: string;
  reference: Buffer | undefined;
  /** Everything else that was said: size, seed, options. */
  options: Record<string, unknown>;
};
