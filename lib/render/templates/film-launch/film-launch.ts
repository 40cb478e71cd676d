import { filmTemplate } from "../../film/film-template.ts";
import type { RenderContext } from "../../template.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { opening } from "../film/opening.tsx";
import { paced, type SceneDraft } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { altWord } from "../kit/alt-words.ts";
import { Launch, type LaunchPart, partsOf } from "./data.ts";
import { fits } from "./fits.ts";
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
  needs: "a headline",
  fits,
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
  film(context, data) {
    const motif = motifOf(context);
    return paced(partsOf(data).map((part) => SCENES[part](context, motif, data)));
  },
  altText: (data, brand, page, language) =>
    sceneAlt(
      brand,
      partsOf(data).map((part) => SAID[part](data, language)),
      page,
      language,
    ),
});

type LaunchScene = (context: RenderContext, motif: Motif, data: Launch) => SceneDraft;

const SCENES: Record<LaunchPart, LaunchScene> = {
  news: (context, motif, { kicker, headline }) => opening(context, motif, { kicker, headline }),
  reason,
  points,
  close: signOff,
};

const SAID: Record<LaunchPart, (data: Launch, language?: string) => string[]> = {
  news: ({ kicker, headline }) => [kicker, headline],
  reason: ({ supporting, photo }, language) => [supporting, photo && altWord("picture", language)],
  points: ({ points: said }) => said,
  close: ({ cta, url }) => [cta, url],
};
