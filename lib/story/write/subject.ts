import { hasSpaces } from "../../copy/language.ts";
import { unstop, wordCount } from "../../copy/text.ts";
import type { FactKind } from "../schema.ts";
import type { Block } from "./block.ts";
import type { Material } from "./material.ts";

const DATA: ReadonlySet<FactKind> = new Set(["when", "where", "contact", "link"]);
const TERMS: ReadonlySet<FactKind> = new Set([...DATA, "condition"]);
const tellsOnly = (b: Block, kinds: ReadonlySet<FactKind>) => [...b.tells].every((kind) => kinds.has(kind));
const lengthOf = (b: Block) => wordCount(b.pieces[0]?.card ?? "");

/** A day, a place or an address alone is not what a post is about. */
export const isOnlyData = (b: Block): boolean => tellsOnly(b, DATA) && lengthOf(b) <= 6;

/** "Flash sale.", "Version 3.4": a label of what follows. */
export const isLabel = (b: Block, language: string): boolean =>
  hasSpaces(language) && !b.must && (lengthOf(b) <= 2 || FEELING.test(b.pieces[0]?.card ?? ""));

/** "We are so grateful." */
const FEELING =
  /^we(?: are|[’']re) (?:so |very |all |really )?(?:grateful|thankful|excited|happy|proud|glad|thrilled|delighted)\b[^,]{0,12}$/i;

/** The offer itself, among the first sentences of an offer. */
const offered = ({ reading }: Material, statements: readonly Block[]) =>
  reading.occasion === "offer" && reading.offer
    ? statements
        .slice(0, 3)
        .find((b) => b.pieces[0]?.card.toLowerCase().includes(reading.offer?.value.toLowerCase() ?? "-"))
    : undefined;

/** The sentences that a headline may come from: no labels, no bare data, nothing that leans on another one. */
export function candidates({ blocks, language }: Material): Block[] {
  const all = blocks.filter((b) => b.kind === "sentence" && !b.tells.has("snippet"));
  const alone = all.filter((b) => !b.leans);
  const said = alone.length ? alone : all;
  const statements = said.filter((b) => !isOnlyData(b) && !isLabel(b, language));
  return statements.length ? statements : said;
}

/** "Volunteer drivers needed" is the news, and no term. */
const SOUGHT = /(?<!\p{L})(?:needed|wanted|gesucht|recherchée?s?|gezocht|cercasi|募集)$/iu;

/** The news: what the brief tells first. Terms before the news only lead to it. */
export function firstSubject(m: Material): Block | undefined {
  const [first, second, ...rest] = candidates(m);
  const offer = first && offered(m, [first, ...(second ? [second] : []), ...rest]);
  const isLed =
    m.reading.occasion !== "closing" &&
    !SOUGHT.test(unstop(first?.pieces[0]?.card ?? "")) &&
    first?.tells.has("condition") &&
    second?.tells.has("news") &&
    tellsOnly(first, TERMS);
  return offer ?? (isLed ? second : first);
}
