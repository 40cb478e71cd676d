/**
 * A way through a pattern: its source, where large alternations stand apart, and the literals it cannot match without.
 * `captures`: its capturing groups, each empty, in their order.
 */
export type Branch = {
  needs?: readonly string[] | undefined;
  parts: readonly (string | Alternation)[];
  captures: string;
};

/** A large alternation. `empty`: what stands for it when none of its branches can match; without it nothing does. */
export type Alternation = {
  open: string;
  branches: readonly Branch[];
  close: string;
  empty?: string | undefined;
};

type Has = (literal: string) => boolean;

/** Groups that take part in no match, so that those behind them keep their numbers and a match its names. */
export const unmatched = (captures: string): string => (captures === "" ? "" : `(?!)${captures}`);

function possibleParts({ needs, parts }: Branch, has: Has): string | undefined {
  if (needs && !needs.some(has)) return undefined;
  let source = "";
  for (const part of parts) {
    const own = typeof part === "string" ? part : possibleOf(part, has);
    if (own === undefined) return undefined;
    source += own;
  }
  return source;
}

/** The source of what can match in a text that has these literals; undefined when nothing can. */
export function possibleOf({ open, branches, close, empty }: Alternation, has: Has): string | undefined {
  const sources = branches.map((branch) => possibleParts(branch, has));
  if (sources.every((source) => source === undefined)) return empty;
  const kept = sources.map((source, i) => source ?? unmatched(branches[i]?.captures ?? ""));
  return `${open}${kept.filter((source, i) => source !== "" || sources[i] !== undefined).join("|")}${close}`;
}

/** All literals that are asked for. */
export function literalsOf({ branches }: Alternation): string[] {
  return branches.flatMap(({ needs = [], parts }) => [
    ...needs,
    ...parts.flatMap((part) => (typeof part === "string" ? [] : literalsOf(part))),
  ]);
}
