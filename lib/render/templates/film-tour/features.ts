import type { Stage } from "../../template.ts";
import { chapters } from "../film/chapters.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import { told } from "../film/told.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { Tour } from "./data.ts";

/** A scene for each feature, with its screen, or with an icon or its number where it has none. */
export function features(
  stage: Stage,
  motif: Motif,
  { features: list, headline, supporting, cta, url }: Tour,
): Draft[] {
  const all = told(list, [headline, supporting, cta], list.length + 2);
  const icons = iconsFor(list.map(({ title, body }) => `${title} ${body}`));
  const shown = all.map(({ photo, ...said }, i) => ({
    ...said,
    subject: stage.photos.get(photo) ?? { icon: icons?.[i], number: i + 1 },
  }));
  return chapters(stage, motif, shown, url);
}
