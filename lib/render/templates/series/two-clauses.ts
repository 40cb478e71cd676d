import type { TitledLine } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";

/** "…, and Thursday knit night carries on": a clause of its own stands under the one before it, where both are long. */
export function inTwoClauses(slide: TitledLine, most: number): TitledLine {
  const { title, body } = slide;
  if (title.length <= most || body !== "") return slide;
  const { first, second } = AND_CLAUSE.exec(title)?.groups ?? {};
  return first && second ? { ...slide, title: first, body: stopped(capitalized(second)) } : slide;
}
const AND_CLAUSE = /^(?<first>[^,;:]{16,}),\s(?:and|und|et|y|e|en)\s(?<second>\S.{16,})$/iu;
