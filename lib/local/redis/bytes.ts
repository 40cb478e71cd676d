// A text whose characters are all ASCII is its own bytes; most are.
const ASCII = /^[\0-\x7f]*$/;

/** The UTF-8 bytes of a text, one per UTF-16 unit (Latin-1), which is how the engine holds all strings. */
export function bytes(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, "utf8").toString("latin1");
}

/** The text of such bytes; what is no UTF-8 becomes U+FFFD. */
export function text(bytes: string): string {
  return ASCII.test(bytes) ? bytes : Buffer.from(bytes, "latin1").toString("utf8");
}

/** Such bytes in base64. */
export function base64(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("base64");
}
