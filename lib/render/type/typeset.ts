import { emojiCode, splitEmoji, withoutPictures } from "../emoji.ts";
import { SLICES, type Slice, sliceOf } from "../fonts.ts";
import { PAIRINGS, type Pairing, pairingOf, type Role, weightIn } from "../typeface.ts";
import { type EmojiSet, emojiSet, readEmoji } from "./emoji-set.ts";
import { readKept } from "./kept.ts";
import { type Loadable, type Manifest, manifestOf, type ReadAsset } from "./manifest.ts";
import { nearestWeight, type OwnFamily, type OwnTypefaces, slicesOf, withOwn } from "./own-family.ts";
import { PHRASES_VERSION, phrasesFor, type SplitPhrases } from "./phrases.ts";
import { fallbacksFor } from "./scripts.ts";
import { codesOf, isHeld, type Library, leadersOf, libraryOf, slicesIn, stackFor } from "./stacks.ts";
import { isMostlyFromRight } from "./writing.ts";

/** A text and the font-family stack it is set in. */
export type TextSetting = { text: string; stack: string };

/** A pairing with everything that the texts of one picture need: which family draws what, and how to load it. */
export type Typeset = {
  pairing: Pairing;
  /** Part of the render hash: equal identities draw equal texts alike. */
  identity: string;
  /** Whether the picture as a whole is read from right to left. */
  isFromRight: boolean;
  /** The font-family stack that draws a text in a role. */
  stackOf(text: string, role: Role): string;
  /** The nearest weight that the family which leads a stack has. */
  weightIn(stack: string, weight: number): number;
  /** The slices that settings need, those that are not in memory loaded. @throws AssetError */
  slicesFor(settings: readonly TextSetting[]): Promise<readonly Slice[]>;
  /** The weight of bold display type, where the brand's direction says another. */
  weight?: number | undefined;
  /** Where texts in Japanese, Chinese and Thai may break. */
  phrases?: SplitPhrases | undefined;
  /** Whether any available family can draw a code point. */
  covers(code: number): boolean;
  /** Whether an emoji is drawn, as a picture. */
  hasEmoji(emoji: string): boolean;
  /** The pictures of the emoji in some texts, by their keys. @throws AssetError */
  emojiFor(texts: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
};

export type TypesetRequest = {
  /** The name of a pairing or a family; anything else is the house's. */
  fonts?: string | undefined;
  /** Families of the brand's own, in place of the pairing's. */
  own?: OwnTypefaces | undefined;
  weight?: number | undefined;
  /** Everything that may be drawn. */
  texts: readonly string[];
  /** The words whose direction is the picture's. Without them, or without a letter in them: all texts. */
  words?: readonly string[] | undefined;
  /** BCP 47, where it is known: it decides how Han characters are drawn. */
  language?: string | undefined;
  /** Without it only the bundled families exist. */
  readAsset?: ReadAsset | undefined;
};

/** Chooses and finds the type for the texts of a picture. Reads the large manifest only for texts that need it. */
export async function typesetFor({ weight, ...request }: TypesetRequest): Promise<Typeset> {
  const type = await familiesFor(request);
  if (weight === undefined) return type;
  return { ...type, weight, identity: `${type.identity} ${weight}` };
}

async function familiesFor(request: TypesetRequest): Promise<Typeset> {
  const { texts, words, language, readAsset, own = {} } = request;
  const pairing = withOwn(pairingOf(request.fonts), own);
  // Kickers are drawn in capitals.
  const all = texts.flatMap((text) => [text, text.toUpperCase()]).join("\n");
  const said = words?.join("\n") ?? "";
  const read = /\p{L}/u.test(said) ? said : texts.join("\n");
  if (!readAsset) return typesetOf(pairing, [], all, { read, own });
  const emoji = splitEmoji(all).some(({ isEmoji }) => isEmoji) ? await emojiSet(readAsset) : undefined;
  const source = { read, readAsset, language, emoji, own };
  const brand = await manifestOf("brand", readAsset);
  const western = typesetOf(pairing, [brand], all, source);
  if (codesOf(withoutPictures(all)).every((code) => code < FIRST_PRINTED || western.covers(code)))
    return western;
  const world = await manifestOf("world", readAsset);
  const phrases = await phrasesFor(all, readAsset, language);
  return typesetOf(pairing, [brand, world], all, { ...source, phrases });
}

const FIRST_PRINTED = 0x20;

type TypesetSource = {
  read?: string;
  readAsset?: ReadAsset;
  language?: string | undefined;
  emoji?: EmojiSet | undefined;
  phrases?: SplitPhrases | undefined;
  own?: OwnTypefaces;
};

function typesetOf(
  pairing: Pairing,
  manifests: readonly Manifest[],
  texts: string,
  { read = texts, readAsset, language, emoji, phrases, own = {} }: TypesetSource = {},
): Typeset {
  const families = Object.values(own);
  const library = new Map([
    ...libraryOf(manifests.flatMap((manifest) => manifest.families)),
    ...families.map((family) => [family.name, slicesOf(family)] as const),
  ]);
  const fallbacks = fallbacksFor(texts, language).filter((family) => library.has(family));
  const leaders = {
    display: leadersOf(library, pairing, "display", texts),
    text: leadersOf(library, pairing, "text", texts),
    mono: leadersOf(library, pairing, "mono", texts),
  };
  const stacks = new Map<string, string>();
  return {
    pairing,
    isFromRight: isMostlyFromRight(read),
    identity: JSON.stringify([
      pairing.name,
      leaders,
      fallbacks,
      manifests.map(({ hash }) => hash),
      emoji?.hash,
      ...(phrases ? [PHRASES_VERSION] : []),
      ...(pairing.leading ? [pairing.leading] : []),
    ]),
    phrases,
    stackOf(text, role) {
      const key = `${role} ${text}`;
      const known = stacks.get(key) ?? stackFor(library, leaders[role], fallbacks, text);
      stacks.set(key, known);
      return known;
    },
    weightIn: (stack, weight) => weightOf(families, stack, weight),
    slicesFor: (settings) => load(library, settings, readAsset),
    covers: (code) => [...library.keys()].some((family) => isHeld(library, family, code)),
    hasEmoji: (one) => emoji?.files.has(emojiCode(one)) ?? false,
    async emojiFor(drawn) {
      const found = drawn.flatMap(splitEmoji).filter(({ isEmoji }) => isEmoji);
      if (found.length === 0 || !emoji || !readAsset) return new Map();
      return readEmoji(
        emoji,
        found.map(({ text }) => text),
        readAsset,
      );
    },
  };
}

function weightOf(own: readonly OwnFamily[], stack: string, weight: number): number {
  const family = own.find(({ name }) => stack === name || stack.startsWith(`${name},`));
  return family ? nearestWeight(family, weight) : weightIn(stack, weight);
}

/** The house slices are always there: the engine registers them once and for all. */
async function load(
  library: Library,
  settings: readonly TextSetting[],
  read: ReadAsset | undefined,
): Promise<readonly Slice[]> {
  const used = settings.flatMap(({ text, stack }) => slicesIn(library, stack, text));
  const wanted = new Map<Loadable, string>();
  for (const [family, slice] of used) if (!("data" in slice)) wanted.set(slice, family);
  const loaded = [...wanted].map(async ([{ file, cover }, family]) => {
    if (!read) throw new Error(`Nothing reads assets, and "${file}" is one.`);
    return sliceOf(family, file, cover, await readKept(read, file));
  });
  return [...SLICES, ...ownIn(library, used), ...(await Promise.all(loaded))];
}

/** All files of the brand's own families that are used: which weight is meant, the engine finds. */
function ownIn(library: Library, used: readonly [string, Slice | Loadable][]): Set<Slice> {
  const families = new Set(used.map(([family]) => family));
  const files = [...families].flatMap((family) => library.get(family) ?? []);
  return new Set(files.filter((file): file is Slice => "data" in file && file.isOwn === true));
}

/** The house's own type, from the bundle alone. */
export const HOUSE: Typeset = typesetOf(PAIRINGS.bold, [], "");
