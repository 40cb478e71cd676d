/** The workspace's Brand DNA, as the writer and the judge see it. */
export type Brand = {
  name: string;
  tagline: string;
  overview: string;
  offer: { product_name: string; one_liner: string; features: string[]; who_its_for: string };
  product_map: Record<string, unknown>;
  icp: Record<string, unknown>;
};

/** `product_map.guidelines` in any reasonable spelling, brought into one shape. */
export type Guidelines = {
  banned: string[];
  required: string[];
  replace: Record<string, string>;
  voice: string[];
  hashtags: string[];
  emoji?: boolean;
};
