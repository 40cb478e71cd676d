import { readFileSync } from "node:fs";

const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const RIGHTS =
  /copyright (?:\(c\)|©|\d{4})|@license|licen[cs]ed under|\b(?:MIT|ISC|BSD|Apache)\b[^.\n]{0,20}\blicen[cs]e\b|\((?:MIT|ISC|BSD-\d-Clause|Apache-2\.0)\)/i;

/**
 * The comments of source files that claim or grant rights, each once and without comment marks. Code that was copied into
 * a package often names its author nowhere else.
 * @returns one text, or none.
 */
export function commentsOf(files: readonly string[]): string[] {
  const sources = files.filter((file) => /\.[cm]?js$/.test(file));
  const comments = sources.flatMap((file) => readFileSync(file, "utf8").match(COMMENT) ?? []);
  const claims = new Set(comments.filter((comment) => RIGHTS.test(comment)).map(plain));
  return claims.size > 0 ? [["From its source files:", ...claims].join("\n\n")] : [];
}

const plain = (comment: string) =>
  comment
    .replace(/\*\/$/, "")
    .replace(/^[ \t]*(?:\/\*+!?|\/\/+!?|\*+(?!\/))?[ \t]?/gm, "")
    .trim();
