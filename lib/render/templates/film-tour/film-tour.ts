import { filmTemplate } from "../../film/film-template.ts";
import type { RenderContext } from "../../template.ts";
import { chapters } from "../film/chapters.tsx";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { opening } from "../film/opening.tsx";
import { readableEntries } from "../film/readable-entries.ts";
import { paced, type SceneDraft } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { altWord } from "../kit/alt-words.ts";
import { iconsFor } from "../kit/icon-for.ts";
import { Tour } from "./data.ts";
import { fits } from "./fits.ts";

/** A scene for each feature, with its screen, or with an icon or its number where it has none. */
function features(
  context: RenderContext,
  motif: Motif,
  { features: list, headline, supporting, cta, url }: Tour,
): SceneDraft[] {
  const all = readableEntries(list, [headline, supporting, cta], list.length + 2);
  const icons = iconsFor(list.map(({ title, body }) => `${title} ${body}`));
  const shown = all.map(({ photo, ...said }, i) => ({
    ...said,
    subject: context.photos.get(photo) ?? { icon: icons?.[i], number: i + 1 },
  }));
  return chapters(context, motif, shown, url);
}

/** A product and what it does. */
export const filmTour = filmTemplate({
  id: "film_tour",
  title: "Feature tour film",
  about: "What a product does, feature by feature, with its screens in the devices they run on.",
  version: 2,
  assetTypes: ["video"],
  data: Tour,
  needs: "at least two things that a product does",
  fits,
  sample: {
    headline: "Your launch, on one screen.",
    supporting: "Three things Beacon does for you.",
    features: [
      { title: "See what works", body: "Reach and clicks, day by day.", photo: "desktop" },
      { title: "Approve on the way", body: "One tap, from any phone.", photo: "phone" },
      { title: "Stay on brand", body: "Colours and type, checked for you.", photo: "tablet" },
    ],
    cta: "Start free",
    url: "https://beacon.example",
  },
  photos: ({ features: shown }) => shown.map(({ photo }) => photo).filter(Boolean),
  film(context, data) {
    const motif = motifOf(context);
    const { headline, supporting } = data;
    return paced([
      opening(context, motif, { headline, supporting }),
      ...features(context, motif, data),
      signOff(context, motif, data),
    ]);
  },
  altText({ headline, supporting, features: shown, cta, url }, brand, page, language) {
    const scenes = shown.map(({ title, body, photo }) => [title, body, photo && altWord("screen", language)]);
    return sceneAlt(brand, [[headline, supporting], ...scenes, [cta, url]], page, language);
  },
});
