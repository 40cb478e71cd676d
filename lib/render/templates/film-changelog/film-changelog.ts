import { signOff } from "../film/close.tsx";
import { readableEntries } from "../film/readable-entries.ts";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot } from "../film/stage.ts";
import { FilmChangelog, taggedEntries } from "./data.ts";
import { fits } from "./fits.ts";
import { release } from "./release.tsx";
import { singles } from "./singles.tsx";

/** What changed in a version, as a reel. */
export const filmChangelog = shotFilm({
  id: "film_changelog",
  title: "Changelog film",
  about: "A reel of what is new in a version: two to six changes, tagged as new, improved or fixed.",
  version: 15,
  data: FilmChangelog,
  needs: "a version and at least two changes",
  fits,
  inLanguage: (data, spoken) => ({ ...data, language: data.language || spoken }),
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
  shots: shotsOf,
});

/** The version, each change in a shot of its own, and where to read all of them. */
function shotsOf(data: FilmChangelog): Shot[] {
  const { entries, version, headline, cta, url, details } = data;
  const all = readableEntries(taggedEntries(data), [version, headline, cta], entries.length + 2);
  const title = [version, headline].filter(Boolean).join(": ");
  const last = signOff({ title, details, cta, url });
  return [release({ version, headline }), ...singles(all), last];
}
