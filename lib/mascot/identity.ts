import { seedOf } from "../render/palette.ts";
import type { MascotStyle } from "../vocab.ts";

/** A mascot's identity: all the values that determine its looks. An empty part is left out. */
export type Identity = {
  style: MascotStyle;
  /** Part to variant, and role to `#rrggbb`, by the names that the style has for them. */
  parts: Record<string, string>;
  colors: Record<string, string>;
};

/** A fingerprint of the looks. A rare collision only means that a new look counts as already shown. */
export function fingerprint({ style, parts, colors }: Identity): string {
  const pairs = (record: Record<string, string>) =>
    Object.entries(record)
      .map((pair) => pair.join("="))
      .sort();
  return seedOf([style, ...pairs(parts), ...pairs(colors)].join(" ")).toString(36);
}
