import type { Brand } from "../brand/brand.ts";

/** In `product_map.guidelines.mascot`: pictures never show the figure. Otherwise it stands where it fits. */
export const NEVER = "never";

/** What guidelines say of the mascot; undefined where they are prose, which holds no settings. */
export function mascotRule({ product_map }: Pick<Brand, "product_map">): "fits" | "never" | undefined {
  const guidelines = product_map.guidelines ?? {};
  if (typeof guidelines !== "object" || guidelines === null || Array.isArray(guidelines)) return undefined;
  return (guidelines as { mascot?: unknown }).mascot === NEVER ? "never" : "fits";
}
