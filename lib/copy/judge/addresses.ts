import { URL_RE } from "../text.ts";

/** Most lines hold no web address; this finds out cheaply. */
const MAY_HOLD = /:\/\/|www\.|[a-z0-9]\.[a-z]/i;

/** Web addresses replaced by blanks, so that everything else keeps its place. */
export const hideAddresses = (text: string): string =>
  MAY_HOLD.test(text) ? text.replace(URL_RE, (url) => " ".repeat(url.length)) : text;
