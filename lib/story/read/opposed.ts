import { namesAsked } from "../../text/names-compared.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Row } from "../schema.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";

/**
 * Two things that a title asks for, "Van or cargo bike?", and lines that say the same of both: "Cost: £90 / £25", or
 * "Speed: van 20 minutes, cargo bike 25 minutes".
 */

type Opposed = { rows: Row[]; columns: [string, string] };

const LEAST = 2;
const LONGEST = 60;
/** Titles stand among the first statements. */
const OPENING = 2;

const LINE = /^(?<label>[^:：/]{2,60}?)\s?[:：]\s+(?<said>\S.*?)\.?$/u;
const SLASHED = /^(?<first>[^/|]*[^\s/|])\s+[/|]\s+(?<second>[^\s/|][^/|]*)$/u;
const ARTICLE =
  /^(?:the|an?|our|der|die|das|eine?n?|unsere?|le|la|les|une?|notre|el|los|las|una|nuestr[oa]|il|lo|gli|i|de|het|een|onze|os?|as?|uma?)\s|^l['’]/iu;
const AND = "(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas)\\s)?";

const bare = (name: string) => name.replace(ARTICLE, "");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "van 20 minutes, cargo bike 25 minutes" */
const namedForm = (one: string, two: string) =>
  new Prefiltered(
    `^(?:\\p{L}{1,3}\\s)?${escaped(bare(one))}\\s+(?<first>\\S.*?)[,;]\\s+${AND}(?:\\p{L}{1,3}\\s)?${escaped(bare(two))}\\s+(?<second>\\S.*)$`,
    "iu",
  );

type FoundLine = { row: Row; order: "first" | "second" | "unnamed" };

/** A line about both, with the side that it names first. */
function lineOf({ id, text }: Draft, [one, two]: [string, string]): FoundLine | undefined {
  const { label = "", said = "" } = LINE.exec(text.trim())?.groups ?? {};
  const given = namedForm(one, two).exec(said)?.groups;
  const turned = given ? undefined : namedForm(two, one).exec(said)?.groups;
  const { first = "", second = "" } = given ?? turned ?? SLASHED.exec(said)?.groups ?? {};
  if (first === "" || Math.max(first.length, second.length) > LONGEST) return undefined;
  return {
    row: { label: label.trim(), first: first.trim(), second: second.trim(), fact: id },
    order: given ? "first" : turned ? "second" : "unnamed",
  };
}

const turned = ({ first, second, ...row }: Row): Row => ({ ...row, first: second, second: first });

/**
 * The sides stand in the order in which a line names them: behind "Cost: road £9, rail £7" the line "Time: 2 h / 3 h" is
 * of the road first, whatever the title names first.
 */
export function opposedIn(n: Notebook): Opposed | undefined {
  const all = mains(n);
  const names = all.slice(0, OPENING).flatMap(({ text }) => [namesAsked(text, n.language) ?? []]);
  const pair = names.find((found): found is [string, string] => found.length > 0);
  if (!pair) return undefined;
  const found = all.flatMap((d) => lineOf(d, pair) ?? []);
  const order = found.find((one) => one.order !== "unnamed")?.order ?? "first";
  if (found.length < LEAST) return undefined;
  const rows = found.map((one) =>
    one.order === "unnamed" || one.order === order ? one.row : turned(one.row),
  );
  const [one, two] = [bare(pair[0]), bare(pair[1])];
  return { rows, columns: order === "first" ? [one, two] : [two, one] };
}
