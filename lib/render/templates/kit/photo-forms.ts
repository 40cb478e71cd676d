import type { Style } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";

/** Masks of photographs, made of the shapes that brands are drawn with. */
export const FORMS = ["rounded", "arch", "leaf", "circle"] as const;
export type PhotoForm = (typeof FORMS)[number];

/** Corners of a mask. A circle needs a square box; elsewhere it is a pill. */
export function cornersOf(form: PhotoForm, { width, height }: Size, unit: number): Style {
  const side = Math.round(Math.min(width, height) / 2);
  const small = Math.round(34 * unit);
  if (form === "circle") return { borderRadius: side };
  if (form === "rounded") return { borderRadius: small };
  if (form === "arch")
    return {
      borderTopLeftRadius: side,
      borderTopRightRadius: side,
      borderBottomLeftRadius: small,
      borderBottomRightRadius: small,
    };
  const large = Math.round(side * 0.72);
  return {
    borderTopLeftRadius: large,
    borderTopRightRadius: small,
    borderBottomLeftRadius: small,
    borderBottomRightRadius: large,
  };
}
