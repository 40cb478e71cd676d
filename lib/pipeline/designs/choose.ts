import type { Template } from "../../render/template.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import { lowDiscrepancy } from "../../render/templates/kit/prng.ts";
import { own } from "../../text/own.ts";
import type { AssetType } from "../../vocab.ts";
import { CANDIDATES, type Candidate } from "./candidates.ts";
import { FILMS, type FilmCandidate } from "./films.ts";
import { infographicOf } from "./infographic.ts";
import type { Material } from "./material.ts";
import { seriesOf } from "./series.ts";

/** A template with data that it takes. */
export type Chosen = { template: Template; data: unknown };

/** Undefined when the material does not suffice for this asset type. */
export function choose(material: Material, assetType: AssetType, seed: number): Chosen | undefined {
  return CHOOSERS[assetType](material, seed);
}

/** How the template of each asset type is chosen. */
const CHOOSERS: Record<AssetType, (material: Material, seed: number) => Chosen | undefined> = {
  card: (material, seed) => single(material, "card", seed),
  og_image: (material, seed) => single(material, "og_image", seed),
  carousel: (material) => fitting("carousel", seriesOf(material, "carousel")),
  slideshow: (material) => fitting("slideshow", seriesOf(material, "slideshow")),
  infographic: (material) => fitting("infographic", infographicOf(material)),
  video: film,
};

function fitting(name: string, data: unknown): Chosen | undefined {
  const template = own(TEMPLATES, name);
  const parsed = data === undefined ? undefined : template?.data.safeParse(data);
  return template && parsed?.success ? { template, data: parsed.data } : undefined;
}

/** Among everything that can show the material, the seed chooses; screens that were asked for are always shown, as is a known face. */
function single(material: Material, assetType: AssetType, seed: number): Chosen | undefined {
  const all = able(material, CANDIDATES);
  const ofType = all.filter(({ template }) => template.assetTypes.includes(assetType));
  return weighted(prefer(ofType, hasToBeShown(material)), lowDiscrepancy(seed, 0));
}

/** The same among films, where one that is made for this kind of news goes before the others. */
function film(material: Material, seed: number): Chosen | undefined {
  const all = able<FilmCandidate>(material, FILMS);
  const showing = prefer(all, hasToBeShown(material));
  const made = prefer(showing, ({ madeFor }) => madeFor.includes(material.facts.kind));
  return weighted(made, lowDiscrepancy(seed, 0));
}

/** The candidates that have enough to show, with what they show. */
const able = <C extends Candidate>(material: Material, candidates: readonly C[]) =>
  candidates.flatMap((candidate) => {
    const chosen = fitting(candidate.template, candidate.show(material));
    return chosen ? [{ ...candidate, ...chosen }] : [];
  });

/** Shows screens that were asked for; else the portrait of the person it is about, where there is one. */
function hasToBeShown({ mustShow, faces }: Material) {
  const portraits = new Set(faces.map(({ portrait }) => portrait));
  return ({ template, data }: Chosen): boolean => {
    const photos = template.photos?.(data) ?? [];
    return mustShow ? photos.length > 0 : photos.some((photo) => portraits.has(photo));
  };
}

/** Those that are so, where there are any. */
function prefer<T>(list: readonly T[], isSo: (one: T) => boolean): readonly T[] {
  const some = list.filter(isSo);
  return some.length > 0 ? some : list;
}

function weighted<T extends { weight: number }>(list: readonly T[], roll: number): T | undefined {
  let left = roll * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of list) {
    left -= one.weight;
    if (left < 0) return one;
  }
  return list.at(-1);
}
