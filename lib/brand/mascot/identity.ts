import { seedOf } from "../../render/palette.ts";
import type { MascotStyle } from "../../vocab.ts";

/** Who a mascot is: everything that decides its looks. An empty part is left out. */
export type Identity = {
  style: MascotStyle;
  /** Part to variant, and role to `#rrggbb`, by the names that the style has for them. */
  parts: Record<string, string>;
  colors: Record<string, string>;
};

/** The same for the same looks. Two looks may share one by chance: then the second is taken for shown, which does no harm. */
export function fingerprint({ style, parts, colors }: Identity): string {
  const pairs = (record: Record<string, string>) =>
    Object.entries(record)
      .map((pair) => pair.join("="))
      .sort();
  return seedOf([style, ...pairs(parts), ...pairs(colors)].join(" ")).toString(36);
}
