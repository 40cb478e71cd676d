import type { Channel, Platform } from "../vocab.ts";

const PLATFORMS: Record<Channel, Platform | null> = {
  twitter: "x",
  linkedin: "linkedin",
  instagram: "instagram",
  youtube: "youtube",
  tiktok: "tiktok",
  web: null,
};

/** Where what is written for a channel is published; null for the channel that nothing is published on. */
export const platformOf = (channel: Channel): Platform | null => PLATFORMS[channel];

export const channelOf = (platform: Platform): Channel => (platform === "x" ? "twitter" : platform);
