import type { Story } from "../../../../story/schema.ts";

/** Lines of a snippet, without empty ones around it and with spaces for tabs. */
export const linesOf = ({ snippet }: Pick<Story, "snippet">): string[] =>
  (snippet?.code ?? "")
    .replace(/^(?:[^\S\n]*\n)+|\s+$/g, "")
    .split("\n")
    .map((line) => line.replaceAll("\t", "  ").trimEnd())
    .filter((line, _, all) => line !== "" || all.length > 1);
