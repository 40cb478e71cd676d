import { seedOf } from "../palette.ts";
import { PAIRINGS, type PairingName } from "../typeface.ts";
import { type Look, type LookId, lookNamed, SIGNAL } from "./looks.ts";
import { affinity, type BrandHints, type Traits, traitsOf } from "./traits.ts";

/** What each direction says of a brand. */
const LOOK_TRAITS: Readonly<Record<LookId, Traits>> = {
  signal: { modern: 1, natural: 0.6, dependable: 0.5, playful: 0.4 },
  poster: { loud: 1.2, playful: 0.5, modern: 0.4 },
  gallery: { refined: 1.1, natural: 0.7 },
  masthead: { sober: 1.1, dependable: 0.5, refined: 0.5 },
  column: { dependable: 1.1, sober: 0.6, technical: 0.4, modern: 0.4, natural: 0.4 },
  blueprint: { technical: 1.2, modern: 0.6 },
  bubble: { playful: 1.2, natural: 0.8, dependable: 0.5 },
};

/** What each pairing says of a brand. */
const PAIRING_TRAITS: Readonly<Record<PairingName, Traits>> = {
  bold: { playful: 0.6, loud: 0.7, modern: 0.6, natural: 0.3 },
  modern: { modern: 1, technical: 0.6, sober: 0.3 },
  technical: { technical: 0.9, modern: 0.6, loud: 0.3 },
  friendly: { dependable: 0.8, playful: 0.5, modern: 0.6, natural: 0.4 },
  editorial: { natural: 0.9, sober: 0.6, playful: 0.3, dependable: 0.2 },
  classic: { refined: 0.95, sober: 0.8 },
  condensed: { loud: 1, dependable: 0.4, technical: 0.4 },
  rounded: { playful: 1, natural: 0.4, dependable: 0.3 },
  delicate: { refined: 1, natural: 0.7 },
  slab: { dependable: 0.95, sober: 0.7, natural: 0.4 },
  wide: { modern: 0.8, loud: 0.9, technical: 0.2 },
  mono: { technical: 1, modern: 0.2 },
};

/** Up to this much the brand's id brings variety among what suits it about equally. */
const VARIETY = 0.85;

const turnOf = (id: string, name: string) => (VARIETY * (seedOf(`${id} ${name}`) % 97)) / 96;

/** Whether there is nothing to go by. */
const isUnknown = ({ palette, voice = [], about = [], logoAspect }: BrandHints) =>
  Object.keys(palette).length === 0 && voice.length === 0 && about.length === 0 && logoAspect === undefined;

/**
 * A direction for a brand that named none, from its voice, trade, palette and logo. Among directions that suit it equally
 * the brand's id decides. A brand of which nothing is known has the house's.
 */
export function suggestLook(hints: BrandHints): Look {
  if (isUnknown(hints)) return SIGNAL;
  const [best = "signal"] = rankedLooks(hints);
  return lookNamed(best, hints.id) ?? SIGNAL;
}

/** Another direction than the given one, for another version of a picture: the `nth` of those that suit best, from 1. */
export function otherLook(hints: BrandHints, than: Look, nth: number): Look {
  const others = rankedLooks(hints).filter((look) => look !== than.id);
  return lookNamed(others[(nth - 1) % others.length] ?? "signal", hints.id) ?? SIGNAL;
}

/** What a pairing should say that the brand's direction says too. */
const IN_LOOK = 0.35;

/** A pairing for a brand that named none and brought no fonts, which also suits its direction. */
export function suggestPairing(hints: BrandHints, look: LookId): PairingName {
  if (isUnknown(hints)) return "bold";
  const traits = traitsOf(hints);
  return best(
    Object.keys(PAIRINGS) as PairingName[],
    (name) =>
      affinity(traits, PAIRING_TRAITS[name]) +
      IN_LOOK * affinity(LOOK_TRAITS[look], PAIRING_TRAITS[name]) +
      turnOf(hints.id, `type ${name}`),
  )[0] as PairingName;
}

/** All directions, the one that suits a brand best first. */
function rankedLooks(hints: BrandHints): LookId[] {
  const traits = traitsOf(hints);
  return best(
    Object.keys(LOOK_TRAITS) as LookId[],
    (look) => affinity(traits, LOOK_TRAITS[look]) + byLogo(look, hints.logoAspect) + turnOf(hints.id, look),
  );
}

function best<T>(all: readonly T[], gradeOf: (one: T) => number): T[] {
  const grades = new Map(all.map((one) => [one, gradeOf(one)]));
  return all.toSorted((a, b) => (grades.get(b) ?? 0) - (grades.get(a) ?? 0));
}

/** A long wordmark is signed under a picture or on a column better than among words. */
const byLogo = (look: LookId, aspect = 1): number =>
  aspect >= 2.6 && (look === "column" || look === "gallery") ? 0.6 : 0;
