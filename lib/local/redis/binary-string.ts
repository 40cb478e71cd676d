// A text whose characters are all ASCII is its own bytes; most are.
const ASCII = /^[\0-\x7f]*$/;

/** The UTF-8 bytes of a text as a binary string: one byte per UTF-16 unit. The engine holds all strings so. */
export function toBinaryString(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, "utf8").toString("latin1");
}

/** The text of a binary string; invalid UTF-8 becomes U+FFFD. */
export function fromBinaryString(bytes: string): string {
  return ASCII.test(bytes) ? bytes : Buffer.from(bytes, "latin1").toString("utf8");
}

/** A binary string in base64. */
export function base64(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("base64");
}
