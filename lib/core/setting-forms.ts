import * as z from "zod/v4";
import { isUrl } from "../text/is-url.ts";

/** "open, invite or closed" of its words. */
const choice = (words: readonly string[]) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** A setting that is one of a few words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.enum(words, `Give ${choice(words)}.`);

/** A setting that is a whole number. The message says the range, so that no one looks it up. */
export function wholeNumber(min: number, max: number) {
  const error = `Give a whole number from ${min.toLocaleString("en")} to ${max.toLocaleString("en")}, without a unit.`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

/** A setting that is an address of the web. */
export const webAddress = () =>
  z.url({ protocol: /^https?$/, error: "Give an address that begins with https://." });

/** A setting that begins with a word by which its vendor tells it. */
export const beginningWith = (prefix: string) =>
  z.string().startsWith(prefix, `Give a value that begins with ${prefix}.`);

/** An address in its one form: a host in lower case, no standard port, no slash at the end. Other text stays as it is. */
export const normalAddress = (address: string): string =>
  (isUrl(address) ? new URL(address).href : address).replace(/\/+$/, "");
