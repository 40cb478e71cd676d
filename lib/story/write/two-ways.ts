import { capitalize, unstop } from "../../copy/text.ts";
import { colonOf } from "../../text/colon.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** "Boats leave Portmagee at 9.15 and 14.30 and come back at 11.00 and 16.15": times of two directions, a line each. */

const CLOCK = "\\d{1,2}[:.h]\\d{2}";
const AND = "(?:and|und|et|y|e|en)";
const TIMES = `${CLOCK}(?:,\\s${CLOCK})*,?\\s${AND}\\s${CLOCK}(?:\\s(?:uhr|uur|h))?`;
const AT = "(?:at|um|à|a las|alle(?: ore)?|om|às)";
const WAY = "\\p{L}[^\\d:;.!?]{3,48}?";
const BOTH = new Prefiltered(
  `^(?<there>${WAY})\\s${AT}\\s(?<out>${TIMES}),?\\s(?:${AND}\\s)?(?<back>${WAY})\\s${AT}\\s(?<home>${TIMES})$`,
  "iu",
);
const EACH_TIME = /\d{1,2}[:.h]\d{2}/gu;
/** "It leaves the station": the headline has said what. */
const PRONOUN =
  /^(?:it|they|he|she|er|sie|es|il|elle|ils|elles|(?:esso|essa)|hij|ze|zij|het|ele|ela|eles|elas)\s(?=\p{Ll})/iu;
const LONGEST = 36;

/** The two lines of the one sentence that tells both ways; none without it, or where there are more. */
export function twoWays(h: Headline, { blocks, language }: Material): Line[] {
  const found = blocks.flatMap((b) => {
    const [piece] = b.pieces;
    const groups = BOTH.exec(unstop(piece?.card ?? ""))?.groups;
    return piece && groups && b !== h.block ? [{ facts: piece.facts, groups }] : [];
  });
  const [{ facts, groups } = { facts: [], groups: {} as Record<string, string> }] = found;
  const { there = "", out = "", back = "", home = "" } = groups;
  const names = [there, back].map((name) => capitalize(name.replace(PRONOUN, "").trim()));
  if (found.length !== 1 || names.some(({ length }) => length > LONGEST)) return [];
  return [out, home].map((times, i) => ({
    text: `${names[i] ?? ""}${colonOf(language)} ${(times.match(EACH_TIME) ?? []).join(", ")}`,
    facts,
  }));
}
