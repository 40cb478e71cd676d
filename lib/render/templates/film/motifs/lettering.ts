import { underMark } from "../brand-mark.tsx";
import type { Motif } from "./motif.ts";

/** No ornament: the words are the picture, and have the whole of it. */
export const lettering: Motif = {
  name: "lettering",
  align: "left",
  ends: ({ wash }) => wash,
  between: ({ page }) => page,
  layers: () => [],
  available: underMark,
};
