/** SHA-256 of bytes, or of the UTF-8 bytes of a text. */
export async function sha256Bytes(data: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  // No caller holds shared memory, which is all that the type allows besides.
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

/** The same in lower-case hexadecimal. */
export const sha256 = async (data: string | Uint8Array): Promise<string> => toHex(await sha256Bytes(data));

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function toHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += HEX[byte];
  return hex;
}
