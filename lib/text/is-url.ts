/**
 * Whether a text is an address, alone or from a base (WHATWG URL, 4.5). `URL.canParse` of Node 20 refuses every text
 * with a letter of Latin-1, such as "https://bücher.example", as soon as it is called often enough to be optimised.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== "";
  } catch {
    return false;
  }
}
