import type { Check } from "../../../vocab.ts";
import { check, named, seen } from "../check.ts";

/** Whoever speaks as somebody else needs a person to look at it, and nobody earns anything by not doing so. */
export function impersonation(words: readonly string[]): Check[] {
  if (words.length === 0) return [];
  const finding = check({
    id: "impersonation",
    group: "claims",
    label: "It speaks for the brand and for nobody else",
    share: 0,
    evidence: words.map((quote) => seen("brief or copy", quote)),
    fix: `Say it in the brand’s own name, or have somebody confirm that you may speak so: ${named(words, 2)}.`,
  });
  return [finding];
}
