import type { Template } from "../../render/template.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import { spread } from "../../render/templates/kit/dice.ts";
import type { AssetType } from "../../vocab.ts";
import { CANDIDATES, type Candidate } from "./candidates.ts";
import { FILMS } from "./films.ts";
import { infographicOf } from "./infographic.ts";
import type { Material } from "./material.ts";
import { seriesOf } from "./series.ts";

/** A template with data that it takes. */
export type Chosen = { template: Template; data: unknown };

/** Undefined when the material does not suffice for this asset type. */
export function choose(material: Material, assetType: AssetType, seed: number): Chosen | undefined {
  if (assetType === "carousel" || assetType === "slideshow") {
    return fitting(assetType, seriesOf(material, assetType));
  }
  if (assetType === "infographic") return fitting("infographic", infographicOf(material));
  const candidates = assetType === "video" ? filmsFor(material) : CANDIDATES;
  return suitable(material, assetType, candidates, seed);
}

const filmsFor = (material: Material): Candidate[] =>
  FILMS.map(({ weight, ...film }) => ({ ...film, weight: weight(material) }));

function fitting(name: string, data: unknown): Chosen | undefined {
  const template = TEMPLATES[name];
  const parsed = data === undefined ? undefined : template?.data.safeParse(data);
  return template && parsed?.success ? { template, data: parsed.data } : undefined;
}

/** Among everything that can show the material, the seed chooses; screens that were asked for are always shown. */
function suitable(
  material: Material,
  assetType: AssetType,
  candidates: readonly Candidate[],
  seed: number,
): Chosen | undefined {
  const all = candidates.flatMap(({ template: name, weight, show }) => {
    const chosen = fitting(name, show(material));
    return chosen?.template.assetTypes.includes(assetType) ? [{ ...chosen, weight }] : [];
  });
  const showing = all.filter(({ template, data }) => (template.photos?.(data).length ?? 0) > 0);
  return weighted(material.mustShow && showing.length > 0 ? showing : all, spread(seed, 0));
}

function weighted<T extends { weight: number }>(list: readonly T[], roll: number): T | undefined {
  let left = roll * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of list) {
    left -= one.weight;
    if (left < 0) return one;
  }
  return list.at(-1);
}
