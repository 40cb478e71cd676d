import { type Key, keyOf } from "../../copy/keys.ts";
import type { Story } from "../schema.ts";
import { doubt, type Finding } from "./finding.ts";
import { plain } from "./text.ts";

/** What a form asks for. "Date: 3 March" is a line of one, whatever mark stands before it. */
const FIELDS: ReadonlySet<Key | undefined> = new Set(["when", "where", "price", "deadline", "pay", "code"]);
const LINE = /^[^\p{L}\p{N}]*(\p{L}[\p{L} ]{1,23}?)\s?[:：]\s?\S/u;

/** One line with a label may be meant so. */
const LEAST = 2;

/** Posts that are filled in like a form where the brief is none: "Date: …", "Time: …", "Price: …". */
export function checkForms({ posts }: Story, brief: string): Finding[] {
  const given = plain(brief);
  return Object.entries(posts).flatMap(([channel, text]) => {
    const labels = text.split("\n").flatMap((line) => LINE.exec(line)?.[1] ?? []);
    const fields = labels.filter((label) => FIELDS.has(keyOf(label)) && !given.includes(plain(`${label}:`)));
    if (fields.length < LEAST) return [];
    const says = `It gives facts as fields of a form (${fields.map((label) => `“${label}:”`).join(", ")}) and not in sentences.`;
    return [doubt(`posts.${channel}`, "form_fields", says)];
  });
}
