import { type Channel, Platform } from "../vocab.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;
const MINUTE = 60;
const DAY_SECONDS = 86_400;

/** How a network counts; X's weights are its published configuration. */
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
type FrameLimits = {
  minSide?: number;
  maxSide?: number;
  maxShortSide?: number;
  ratio?: readonly [number, number];
};
type ImageLimits = FrameLimits & {
  min: number;
  max: number;
  mimeTypes: readonly string[];
  maxBytes: number;
  maxPixels?: number;
};
type VideoLimits = FrameLimits & {
  mimeTypes: readonly string[];
  minBytes?: number;
  maxBytes: number;
  minSeconds: number;
  maxSeconds: number;
};

type SettingName<Part extends string> = `${Uppercase<Platform>}_${Part}`;

/** Everything the service has to know of a social network beside the protocol it speaks. */
export type NetworkFacts = {
  /** The name people know it by. */
  name: string;
  /** The channel whose text is published there. */
  channel: Exclude<Channel, "web">;
  /** The settings that hold the app registered with the network. */
  app: { clientId: SettingName<"CLIENT_ID">; clientSecret: SettingName<"CLIENT_SECRET"> };
  /**
   * How long before their end tokens are renewed that can only renew themselves. Null: when they are used.
   */
  renewAheadSeconds: number | null;
  /** What the network charges the owner of the app for a post, in US dollars. Null: nothing. */
  fee: { post: string; postWithLink: string } | null;
  /** Whether its API takes published posts down, and how a person does. */
  removal: { byApi: boolean; byHand: string };
  /** Whether it takes a text without pictures or a film. */
  textOnly: boolean;
  images: ImageLimits | null;
  video: VideoLimits | null;
  text: TextLimit;
  /** The limit of the title, and the posts that have one. Null: no post has a title. */
  title: (TextLimit & { of: "video" | "images" }) | null;
  /** Another text limit for posts with pictures. */
  textWithImages?: TextLimit;
};

const JPEG = "image/jpeg";
const PNG = "image/png";
const WEBP = "image/webp";
const GIF = "image/gif";
const MP4 = "video/mp4";
const MOV = "video/quicktime";
const WEBM = "video/webm";

/**
 * The social networks, one entry each: what a network takes is checked before anything is sent to it.
 * A new network starts here; functions/docs/contributing.md lists the other places.
 */
export const NETWORKS: Record<Platform, NetworkFacts> = {
  x: {
    name: "X",
    channel: "twitter",
    app: { clientId: "X_CLIENT_ID", clientSecret: "X_CLIENT_SECRET" },
    renewAheadSeconds: null,
    fee: { post: "0.015", postWithLink: "0.20" },
    removal: { byApi: true, byHand: "Open the post on X and choose Delete in its menu (···)." },
    textOnly: true,
    images: { min: 1, max: 4, mimeTypes: [JPEG, PNG, WEBP], maxBytes: 5 * MB },
    video: {
      mimeTypes: [MP4, MOV],
      maxBytes: 512 * MB,
      minSeconds: 0.5,
      maxSeconds: 140,
      minSide: 32,
      // The documentation says 1280 × 1024; X accepts 1920 × 1200, either way up.
      maxSide: 1920,
      maxShortSide: 1200,
      ratio: [1 / 3, 3],
    },
    text: { max: 280, unit: "weighted" },
    title: null,
  },
  linkedin: {
    name: "LinkedIn",
    channel: "linkedin",
    app: { clientId: "LINKEDIN_CLIENT_ID", clientSecret: "LINKEDIN_CLIENT_SECRET" },
    renewAheadSeconds: null,
    fee: null,
    removal: { byApi: true, byHand: "Open the post on LinkedIn and choose Delete post in its menu (···)." },
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
    channel: "instagram",
    app: { clientId: "INSTAGRAM_CLIENT_ID", clientSecret: "INSTAGRAM_CLIENT_SECRET" },
    // A token lives 60 days and renews itself while it is good: renewed around day 46.
    renewAheadSeconds: 14 * DAY_SECONDS,
    fee: null,
    removal: { byApi: false, byHand: "Open the post in Instagram and choose Delete in its menu (···)." },
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
    channel: "youtube",
    app: { clientId: "YOUTUBE_CLIENT_ID", clientSecret: "YOUTUBE_CLIENT_SECRET" },
    renewAheadSeconds: null,
    fee: null,
    removal: { byApi: true, byHand: "Open YouTube Studio, choose Content, and delete the video there." },
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
    channel: "tiktok",
    app: { clientId: "TIKTOK_CLIENT_ID", clientSecret: "TIKTOK_CLIENT_SECRET" },
    renewAheadSeconds: null,
    fee: null,
    removal: { byApi: false, byHand: "Open the post in TikTok and choose Delete in its menu (···)." },
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

/** One value for each network. */
export const forEachNetwork = <T>(entryOf: (platform: Platform) => T): Record<Platform, T> =>
  Object.fromEntries(Platform.options.map((platform) => [platform, entryOf(platform)])) as Record<
    Platform,
    T
  >;

/** The network a channel's text is published on; null for `web`, whose text is published nowhere. */
export const platformOf = (channel: Channel): Platform | null =>
  Platform.options.find((platform) => NETWORKS[platform].channel === channel) ?? null;

export const channelOf = (platform: Platform): Channel => NETWORKS[platform].channel;
