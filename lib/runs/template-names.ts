import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { AssetType } from "../vocab.ts";

/** An asset type is also a name: of the template that it is usually made with. */
const DEFAULTS: Readonly<Partial<Record<AssetType, string>>> = {
  card: "card",
  og_image: "card",
  carousel: "carousel",
  slideshow: "slideshow",
  video: "film_launch",
  infographic: "infographic",
};

/** What an output type means: the template, and the asset type it makes. */
export type Named = { template: Template; assetType: AssetType };

export function templateNamed(outputType: string): Named | undefined {
  const byType = DEFAULTS[outputType as AssetType];
  const template = Object.hasOwn(TEMPLATES, byType ?? outputType)
    ? TEMPLATES[byType ?? outputType]
    : undefined;
  if (!template) return undefined;
  return { template, assetType: byType ? (outputType as AssetType) : template.assetTypes[0] };
}

/** Every name that can be asked for. */
const OUTPUT_TYPES: readonly string[] = [
  ...new Set([...Object.keys(TEMPLATES), ...Object.keys(DEFAULTS).filter((name) => templateNamed(name))]),
].toSorted();

/** The known name that is most like a mistyped one. */
export function nearestName(wish: string): string {
  const [nearest = "card"] = OUTPUT_TYPES.toSorted((a, b) => distance(wish, a) - distance(wish, b));
  return nearest;
}

/** Edits that turn one word into the other (Levenshtein), row by row. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from.slice(0, 60).toLowerCase()].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (other === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
