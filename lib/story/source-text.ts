import type { Brand } from "../copy/types.ts";
import type { FactSource } from "./kinds.ts";

/** Every text inside a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * The text that spans of a source refer to. A field of the Brand DNA that is an object counts as its texts,
 * one on each line; the guidelines of its products are rules and no facts.
 */
export function sourceText(from: FactSource, { brief, brand }: { brief: string; brand: Brand }): string {
  if (from === "brief") return brief;
  if (from === "product_map") {
    const { guidelines: _, ...products } = brand.product_map;
    return textsIn(products).join("\n");
  }
  return textsIn(brand[from]).join("\n");
}
