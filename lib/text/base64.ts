/** Bytes in one call: a function takes only so many arguments. */
const CHUNK_BYTES = 8_192;

/** Standard base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(letters);
}

/** @throws DOMException when the text is not base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** Base64 for addresses and tokens, without padding (RFC 4648, section 5). */
export const encodeBase64Url = (bytes: Uint8Array): string =>
  encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Reads both alphabets. @throws DOMException when the text is neither. */
export const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
