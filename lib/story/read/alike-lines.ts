import type { TextLine } from "./mail.ts";

/** Lines under a colon that are entries by their form alone: "change your records: / mx1.kite.test, priority 10 / mx2.…". */

const LEAST = 2;
const LONGEST = 120;
const LEADS = /[:：]\s*$/u;
/** A name with a number or a dot in it: a host, a part, a version. Words of a sentence have none. */
const NAME = /^\s*(?=\S*[\d._/-])[\p{L}\d][\p{L}\d._/-]*(?=[\s,:]|$)/u;

/** Its first name without numbers, and how many parts it has; empty for lines of prose. */
function formOf({ text }: TextLine): string {
  const [name = ""] = NAME.exec(text) ?? [];
  const isEntry = name !== "" && text.trim().length <= LONGEST && !/[.!?]\s*$/u.test(text);
  return isEntry ? `${name.trim().replace(/\d+/g, "0")} ${text.split(",").length}` : "";
}

/** The places of such lines, two of them or more with one form. */
export function alikeLines(lines: readonly TextLine[], internal: ReadonlySet<number>): number[] {
  return lines.flatMap((lead, at) => {
    if (internal.has(at) || !LEADS.test(lead.text)) return [];
    const under = lines.slice(at + 1);
    const form = formOf(under[0] ?? lead);
    const end = under.findIndex((line, i) => internal.has(at + 1 + i) || formOf(line) !== form);
    const count = end < 0 ? under.length : end;
    return form !== "" && count >= LEAST ? Array.from({ length: count }, (_, i) => at + 1 + i) : [];
  });
}
