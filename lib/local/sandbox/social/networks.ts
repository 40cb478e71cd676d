export const NETWORKS = {
  x: "X",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
} as const;
export type Platform = keyof typeof NETWORKS;

export const isPlatform = (name: string): name is Platform => Object.hasOwn(NETWORKS, name);
