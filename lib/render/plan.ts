import { canonicalJson } from "../text/canonical-json.ts";
import { sha256 } from "../text/sha256.ts";
import { typographic } from "../text/typographic.ts";
import type { AssetType, Channel, Device, FileType, Format, PhotoKind, ThemeKind } from "../vocab.ts";
import { type Art, readArt } from "./art.ts";
import { clean, type Loss, textsIn } from "./clean.ts";
import { ENGINE } from "./engine.ts";
import { entriesAsSlides } from "./film/entries-as-slides.ts";
import { FONT_VERSIONS } from "./fonts.ts";
import { drawingsIn, hashForm } from "./hash-form.ts";
import { lockedTagline, watermarkSize } from "./locks.tsx";
import { dress } from "./look/dress.ts";
import type { Look } from "./look/looks.ts";
import { styleOf } from "./look/style-of.ts";
import type { About } from "./metadata/about.ts";
import { seedOf } from "./palette.ts";
import type { Point } from "./photo-view.ts";
import { readPhotos } from "./read-photos.ts";
import { safeBox, shapeOf, sizeOf, smallestType, unitOf } from "./sizes.ts";
import { slideSubjectsFor, subjectFor } from "./subject/subject-for.ts";
import type { Surface } from "./surface.ts";
import type { RenderContext, Template } from "./template.ts";
import { createTheme, naturalTheme, paletteNotes, type Theme } from "./theme.ts";
import type { ReadAsset } from "./type/manifest.ts";
import type { OwnTypefaces } from "./type/own-family.ts";
import { type Typeset, typesetFor } from "./type/typeset.ts";

/** How a brand looks. The palette may be partial, empty or broken; `fonts` names a pairing or a family. */
export type BrandLook = {
  name: string;
  tagline?: string;
  palette: Record<string, string>;
  fonts?: string;
  /** Families of its own, for headlines and for text. */
  typefaces?: OwnTypefaces;
  /** What tells brands apart that have one name. Without it, the house's look is the default. */
  id?: string;
  /** An art direction. Default: one that suits palette, logo and voice. */
  look?: string;
  /** The variant of that direction. Default: the one that belongs to the brand's id. */
  variant?: number;
  /** What it says of itself and of what it sells. */
  about?: readonly string[];
  /** Words for how the brand sounds. */
  voice?: readonly string[];
  /** Which version of the picture it is: from 1 on another direction, and films with another motif. */
  alternate?: number;
  /** The first is shown, unless another has more contrast with the background. */
  logos?: readonly { bytes: Uint8Array }[];
  /** Why a logo is missing there. */
  logoNote?: string;
  /**
   * A square picture with a transparent background, in a fitting pose. `synthetic` when an image model drew
   * it.
   */
  mascot?: { bytes: Uint8Array; synthetic?: boolean };
};

/** A picture that the data names by `ref`. */
export type PhotoFile = {
  ref: string;
  bytes: Uint8Array;
  device?: Device;
  theme?: ThemeKind;
  focus?: Point;
  kind?: PhotoKind;
  /** What it shows, for people who cannot see it. */
  alt?: string;
};

export type RenderInput = {
  assetType: AssetType;
  channel: Channel;
  format?: Format;
  /** As the template's schema gives it back. */
  data: unknown;
  brand: BrandLook;
  photos?: readonly PhotoFile[];
  /** Refs of pictures that were asked for and that the data has no place for. */
  unseen?: readonly string[];
  /** Whether what the words are about is left undrawn. */
  isPlain?: boolean;
  /** What the author orders to be seen, in their words. */
  ordered?: readonly string[];
  /** What the author does not want to be seen, in their words. */
  unwanted?: readonly string[];
  /** The step that the author wants to stand out, from 1. */
  stressed?: number;
  /** Picks among layouts and ornaments; without one, the content decides. */
  seed?: number;
  theme?: ThemeKind;
  /** Whether the caller asked for this theme: grounds and panels in the brand's exact colour then give way to it. */
  isThemeAsked?: boolean;
  /** Whether the billing plan requires the watermark. */
  watermark: boolean;
  output?: FileType;
  /** Who wrote the words. It decides the source type that the file's metadata state. */
  writtenBy?: "people" | "model";
  /** BCP 47. Decides the national forms of Han characters. */
  language?: string;
  /** Reads fonts and emoji that are not bundled; without it there is only the house's Latin type. */
  readAsset?: ReadAsset;
};

const NO_PLACE = "The picture has no place for it.";

type SourceType = About["sourceType"];

/** Everything that decides the pixels, and the texts of the file's metadata. */
export type Plan = {
  context: Omit<RenderContext, "measureText">;
  type: Typeset;
  data: unknown;
  output: FileType;
  sourceType: SourceType;
  /** BCP 47, of the words; alternative texts follow it. */
  language: string;
  /** Bytes of the pictures, by the key that nodes name. */
  images: ReadonlyMap<string, Uint8Array>;
  /** Equal hashes mean equal bytes. */
  hash: string;
  losses: Loss[];
  /** The slogan as the brand wrote it, whether or not it can be drawn. */
  tagline: string;
  logoNote: string | undefined;
  paletteNotes: string[];
  /** Pictures that could not be used, and why. */
  photoNotes: { ref: string; note: string }[];
};

/**
 * Plans a drawing without drawing it. The plan decides every pixel, and `hash` identifies it.
 * @param input data as the template's schema returns it, the brand, and where the picture is shown.
 * @throws AssetError when a font cannot be read.
 */
