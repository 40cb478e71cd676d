/** Characters that can be read on a picture, by slot. */
export const LIMITS = {
  kicker: 28,
  headline: 80,
  support: 150,
  point: 90,
  title: 64,
  body: 190,
  scene: 52,
  action: 48,
  altText: 300,
  label: 80,
} as const;

/** The most a picture, a carousel or a film shows. */
export const COUNTS = { points: 6, slides: 8, scenes: 4, figures: 6, hashtags: 8 } as const;
