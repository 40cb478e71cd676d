import { emojis } from "../../copy/text.ts";
import type { Reading } from "../schema.ts";
import { mains, type Notebook } from "./notebook.ts";

const MARK = /[\p{L}\p{N}]/u;
const LAST_MARK = /[\p{L}\p{N}][^\p{L}\p{N}]*$/u;

/** Emoji that stand on the line before a fact, where nothing else does, and those behind its last word. */
export function emojiOf(n: Notebook): Reading["emoji"] {
  if (emojis(n.brief).length === 0) return [];
  const all = mains(n);
  return all.flatMap(({ id, start, end }, i) => {
    const line = n.brief.lastIndexOf("\n", start) + 1;
    const first = start + Math.max(0, n.brief.slice(start, end).search(MARK));
    const before = n.brief.slice(line, first);
    const last = start + (LAST_MARK.exec(n.brief.slice(start, end))?.index ?? 0) + 1;
    const [close = ""] = n.brief
      .slice(last, all[i + 1]?.start ?? n.brief.length)
      .split(/\n|(?=[\p{L}\p{N}])/u);
    const leads = MARK.test(before) ? "" : emojis(before).join("");
    const ends = emojis(close).join("");
    return leads || ends ? [{ fact: id, leads, ends }] : [];
  });
}
