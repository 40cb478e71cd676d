/**
 * Weights as text, a letter each. Most are small, so that the same few letters come again and again and a compressor packs
 * them closer than base64, which spreads each of them over two.
 */

/** The letter of a weight of zero: letters around it need no escape in a source. */
const ZERO = "9".charCodeAt(0);

/** Letters that can be printed. */
const RANGE = { first: 32, last: 126 };

/** @throws RangeError for a weight that has no letter. */
export function asLetters(weights: Int8Array): string {
  return Array.from(weights, (weight) => {
    const code = ZERO + weight;
    if (code < RANGE.first || code > RANGE.last) throw new RangeError(`No letter stands for ${weight}.`);
    return String.fromCharCode(code);
  }).join("");
}

export const fromLetters = (letters: string): Int8Array =>
  Int8Array.from(letters, (letter) => letter.charCodeAt(0) - ZERO);
