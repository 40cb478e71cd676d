import { unstop } from "../../../copy/text.ts";
import { hasPrice } from "../../../text/has-price.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import type { FactKind } from "../../kinds.ts";
import type { Block, Headline } from "../block.ts";
import type { Material } from "../material.ts";
import { isDated } from "./dated-lines.ts";
import { ownLinesOf } from "./own-lines.ts";

/** Lines under one another, each with a figure or a price: to readers they are one list, whatever each of them tells. */

const LEAST = 3;
const LONGEST = 120;
const FINAL = /[.!?…。！？][\s"”“’»」』)]*$/u;

const isRow = (text: string) => text.length <= LONGEST && (/\d/u.test(text) || isDated(text));
const textsOf = ({ pieces }: Block) => pieces.map(({ text }) => unstop(text));

/** Runs of rows, as the places of their first and last block. */
function runsIn(h: Headline, m: Material): { from: number; to: number }[] {
  const { breaks, facts } = m.reading;
  const lines = ownLinesOf(m);
  const quoteOf = (b: Block) =>
    facts.find(({ from, span }) => from === "brief" && span.start === b.at)?.quote ?? "";
  const isMember = (b: Block) =>
    b !== h.block &&
    (b.kind === "list" || (b.kind === "sentence" && lines.isAlone(b) && !FINAL.test(quoteOf(b)))) &&
    lines.isOwn(b) &&
    !b.tells.has("step") &&
    !b.tells.has("change") &&
    textsOf(b).every(isRow);
  const goesOn = (before: Block, b: Block) => !breaks.some((start) => start > before.at && start <= b.at);
  const runs: { from: number; to: number }[] = [];
  m.blocks.forEach((b, i) => {
    const run = runs.at(-1);
    const before = m.blocks[i - 1];
    if (!isMember(b)) return;
    if (run?.to === i - 1 && before && goesOn(before, b)) run.to = i;
    else runs.push({ from: i, to: i });
  });
  return runs.filter(({ from, to }) => to > from);
}

/** What the rows tell: prices, days, or what is counted under a heading that says so; undefined where they may be anything. */
function kindOf(rows: readonly Block[], m: Material): FactKind | undefined {
  const texts = rows.flatMap(textsOf);
  if (texts.length < LEAST) return undefined;
  if (texts.every(hasPrice)) return "price";
  if (texts.every(isDated)) return "when";
  const [first] = rows;
  const head = first && m.blocks[m.blocks.indexOf(first) - 1];
  return IN_NUMBERS.test(head?.pieces[0]?.text ?? "") ? "news" : undefined;
}

function listOf(rows: readonly Block[], kind: FactKind): Block[] {
  const [first] = rows;
  if (!first) return [];
  const pieces = rows.flatMap((b) => b.pieces.map((piece) => ({ ...piece, text: unstop(piece.text) })));
  const tells: Block["tells"] = new Set([kind]);
  const must = kind === "price" || (kind === "when" && rows.some((b) => b.must));
  return [{ ...first, kind: "list", pieces, tells, must, leans: false, cuts: [], parts: [] }];
}

/** The material with each such run as one list. */
export function withRows(h: Headline, m: Material): Material {
  const blocks = [...m.blocks];
  for (const { from, to } of runsIn(h, m).toReversed()) {
    const rows = m.blocks.slice(from, to + 1);
    const kind = kindOf(rows, m);
    if (kind) blocks.splice(from, rows.length, ...listOf(rows, kind));
  }
  return blocks.length === m.blocks.length ? m : { ...m, blocks };
}
