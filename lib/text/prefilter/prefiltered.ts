import { remembered } from "../once.ts";
import { literalIndex } from "./literal-index.ts";
import { type Alternation, literalsOf, possibleOf } from "./pattern-parts.ts";
import { readPattern } from "./read-pattern.ts";

/** Matches nowhere. */
const NOWHERE = /(?!)/g;
/** Copies of one pattern that are kept, each without the branches that some text rules out. */
const MOST_COPIES = 200;

/** Stands in no literal. */
const BETWEEN = "\u0000";

/** What is kept of a pattern after its first use. */
class Filter {
  readonly #pattern: Alternation;
  readonly #present: (text: string) => readonly string[] | undefined;
  /** Compiles a copy once, whichever literals have led to it. */
  readonly #compiled: (source: string) => RegExp;
  readonly #copyFor: (literals: string) => RegExp;
  #last: { text?: string; copy?: RegExp | undefined } = {};

  constructor({ source, flags }: RegExp) {
    this.#pattern = readPattern(source);
    this.#present = literalIndex([...new Set(literalsOf(this.#pattern))]);
    this.#compiled = remembered((copy) => new RegExp(copy, flags), MOST_COPIES);
    this.#copyFor = remembered((literals) => this.#without(new Set(literals.split(BETWEEN))), MOST_COPIES);
  }

  #without(present: ReadonlySet<string>): RegExp {
    const source = possibleOf(this.#pattern, (literal) => present.has(literal));
    return source === undefined ? NOWHERE : this.#compiled(source);
  }

  /** The pattern without what cannot match in this text; undefined if its letters cannot be compared. */
  for(text: string): RegExp | undefined {
    // A text is gone through match by match.
    if (text === this.#last.text) return this.#last.copy;
    const present = this.#present(text);
    const copy = present && this.#copyFor(present.join(BETWEEN));
    this.#last = { text, copy };
    return copy;
  }
}

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

  #filter: Filter | undefined;

  #engineFor(text: string): RegExp {
    this.#filter ??= new Filter(this);
    const engine = this.#filter.for(text) ?? new RegExp(this);
    engine.lastIndex = this.lastIndex;
    return engine;
  }

  override exec(text: string): RegExpExecArray | null {
    const engine = this.#engineFor(text);
    const match = engine === NOWHERE ? null : engine.exec(text);
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
