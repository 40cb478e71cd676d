import { filmTemplate } from "../../film/film-template.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import { opening } from "../film/opening.tsx";
import { paced } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { Tour } from "./data.ts";
import { features } from "./features.ts";

/** A product and what it does. */
export const filmTour = filmTemplate({
  id: "film_tour",
  title: "Feature tour film",
  about: "What a product does, feature by feature, with its screens in the devices they run on.",
  version: 2,
  assetTypes: ["video"],
  data: Tour,
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
  film(stage, data) {
    const motif = motifOf(stage);
    const { headline, supporting } = data;
    return paced([
      opening(stage, motif, { headline, supporting }),
      ...features(stage, motif, data),
      signOff(stage, motif, data),
    ]);
  },
  altText({ headline, supporting, features: shown, cta, url }, brand, page) {
    const scenes = shown.map(({ title, body, photo }) => [
      title,
      body,
      photo && "With a screen of the product",
    ]);
    return sceneAlt(brand, [[headline, supporting], ...scenes, [cta, url]], page);
  },
});
