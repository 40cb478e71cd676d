import type { Platform } from "../vocab.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;
const MINUTE = 60;

/** How a platform counts; X's weights are its published configuration. */
export type Unit = "weighted" | "characters" | "utf16" | "bytes";
export type TextLimit = {
  max: number;
  unit: Unit;
  /** Characters that the platform refuses. */
  forbidden?: string;
  maxHashtags?: number;
  maxMentions?: number;
};
/** `ratio` is width by height, narrowest and widest. */
type Frame = { minSide?: number; maxSide?: number; maxShortSide?: number; ratio?: readonly [number, number] };
type ImageLimits = Frame & {
  min: number;
  max: number;
  mimeTypes: readonly string[];
  maxBytes: number;
  maxPixels?: number;
};
type VideoLimits = Frame & {
  mimeTypes: readonly string[];
  minBytes?: number;
  maxBytes: number;
  minSeconds: number;
  maxSeconds: number;
};

export type Capability = {
  name: string;
  textOnly: boolean;
  images: ImageLimits | null;
  video: VideoLimits | null;
  text: TextLimit;
  /** Where a post has a title of its own. */
  title: (TextLimit & { of: "video" | "images" }) | null;
  /** Another text limit for pictures. */
  textWithImages?: TextLimit;
};

const JPEG = "image/jpeg";
const PNG = "image/png";
const WEBP = "image/webp";
const GIF = "image/gif";
const MP4 = "video/mp4";
const MOV = "video/quicktime";
const WEBM = "video/webm";

/** What each platform takes, as its documentation says; checked before anything is sent. */
export const CAPABILITIES: Record<Platform, Capability> = {
  x: {
    name: "X",
    textOnly: true,
    images: { min: 1, max: 4, mimeTypes: [JPEG, PNG, WEBP], maxBytes: 5 * MB },
    video: {
      mimeTypes: [MP4, MOV],
      maxBytes: 512 * MB,
      minSeconds: 0.5,
      maxSeconds: 140,
      minSide: 32,
      // Documented as 1280 × 1024; 1920 × 1200 is accepted, either way up.
      maxSide: 1920,
      maxShortSide: 1200,
      ratio: [1 / 3, 3],
    },
    text: { max: 280, unit: "weighted" },
    title: null,
  },
  linkedin: {
    name: "LinkedIn",
    textOnly: true,
    images: { min: 1, max: 20, mimeTypes: [JPEG, PNG, GIF], maxBytes: 5 * MB, maxPixels: 36_152_319 },
    video: {
      mimeTypes: [MP4],
      minBytes: 75 * 1024,
      maxBytes: 500 * MB,
      minSeconds: 3,
      maxSeconds: 30 * MINUTE,
      ratio: [1 / 2.4, 2.4],
    },
    text: { max: 3000, unit: "characters" },
    title: null,
  },
  instagram: {
    name: "Instagram",
    textOnly: false,
    images: { min: 1, max: 10, mimeTypes: [JPEG], maxBytes: 8 * MB, minSide: 320, ratio: [4 / 5, 1.91] },
    video: {
      mimeTypes: [MP4, MOV],
      maxBytes: 300 * MB,
      minSeconds: 3,
      maxSeconds: 15 * MINUTE,
      maxShortSide: 1920,
      ratio: [0.01, 10],
    },
    text: { max: 2200, unit: "characters", maxHashtags: 30, maxMentions: 20 },
    title: null,
  },
  youtube: {
    name: "YouTube",
    textOnly: false,
    images: null,
    video: {
      mimeTypes: [MP4, MOV, WEBM],
      maxBytes: 256 * GB,
      minSeconds: 0,
      maxSeconds: 12 * 60 * MINUTE,
    },
    text: { max: 5000, unit: "bytes", forbidden: "<>" },
    title: { of: "video", max: 100, unit: "characters", forbidden: "<>" },
  },
  tiktok: {
    name: "TikTok",
    textOnly: false,
    images: {
      min: 1,
      max: 35,
      mimeTypes: [JPEG, WEBP],
      maxBytes: 20 * MB,
      maxSide: 1920,
      maxShortSide: 1080,
    },
    video: {
      mimeTypes: [MP4, MOV, WEBM],
      maxBytes: 4 * GB,
      minSeconds: 0,
      // Each creator has a limit of their own, which may be lower.
      maxSeconds: 10 * MINUTE,
      minSide: 360,
      maxSide: 4096,
    },
    text: { max: 2200, unit: "utf16" },
    textWithImages: { max: 4000, unit: "utf16" },
    title: { of: "images", max: 90, unit: "utf16" },
  },
};
