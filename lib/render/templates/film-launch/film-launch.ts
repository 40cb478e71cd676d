import { filmTemplate } from "../../film/film-template.ts";
import type { Stage } from "../../template.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { opening } from "../film/opening.tsx";
import { type Draft, paced } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { Launch, type Part, partsOf } from "./data.ts";
import { points } from "./points.tsx";
import { reason } from "./reason.tsx";

/** News as a film. */
export const filmLaunch = filmTemplate({
  id: "film_launch",
  title: "Launch film",
  about: "A product or a piece of news: the headline, why it matters, what to know, and where to go.",
  version: 2,
  assetTypes: ["video"],
  data: Launch,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch day, on autopilot.",
    supporting: "One brief becomes every post, in your own colours.",
    points: ["Every size at once", "Checked against your brand", "Scores you can explain"],
    photo: "desktop",
    cta: "Start free",
    url: "https://beacon.example/launch",
  },
  photos: ({ photo }) => [photo].filter(Boolean),
  film(stage, data) {
    const motif = motifOf(stage);
    return paced(partsOf(data).map((part) => SCENES[part](stage, motif, data)));
  },
  altText: (data, brand, page) =>
    sceneAlt(
      brand,
      partsOf(data).map((part) => SAID[part](data)),
      page,
    ),
});

type Scene = (stage: Stage, motif: Motif, data: Launch) => Draft;

const SCENES: Record<Part, Scene> = {
  news: (stage, motif, { kicker, headline }) => opening(stage, motif, { kicker, headline }),
  reason,
  points,
  close: signOff,
};

const SAID: Record<Part, (data: Launch) => string[]> = {
  news: ({ kicker, headline }) => [kicker, headline],
  reason: ({ supporting, photo }) => [supporting, photo && "With a picture of it"],
  points: ({ points: said }) => said,
  close: ({ cta, url }) => [cta, url],
};
