import { filmTemplate } from "../../film/film-template.ts";
import type { Stage } from "../../template.ts";
import { NAMES } from "../changelog/data.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { type Draft, paced } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { told } from "../film/told.ts";
import { Reel, scenesOf } from "./data.ts";
import { pairs } from "./pairs.tsx";
import { release } from "./release.tsx";
import { singles } from "./singles.tsx";

/** What changed in a version, as a reel. */
export const filmChangelog = filmTemplate({
  id: "film_changelog",
  title: "Changelog film",
  about: "A reel of what is new in a version: two to six changes, tagged as new, improved or fixed.",
  version: 2,
  assetTypes: ["video"],
  data: Reel,
  sample: {
    version: "3.2",
    headline: "Carousels that stay in line",
    entries: [
      { kind: "new", title: "Ten slides from one brief" },
      { kind: "new", title: "Every template, in the dark" },
      { kind: "improved", title: "First picture in a second" },
      { kind: "fixed", title: "Logos keep their space" },
    ],
    cta: "See all changes",
    url: "https://beacon.example/changelog",
  },
  film(stage, data) {
    const motif = motifOf(stage);
    return paced([release(stage, motif, data), ...changes(stage, motif, data), signOff(stage, motif, data)]);
  },
  altText({ version, headline, entries, cta, url }, brand, page) {
    const said = entries.map(({ title, body, kind }) => [kind ? `${NAMES[kind]}: ${title}` : title, body]);
    const scenes = scenesOf(entries.length).map(({ from, to }) => said.slice(from, to).flat());
    return sceneAlt(brand, [[version, headline], ...scenes, [cta, url]], page);
  },
});

/** One change fills a scene with an icon beside it; two of them share one as cards. */
function changes(stage: Stage, motif: Motif, { entries, version, headline, cta }: Reel): Draft[] {
  const scenes = scenesOf(entries.length);
  const all = told(entries, [version, headline, cta], scenes.length + 2);
  return (scenes.length === all.length ? singles : pairs)(stage, motif, all);
}