export async function plan(template: Template, input: RenderInput): Promise<Plan> {
  const { id, version, mascot: hasPlace } = template;
  const { brand, output = "png", watermark, unseen = [] } = input;
  const logos = await readLogos(brand);
  const { art: mascot } = hasPlace ? await readArt(brand.mascot?.bytes, "picture") : {};
  const { language, readAsset } = input;
  const refs = template.photos?.(input.data) ?? [];
  const said = textsIn(input.data);
  const texts = [...said, brand.name, brand.tagline ?? ""];
  // A Latin name does not turn a Hebrew picture round.
  const words = said
    .filter((text) => !refs.includes(text))
    .map((text) => (brand.name ? text.replaceAll(brand.name, " ") : text));
  const { look, fonts } = styleOf(brand, { isFilm: template.film !== undefined, logo: logos.art[0] });
  const weight = look.headline.weight;
  const type = await typesetFor({
    fonts,
    own: brand.typefaces,
    weight,
    texts,
    words,
    language,
    readAsset,
  });
  const photos = await readPhotos(template, input, type);
  const { data, losses } = clean(input.data, "data", type, language);
  const known = clean({ name: brand.name, tagline: brand.tagline ?? "" }, "brand", type);
  const subject = await subjectFor(template, input, refs);
  const slideSubjects = await slideSubjectsFor(
    { ...input, data: entriesAsSlides(template, input.data) },
    subject,
  );
  const size = sizeOf(input.assetType, input.channel, input.format);
  const unit = unitOf(size, input.assetType);
  const context: Plan["context"] = {
    size,
    shape: shapeOf(size),
    unit,
    smallest: smallestType(size),
    safe: safeBox(size, input.assetType, input.channel),
    theme: themeOf(input, look),
    look,
    brand: {
      ...known.data,
      tagline: typographic(lockedTagline(brand.tagline, type)),
      logos: logos.art,
      ...(mascot && { mascot }),
    },
    photos: photos.usable,
    ...(subject && { subject }),
    ...(slideSubjects.some(Boolean) && { slideSubjects }),
    ...stressedIn(input),
    seed: input.seed ?? seedOf(canonicalJson(input.data)),
    ...versionOf(template, brand),
    ...(language && !isEnglish(language) && { language }),
    watermark: watermarkSize(watermark, unit),
  };
  const sourceType = sourceOf(input, { photos: photos.usable.size > 0, mascot: mascot !== undefined });
  return {
    context,
    type,
    data,
    output,
    sourceType,
    language: language ?? "en",
    images: new Map([...bytesOf(input, logos.files, photos.usable, mascot), ...photos.cuts]),
    hash: await sha256(
      canonicalJson([
        ENGINE,
        FONT_VERSIONS,
        id,
        version,
        data,
        hashForm(context),
        type.identity,
        output,
        sourceType,
        ...drawingsIn(context),
        // The check of a picture that shows less than was asked for fails.
        ...unseen,
        // The alternative text is in the file. An English one keeps its hash.
        ...(isEnglish(language) ? [] : [language]),
      ]),
    ),
    losses: [...losses, ...known.losses],
    tagline: typographic((brand.tagline ?? "").replace(/\s+/g, " ").trim()),
    logoNote: logos.note,
    paletteNotes: paletteNotes(brand.palette, brand.name),
    photoNotes: [...photos.notes, ...unseen.map((ref) => ({ ref, note: NO_PLACE }))],
  };
}

const isEnglish = (language = "en") => /^en(?:-|$)/i.test(language);
const stressedIn = ({ stressed }: RenderInput) => (stressed ? { stressed } : {});

/** Films share one direction, so that their versions differ by something else. */
const versionOf = ({ film }: Template, { alternate }: BrandLook): { version?: number } =>
  film && alternate ? { version: alternate } : {};

/** A series has one template: every second version of it begins and ends on the other ground. */
function themeOf({ assetType, brand, theme, isThemeAsked }: RenderInput, look: Look): Theme {
  const { palette, name, alternate = 0 } = brand;
  const worn = dress(createTheme(palette, name, theme ?? naturalTheme(palette, name), isThemeAsked), look);
  return assetType === "carousel" && alternate % 2 === 1 ? { ...worn, wash: otherGround(worn) } : worn;
}

const otherGround = ({ page, wash, flood }: Theme): Surface =>
  page.background === wash.background ? flood : page;

/** What a model wrote or drew makes a picture synthetic; a customer's photo may be anything. */
function sourceOf({ writtenBy, brand }: RenderInput, has: { photos: boolean; mascot: boolean }): SourceType {
  if (writtenBy === "model" || (has.mascot && brand.mascot?.synthetic)) return "compositeSynthetic";
  return has.photos ? "composite" : "digitalCreation";
}

/** Every logo that can be drawn. The note explains the first one that cannot. */
async function readLogos({ logos = [], logoNote }: BrandLook) {
  const art: Art[] = [];
  const files = new Map<string, Uint8Array>();
  let note = logoNote;
  for (const { bytes } of logos) {
    const found = await readArt(bytes, "logo");
    note ??= found.note;
    if (!found.art) continue;
    art.push(found.art);
    files.set(found.art.key, bytes);
  }
  return { art, files, note };
}

function bytesOf(
  { photos = [], brand }: RenderInput,
  logos: ReadonlyMap<string, Uint8Array>,
  usable: ReadonlyMap<string, Art>,
  mascot: Art | undefined,
) {
  const images = new Map(logos);
  if (mascot && brand.mascot) images.set(mascot.key, brand.mascot.bytes);
  for (const { ref, bytes } of photos) {
    const art = usable.get(ref);
    if (art) images.set(art.key, bytes);
  }
  return images;
}
