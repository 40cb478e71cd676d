import { type LiteralSet, literalSet } from "./literal-index.ts";
import { type Alternation, literalsOf, possibleOf } from "./pattern-parts.ts";
import { readPattern } from "./read-pattern.ts";

/** Matches nowhere. */
const NOWHERE = /(?!)/g;

/**
 * So many parts of a pattern are compiled; when a text needs another one the whole is. A part costs little at once,
 * but texts differ, and each further part would be compiled for one of them and kept.
 */
const MOST_PARTS = 10;

/** A pattern of fewer letters costs less than looking what stands in a text, and may be made for one text alone. */
const SMALL = 120;

/** What is kept of a pattern after its first use. */
class Filter {
  readonly #source: string;
  readonly #flags: string;
  readonly #literals: LiteralSet;
  #parts: { tree: Alternation; copies: Map<string, RegExp> } | undefined;
  #whole: RegExp | undefined;
  #last: { text: string; copy: RegExp } | undefined;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags;
    const tree = readPattern(source);
    const needs = tree.branches.map((branch) => branch.needs);
    const needsOne = !needs.includes(undefined);
    this.#literals = literalSet(needsOne ? needs.flatMap((one) => one ?? []) : undefined, literalsOf(tree));
    this.#parts = { tree, copies: new Map() };
  }

  #part(text: string): RegExp | undefined {
    if (!this.#parts) return undefined;
    const { tree, copies } = this.#parts;
    const found = this.#literals.foundIn(text);
    const source = possibleOf(tree, (literal) => found.has(literal));
    if (source === undefined) return NOWHERE;
    const copy = copies.get(source);
    if (copy) return copy;
    if (copies.size >= MOST_PARTS) {
      this.#parts = undefined;
      return undefined;
    }
    const fresh = new RegExp(source, this.#flags);
    copies.set(source, fresh);
    return fresh;
  }

  #engineFor(text: string): RegExp {
    if (!this.#literals.isIn(text)) return NOWHERE;
    const part = this.#part(text);
    if (part) return part;
    this.#whole ??= new RegExp(this.#source, this.#flags);
    return this.#whole;
  }

  /** The pattern without what cannot match in this text. */
  for(text: string): RegExp {
    // A text is gone through match by match.
    if (this.#last?.text !== text) this.#last = { text, copy: this.#engineFor(text) };
    return this.#last.copy;
  }

  /** The same texts are asked about again and again: that there is nothing in one need not be found out twice. */
  nothingIn(text: string): void {
    this.#literals.ruleOut(text);
    this.#last = { text, copy: NOWHERE };
  }
}

const alone = (engine: RegExp) => ({ for: () => engine, nothingIn: () => {} });

/**
 * A regular expression that first looks which of the literals it cannot match without stand in a text, and asks the
 * engine only about the branches that are left. It answers as the plain one does. A large alternation costs the engine
 * tens of milliseconds at its first use, and most of its branches are never met.
 */
export class Prefiltered extends RegExp {
  /** Copies that the engine makes are plain. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  #engines: Pick<Filter, "for" | "nothingIn"> | undefined;

  #engineFor(text: string): RegExp {
    this.#engines ??= this.source.length < SMALL ? alone(new RegExp(this)) : new Filter(this);
    const engine = this.#engines.for(text);
    engine.lastIndex = this.lastIndex;
    return engine;
  }

  override exec(text: string): RegExpExecArray | null {
    const engine = this.#engineFor(text);
    const match = engine === NOWHERE ? null : engine.exec(text);
    if (!match && engine !== NOWHERE && this.lastIndex === 0 && !this.sticky) this.#engines?.nothingIn(text);
    if (this.global || this.sticky) this.lastIndex = match ? engine.lastIndex : 0;
    return match;
  }

  override test(text: string): boolean {
    return this.exec(text) !== null;
  }

  override [Symbol.replace](text: string, by: never): string {
    const replaced = text.replace(this.#engineFor(text), by);
    if (this.global) this.lastIndex = 0;
    return replaced;
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return text.matchAll(this.#engineFor(text));
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return text.split(this.#engineFor(text), limit);
  }
}
