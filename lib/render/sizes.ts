import { ASSET_TYPES, isFilm } from "../asset-types.ts";
import type { AssetType, Channel, Format } from "../vocab.ts";

export type Size = { width: number; height: number };
export type Box = { x: number; y: number; width: number; height: number };
/** How a picture is proportioned, which decides how a layout stacks its parts. */
export type Shape = "wide" | "square" | "tall" | "story";

const size = (width: number, height: number): Size => ({ width, height });

const FORMATS: Record<Format, Size> = {
  square: size(1080, 1080),
  portrait: size(1080, 1350),
  story: size(1080, 1920),
  landscape: size(1200, 675),
  wide: size(1920, 1080),
  og: size(1200, 630),
};

/** What the feed of each channel shows best. */
const FEED: Record<Channel, Size> = {
  twitter: size(1200, 675),
  linkedin: size(1200, 1200),
  instagram: size(1080, 1350),
  youtube: size(1280, 720),
  tiktok: size(1080, 1920),
  web: size(1200, 675),
};

/** The screen of each channel, for films; slides of a slideshow are frames of its film. */
const SCREEN: Record<Channel, Size> = {
  twitter: FORMATS.wide,
  linkedin: FORMATS.square,
  instagram: FORMATS.story,
  youtube: FORMATS.wide,
  tiktok: FORMATS.story,
  web: FORMATS.wide,
};

/** H.264 keeps colours at half the size, so both sides of a film are even. */
const FILM_FORMATS: Record<Format, Size> = { ...FORMATS, landscape: size(1280, 720) };

/** Pixels of a still picture, a page as tall as feeds show it whole: the caller's format, else the size of the asset type on the channel. */
export function sizeOf(assetType: AssetType, channel: Channel, format?: Format): Size {
  if (format) return (isFilm(assetType) ? FILM_FORMATS : FORMATS)[format];
  const { size } = ASSET_TYPES[assetType];
  if (size === "feed") return FEED[channel];
  if (size === "page") return channel === "tiktok" ? FORMATS.story : FORMATS.portrait;
  return size === "screen" ? SCREEN[channel] : FORMATS[size];
}

export function shapeOf({ width, height }: Size): Shape {
  const aspect = width / height;
  if (aspect > 1.25) return "wide";
  if (aspect > 0.9) return "square";
  return aspect > 0.65 ? "tall" : "story";
}

/** A link's preview is seen at less than half its size, beside posts that are seen whole. */
const PREVIEW = 1.16;

/** Length of one design pixel: type drawn at 30 units looks equally large on every size. */
export function unitOf({ width, height }: Size, assetType?: AssetType): number {
  const unit = Math.sqrt(width * height) / 900;
  return assetType === "og_image" && width > height ? unit * PREVIEW : unit;
}

/** Smallest type that a phone's feed still shows, in pixels of the picture. Low pictures take a share of their height. */
export const smallestType = ({ width, height }: Size): number =>
  Math.ceil(Math.min(width * 0.022, height * 0.0355));

/**
 * The safe area for content, in pixels. Stories keep clear of the buttons and names that apps lay over the
 * picture. An infographic is as tall but is read as a page. It uses all of it, except where it is shown like
 * a story.
 */
export function safeBox({ width, height }: Size, assetType?: AssetType, channel?: Channel): Box {
  const margin = Math.round(Math.min(width, height) * 0.048 + 30);
  const isPage = assetType !== undefined && ASSET_TYPES[assetType].fillsPage && channel !== "tiktok";
  if (shapeOf({ width, height }) !== "story" || isPage) {
    return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  }
  const [top, bottom] = [Math.round(height * 0.12), Math.round(height * 0.17)];
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - bottom };
}
