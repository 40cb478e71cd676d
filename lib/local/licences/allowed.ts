import { Problem } from "../problem.ts";

/** Every licence that shipped code, fonts and artwork may be under, by SPDX id, and why it does no harm. */
const ALLOWED: Record<string, string> = {
  "0BSD": "asks for nothing",
  "Apache-2.0": "this project's own; asks for the text and the NOTICE file",
  "BlueOak-1.0.0": "asks for the text or a link to it",
  "BSD-2-Clause": "asks for the text",
  "BSD-3-Clause": "asks for the text, and that its authors are not used to advertise",
  "CC0-1.0": "public domain",
  IJG: "asks for the one sentence that the page begins with",
  ISC: "asks for the text",
  MIT: "asks for the text",
  "MPL-2.0":
    "covers its own files only; they are shipped unmodified, and the page says where their source is",
  "OFL-1.1": "fonts may be served and bundled, only not sold by themselves",
  Unlicense: "public domain",
};

/**
 * The licences that a part is used under: of several alternatives the first that is allowed.
 * @param name of the part, for the message.
 * @param expression SPDX: `MIT`, `(MIT OR Apache-2.0)` or `IJG AND BSD-3-Clause`, but not both words in one.
 * @returns SPDX ids.
 * @throws Problem if no alternative is allowed, or the expression is another.
 */
export function allowedIds(name: string, expression: string): string[] {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  const isMixed = plain.includes("(") || (plain.includes(" OR ") && plain.includes(" AND "));
  const alternatives = isMixed ? [] : plain.split(" OR ").map((alternative) => alternative.split(" AND "));
  const ids = alternatives.find((alternative) => alternative.every((id) => Object.hasOwn(ALLOWED, id)));
  if (ids) return ids;
  throw new Problem(
    `${name} is under ${expression}, which lib/local/licences/allowed.ts does not allow. Do without it, or add the licence there with the reason why it does no harm.`,
  );
}
