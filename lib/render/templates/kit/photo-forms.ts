import type { Style } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";

/** Masks of photographs, made of the shapes that brands are drawn with. */
export const FORMS = ["rounded", "arch", "leaf", "circle"] as const;
/** A ticket is for what one goes to or redeems; it has notches at its sides. */
export type PhotoForm = (typeof FORMS)[number] | "ticket";

/** Corners of a mask. A circle needs a square box; elsewhere it is a pill. */
export function cornersOf(form: PhotoForm, { width, height }: Size, unit: number): Style {
  const side = Math.round(Math.min(width, height) / 2);
  const small = Math.round(34 * unit);
  if (form === "circle") return { borderRadius: side };
  if (form === "rounded" || form === "ticket") return { borderRadius: small };
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
