/** A finished page, on its way into storage. */
export type Picture = {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  width: number;
  height: number;
  altText: string;
};
