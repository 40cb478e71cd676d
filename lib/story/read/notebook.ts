import type { Brand } from "../../copy/types.ts";
import type { Judge } from "../addressee/addressee.ts";
import type { FactKind } from "../kinds.ts";
import type { HeldBack, Span, Wish } from "../schema.ts";

import type { PartLabel } from "./part-labels.ts";

/** One line or sentence of the brief. `under` is the heading it stands under, `key` the word before its colon. */
export type Piece = {
  start: number;
  end: number;
  shape: "sentence" | "bullet" | "step" | "pair" | "heading" | "row" | "code" | "mail";
  block: number;
  under: string;
  key: string;
  /** Where the answer to its question begins. */
  answer?: number;
  /** It answers a question of the author's own. */
  answersAuthor?: true;
  /** The heading and the entries that it holds. */
  list?: readonly Span[];
};

/**
 * A fact before it has its number. A sentence or list item is one `main` fact. Each price, date, place, condition,
 * code, contact and link in it is one more fact: `span` is the clause that carries it, `says` that of its sentence.
 */
export type Draft = {
  id: string;
  kind: FactKind;
  says: string;
  start: number;
  end: number;
  main: boolean;
  piece: Piece;
  /** The sentence without its frame; structure readers look here. */
  text: string;
};

export type Notebook = {
  brief: string;
  plain: string;
  language: string;
  english: boolean;
  brand: Brand;
  shouted: boolean;
  colleagues: Set<string>;
  /** Whom its sentences address. */
  judge: Judge;
  drafts: Draft[];
  wishes: Wish[];
  heldBack: HeldBack[];
  /** What the author says the brief is about, best first. */
  topics: string[];
  /** The name in an order that opens the brief, for where nothing else tells it. */
  subject: (Span & { piece: Piece; says: string; isName?: true }) | undefined;
  /** What the author gave as the headline. */
  title: Draft | undefined;
  /** The name of a part that stands alone on its line: the words for it are the next. */
  named: PartLabel | undefined;
  /** Where words stand that the author gave for the end, and for small print. */
  parts: (Span & { part: "closing" | "footnote" })[];
  /** The row of a table that names its columns. */
  header: { block: number; cells: string[] } | undefined;
};

type Why = HeldBack["why"];

const isWordless = (s: string) => !/[\p{L}\p{N}]/u.test(s);

/** The span without the blanks at both ends; undefined when no letter or digit is left. */
function trimmed(plain: string, start: number, end: number): Span | undefined {
  const text = plain.slice(start, end);
  if (isWordless(text)) return undefined;
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: start + text.trimEnd().length };
}

export function hold(n: Notebook, start: number, end: number, why: Why) {
  const span = trimmed(n.plain, start, end);
  if (span) n.heldBack.push({ quote: n.brief.slice(span.start, span.end), span, why });
}

type Asked = { rule: Wish["rule"]; value: string };

/** "keep it simple, title large": a manner before what is wanted large. */
const MANNER =
  /^(?:(?:it|this|everything|es|das|alles|het)\s)?(?:(?:very|nice and|ganz|schön|très|muy|molto|heel|muito)\s)?(?:simple|plain|clean|calm|quiet|bold|bright|schlicht|ruhig|einfach|klar|sobre|clair|sencillo|sobrio|limpio|semplice|pulito|rustig|simpel|strak|simples|limpo)(?: halten| houden)?,\s+(?=\p{L})/iu;

export function wish(n: Notebook, { rule, value: said }: Asked, start: number, end: number) {
  const span = trimmed(n.plain, start, end);
  if (!span) return;
  const value = rule === "emphasis" ? said.replace(MANNER, "") : said;
  const same = n.wishes.some((w) => w.rule === rule && w.value === value && w.span.start === span.start);
  if (!same) n.wishes.push({ rule, value, quote: n.brief.slice(span.start, span.end), span });
}

export function addFact(n: Notebook, draft: Omit<Draft, "id">): Draft | undefined {
  const span = trimmed(n.plain, draft.start, draft.end);
  if (!span || !draft.says) return undefined;
  const added = { ...draft, ...span, id: "" };
  n.drafts.push(added);
  return added;
}

/** A part of a piece. */
export type Stretch = Span & { piece: Piece };

/** Holds all of a stretch back: false, as what is read of it tells readers nothing. */
export function holdWhole(n: Notebook, { start, end }: Stretch, why: Why): false {
  hold(n, start, end, why);
  return false;
}

/** Stretches of the text with letters or digits that no span covers. */
function gaps(n: Notebook): Span[] {
  const spans: Span[] = [...n.drafts, ...n.wishes.map((w) => w.span), ...n.heldBack.map((h) => h.span)].sort(
    (a, b) => a.start - b.start,
  );
  const out: Span[] = [];
  let at = 0;
  for (const s of spans) {
    if (s.start > at) out.push({ start: at, end: s.start });
    at = Math.max(at, s.end);
  }
  return [...out, { start: at, end: n.brief.length }];
}

/** Holds back what nothing has read: words as not understood, markup as internal. */
export function fillGaps(n: Notebook) {
  for (const gap of gaps(n)) {
    if (isWordless(n.brief.slice(gap.start, gap.end))) continue;
    if (trimmed(n.plain, gap.start, gap.end)) hold(n, gap.start, gap.end, "unclear");
    else {
      const span = trimmed(n.brief, gap.start, gap.end) ?? gap;
      n.heldBack.push({ quote: n.brief.slice(span.start, span.end), span, why: "internal" });
    }
  }
  for (const gap of gaps(n)) {
    const quote = n.brief.slice(gap.start, gap.end);
    if (!isWordless(quote)) n.heldBack.push({ quote, span: gap, why: "internal" });
  }
  n.heldBack.sort((a, b) => a.span.start - b.span.start);
}

/** One fact for each sentence and list item. */
export const mains = (n: Notebook): Draft[] => n.drafts.filter((d) => d.main);
