import { stop } from "../../copy/text.ts";
import type { Fact, Reading } from "../schema.ts";

/** Letters of what may go on behind the words that are to end a post. */
const LONGEST = 120;

const holds = (outer: Fact, { id, span }: Fact): boolean =>
  outer.id !== id && outer.span.start <= span.start && span.end <= outer.span.end;

/**
 * The words that are to end a post, with what goes on in their line: "End with our open day: Saturday, 8 am. It is free."
 * Apart from them the last sentence would be of nothing.
 */
export function closingWords(endWith: string, { wishes, facts }: Reading, brief = ""): string {
  const wish = wishes.find(({ rule }) => rule === "end_with");
  if (!wish || endWith === "" || brief === "") return endWith;
  const line = brief.indexOf("\n", wish.span.end);
  const end = line < 0 ? brief.length : line;
  const behind = facts.filter(
    ({ from, span }) => from === "brief" && span.start >= wish.span.end && span.end <= end,
  );
  const sentences = behind.filter((fact) => !behind.some((outer) => holds(outer, fact)));
  const said = sentences.map(({ says }) => stop(says)).join(" ");
  return said === "" || said.length > LONGEST ? endWith : `${stop(endWith)} ${said}`;
}
