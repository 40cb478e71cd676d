import { chapterShots } from "../film/chapter-shots.ts";
import { signOff } from "../film/close.tsx";
import { opening } from "../film/opening.tsx";
import { readableEntries } from "../film/readable-entries.ts";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot } from "../film/stage.ts";
import { Tour } from "./data.ts";
import { fits } from "./fits.ts";

/** A product and what it does. */
export const filmTour = shotFilm({
  id: "film_tour",
  title: "Feature tour film",
  about: "What a product does, feature by feature, with its screens in the devices they run on.",
  version: 15,
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
  shots: shotsOf,
});

/** Shots for each feature: its screen, or an icon or its number where it has none. */
function shotsOf({ headline, supporting, features, cta, url, details }: Tour): Shot[] {
  const shots = 2 * features.length + 2;
  const all = readableEntries(features, [headline, supporting, cta], shots);
  return [
    opening({ headline, supporting }),
    ...chapterShots(all, url),
    signOff({ title: headline, details, cta, url }),
  ];
}
