import type { DescribedPhoto } from "../../brand/ready-photos.ts";
import { lowDiscrepancy } from "../../render/templates/kit/prng.ts";
import { tokensOf } from "../../render/templates/kit/story/tokens.ts";
import type { Story } from "../../story/schema.ts";

/** Shorter words say nothing about what a photo shows. */
const SHORTEST = 4;
/** What a shared word is worth: a name or tag is chosen to say what a photo is for, a description mentions much. */
const WORTH = { named: 2, described: 1 };
/** A word of more than half of so many photos tells none of them from the others. */
const MANY = 4;
const MOST = 5;

type Rated = { id: string; kind: DescribedPhoto["kind"]; shared: number; isNamed: boolean };

/**
 * The photos that suit a story, best first: those whose name or tags are words of the story; a description only tells
 * them apart. The seed chooses among equals. Empty when none suits.
 */
export function suitedPhotos(
  story: Story,
  photos: readonly DescribedPhoto[],
  { brand, seed }: { brand: string; seed: number },
): string[] {
  // A notice that something is closed shows nothing of what is sold.
  if (story.occasion === "closing") return [];
  const rated = rate(story, photos, brand).filter(({ isNamed }) => isNamed);
  const best = rated.filter(({ shared }) => shared === rated[0]?.shared);
  const turn = Math.floor(lowDiscrepancy(seed, 1) * best.length);
  const ordered = [...best.slice(turn), ...best.slice(0, turn), ...rated.slice(best.length)];
  return ordered.slice(0, MOST).map(({ id }) => id);
}

/**
 * The photo that suits a story best, the newest of equals, even if it hardly does. A photo of people is shown only where
 * they belong. A list of one, or of none.
 */
export function likeliestPhoto(story: Story, photos: readonly DescribedPhoto[], brand: string): string[] {
  const able = rate(story, photos, brand).filter(({ kind, shared }) => kind !== "people" || shared > 0);
  return able.slice(0, 1).map(({ id }) => id);
}

function rate(story: Story, photos: readonly DescribedPhoto[], brand: string): Rated[] {
  const wanted = wordsOf(saidIn(story));
  const common = new Set([...wordsOf(brand), ...commonTo(photos)]);
  const shared = (text: string, worth: number) =>
    worth * [...wordsOf(text)].filter((word) => wanted.has(word) && !common.has(word)).length;
  return photos
    .map(({ id, kind, named, altText }) => {
      const byName = shared(named, WORTH.named);
      return { id, kind, isNamed: byName > 0, shared: byName + shared(altText, WORTH.described) };
    })
    .toSorted((a, b) => b.shared - a.shared);
}

/** Words that a photo has in common with a story, and that may be why it was taken. */
export function sharedWords(story: Story, { named, altText }: DescribedPhoto, brand: string): string[] {
  const wanted = wordsOf(saidIn(story));
  const ofBrand = wordsOf(brand);
  const isShared = (word: string) => wanted.has(word) && !ofBrand.has(word);
  return longWords(`${named}\n${altText}`).filter((word) => isShared(singular(word)));
}

/** What the brief says: what the brand says of itself is true of every story. */
function saidIn({ kicker, headline, support, points, about, facts }: Story): string {
  const ofBrand = new Set(facts.filter(({ from }) => from !== "brief").map(({ id }) => id));
  const said = [kicker, headline, support, ...points].map((line) =>
    line && !line.facts.some((id) => ofBrand.has(id)) ? line.text : "",
  );
  const ofBrief = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  return [...said, about, ...ofBrief].join("\n");
}

const longWords = (text: string): string[] =>
  [...tokensOf(text).words].filter((word) => word.length >= SHORTEST);
/** The plural of English: "lemons" are shown by "a lemon". */
const singular = (word: string) => word.replace(/s$/, "");
const wordsOf = (text: string): Set<string> => new Set(longWords(text).map(singular));

function commonTo(photos: readonly DescribedPhoto[]): string[] {
  if (photos.length < MANY) return [];
  const counts = new Map<string, number>();
  for (const { named, altText } of photos)
    for (const word of wordsOf(`${named}\n${altText}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > photos.length / 2).map(([word]) => word);
}
