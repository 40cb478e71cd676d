import { remembered } from "../once.ts";
import { own } from "../own.ts";
import { folded } from "./folded.ts";
import { type Literals, product, rarer, union } from "./literal-sets.ts";
import { type Alternation, type Branch, unmatched } from "./pattern-parts.ts";

/** A part of a sequence. An assertion consumes nothing, so that what stands around it stands side by side. */
type Term = Literals & { isAssertion?: boolean; captures?: string; alternation?: Alternation };

const NOTHING: Term = {};
const ASSERTION: Term = { exact: [""], isAssertion: true };
const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", 0: "\0" };
/** Classes of characters with at most this many members are multiplied out. */
const FEW = 4;
/** An alternation of fewer letters is not worth taking apart. */
const LARGE = 120;

/** Letters without a quantifier, as many as there are, or a single one that may have one. */
const PLAIN = /[^\\()[|.*+?{^$]+(?![*+?{])|./suy;

const needsOf = ({ exact, needs }: Literals) => exact ?? needs;

/** What is known of a sequence so far: the texts its latest parts may be, and the rarest literals of those before. */
class Sequence {
  #run: readonly string[] = [""];
  #needs: readonly string[] | undefined;
  #isWhole = true;

  add(term: Term): void {
    if (term.isAssertion) {
      this.#needs = rarer(this.#needs, term.needs);
      return;
    }
    const longer = term.exact && product(this.#run, term.exact);
    if (longer) {
      this.#run = longer;
      return;
    }
    this.#needs = rarer(rarer(this.#needs, this.#run), term.needs);
    this.#run = term.exact ?? [""];
    this.#isWhole = false;
  }

  known(): Literals {
    if (this.#isWhole && this.#needs === undefined) return { exact: this.#run };
    const needs = rarer(this.#needs, this.#run);
    return needs ? { needs } : NOTHING;
  }
}

/** Lists of words are part of many patterns. */
const MOST_GROUPS = 2000;
const largeGroup = remembered((source: string): Term => new Reader(source).group(true), MOST_GROUPS);

/** Where each group that opens at a place ends. */
function endsOfGroups(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: part, index } of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gsu)) {
    if (part === "(") open.push(index);
    if (part === ")") ends.set(open.pop() ?? 0, index + 1);
  }
  return ends;
}

/** Reads a pattern from left to right. It trusts that the pattern is valid: the engine has read it before. */
class Reader {
  #at = 0;
  readonly #source: string;
  readonly #ends: ReadonlyMap<number, number>;
  constructor(source: string) {
    this.#source = source;
    this.#ends = endsOfGroups(source);
  }

  #isNext(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  /** What a sticky pattern matches here; behind it the reader goes on. */
  #skip(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source)?.[0];
    this.#at += match?.length ?? 0;
    return match;
  }

  branches(): { known: Literals; branches: Branch[] } {
    const read = [this.#sequence()];
    while (this.#skip(/\|/uy)) read.push(this.#sequence());
    const known = union(read.map((one) => one.known));
    return { known, branches: read.map((one) => one.branch) };
  }

  #sequence(): { known: Literals; branch: Branch } {
    const sequence = new Sequence();
    const parts: (string | Alternation)[] = [];
    let captures = "";
    let from = this.#at;
    while (this.#at < this.#source.length && !this.#isNext("|") && !this.#isNext(")")) {
      const start = this.#at;
      const term = this.#quantified();
      sequence.add(term);
      captures += term.captures ?? "";
      if (!term.alternation) continue;
      parts.push(this.#source.slice(from, start), term.alternation);
      from = this.#at;
    }
    parts.push(this.#source.slice(from, this.#at));
    const known = sequence.known();
    return { known, branch: { needs: rarer(undefined, allFolded(needsOf(known))), parts, captures } };
  }

  #quantified(): Term {
    const { alternation, captures = "", ...atom } = this.#atom();
    const quantifier = this.#skip(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy) ?? "";
    const isOptional = /^(?:[*?]|\{0[,}])/u.test(quantifier);
    const none = captures === "" ? "" : `(?:${unmatched(captures)})?`;
    const closed = alternation && {
      ...alternation,
      close: alternation.close + quantifier,
      ...((alternation.empty !== undefined || isOptional) && { empty: none }),
    };
    return {
      ...quantifiedBy(quantifier, isOptional, atom),
      captures,
      ...(closed && { alternation: closed }),
    };
  }

  #atom(): Term {
    if (this.#isNext("(")) return this.#anyGroup();
    if (this.#isNext("[")) return this.#class();
    if (this.#isNext("\\")) return this.#escape();
    if (this.#skip(/[$^]/uy)) return ASSERTION;
    if (this.#skip(/\./uy)) return NOTHING;
    return { exact: [this.#skip(PLAIN) ?? ""] };
  }

  #anyGroup(): Term {
    const end = this.#ends.get(this.#at) ?? 0;
    if (end - this.#at <= LARGE) return this.group(false);
    const source = this.#source.slice(this.#at, end);
    this.#at = end;
    return largeGroup(source);
  }

  /** A group, which is taken apart if it is large. */
  group(isLarge: boolean): Term {
    const open = this.#skip(/\((?:\?(?:<?[=!]|:|<[\p{ID_Start}$_][\p{ID_Continue}$]*>))?/uy) ?? "";
    const { known, branches } = this.branches();
    this.#skip(/\)/uy);
    const isNegative = /^\(\?<?!/u.test(open);
    const own = open === "(" || /^\(\?<[^=!]/u.test(open) ? `${open})` : "";
    const captures = own + branches.map((one) => one.captures).join("");
    const isApart = isLarge && (branches.length > 1 || branches.some(({ parts }) => parts.length > 1));
    const alternation = { open, branches, close: ")", ...(isNegative && { empty: "" }) };
    const apart = { captures, ...(isApart && { alternation }) };
    if (isNegative) return { ...ASSERTION, ...apart };
    if (!/^\(\?<?=/u.test(open)) return { ...known, ...apart };
    const needs = needsOf(known);
    return { ...(needs && { needs }), isAssertion: true, ...apart };
  }

  #class(): Term {
    const whole = this.#skip(/\[(?:\\.|[^\]\\])*\]/suy) ?? "";
    const members = [...whole.slice(1, -1)];
    const isPlain = !/^\^|\\|.-./su.test(whole.slice(1, -1));
    return isPlain && members.length > 0 && members.length <= FEW ? { exact: members } : NOTHING;
  }

  #escape(): Term {
    if (this.#skip(/\\[bB]/uy)) return ASSERTION;
    if (this.#skip(/\\(?:[dDsSwW]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[A-Za-z])/uy)) return NOTHING;
    const code = this.#skip(/\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2})/iuy);
    if (code)
      return { exact: [String.fromCodePoint(Number.parseInt(code.replace(/\\[ux]\{?|\}/gu, ""), 16))] };
    const character = this.#source[this.#at + 1] ?? "";
    this.#at += 2;
    return { exact: [own(ESCAPED, character) ?? character] };
  }
}

function quantifiedBy(quantifier: string, isOptional: boolean, atom: Term): Term {
  if (quantifier === "" || atom.isAssertion) return atom;
  if (quantifier.startsWith("?") && atom.exact) return { exact: ["", ...atom.exact] };
  const needs = isOptional ? undefined : needsOf(atom);
  return needs ? { needs } : NOTHING;
}

const allFolded = (literals: readonly string[] | undefined) => literals && [...new Set(literals.map(folded))];

/**
 * A pattern as an alternation whose branches know, in small letters, literals of which each of their matches contains at
 * least one. The way of Russ Cox's "Regular Expression Matching with a Trigram Index" and of the prefilters of RE2: what
 * is exact is multiplied out, and of a sequence the rarest part counts.
 */
export const readPattern = (source: string): Alternation => ({
  open: "",
  branches: new Reader(source).branches().branches,
  close: "",
});
