import { filmTemplate } from "../../film/film-template.ts";
import type { RenderContext } from "../../template.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { readableEntries } from "../film/readable-entries.ts";
import { paced, type SceneDraft } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { FilmChangelog, scenesOf, taggedEntries } from "./data.ts";
import { fits } from "./fits.ts";
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
  data: FilmChangelog,
  needs: "a version and at least two changes",
  fits,
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
  film(context, data) {
    const motif = motifOf(context);
    return paced([
      release(context, motif, data),
      ...changes(context, motif, data),
      signOff(context, motif, data),
    ]);
  },
  altText(data, brand, page, language) {
    const { version, headline, entries, cta, url } = data;
    const said = taggedEntries(data).map(({ title, body, tag }) => [tag ? `${tag}: ${title}` : title, body]);
    const scenes = scenesOf(entries.length).map(({ from, to }) => said.slice(from, to).flat());
    return sceneAlt(brand, [[version, headline], ...scenes, [cta, url]], page, language);
  },
});

/** One change fills a scene with an icon beside it; two of them share one as cards. */
function changes(context: RenderContext, motif: Motif, data: FilmChangelog): SceneDraft[] {
  const { entries, version, headline, cta } = data;
  const scenes = scenesOf(entries.length);
  const all = readableEntries(taggedEntries(data), [version, headline, cta], scenes.length + 2);
  return (scenes.length === all.length ? singles : pairs)(context, motif, all);
}
