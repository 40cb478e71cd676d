import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import type { Judged, Report } from "../../../lib/copy/judge/report.ts";
import { readBrief } from "../../../lib/copy/read-brief.ts";
import type { Brand, Facts } from "../../../lib/copy/types.ts";
import type { Check } from "../../../lib/vocab.ts";
import { brand as brandOf, type Piece } from "./pieces/piece.ts";

const known = new WeakMap<Piece, Facts>();

/** The facts of a piece, read once. */
function factsOf(piece: Piece): Facts {
  const facts = known.get(piece) ?? readBrief(piece.brief, piece.brand);
  known.set(piece, facts);
  return facts;
}

/** The report on a piece, with part of its copy changed. */
export const judge = (piece: Piece, change: Partial<Judged> = {}, lint: Check[] = []): Report =>
  judgeCopy({
    ...piece,
    copy: { ...piece.copy, ...change },
    facts: factsOf(piece),
    lint,
  });

/** The report on a single line of text, written from `brief`. */
export function judgeLine(brief: string, text: string, brand: Partial<Brand> = {}): Report {
  const copy = {
    headline: "",
    supporting: "",
    bullets: [],
    stats: [],
    slides: [],
    cta: { label: "" },
    text,
    hashtags: [],
  };
  const whole = brandOf(brand);
  return judgeCopy({
    copy,
    facts: readBrief(brief, whole),
    brief,
    brand: whole,
    channel: "linkedin",
    assetType: "card",
    lint: [],
  });
}

/** Claims of the line that nothing backs. */
export const unsupported = (brief: string, text: string, brand: Partial<Brand> = {}): string[] =>
  judgeLine(brief, text, brand)
    .claims.filter((c) => !c.supported)
    .map((c) => `${c.kind}: ${c.text}`);

export const checkOf = (report: Report, id: string): Check => {
  const found = report.checks.find((c) => c.id === id);
  if (!found) throw new Error(`no check ${id}`);
  return found;
};
