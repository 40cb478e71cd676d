import { own } from "../../text/own.ts";

const HARMLESS: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Other people's words for a prompt, as JSON between two tags. Nothing inside can close the fence.
 * JSON escapes quotation marks and line breaks, and the brackets a tag is made of are escaped too.
 * No random delimiter is needed for that.
 */
export const fenced = (name: string, value: unknown): string =>
  `<${name}>\n${JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => own(HARMLESS, c) ?? c)}\n</${name}>`;
