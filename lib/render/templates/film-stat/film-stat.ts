import { signOff } from "../film/close.tsx";
import { opening } from "../film/opening.tsx";
import { phrased } from "../film/phrased.ts";
import { say } from "../film/say.tsx";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot } from "../film/stage.ts";
import { chart } from "./chart.tsx";
import { type FilmStat, FilmStatData } from "./data.ts";
import { figures } from "./figures.tsx";
import { fits } from "./fits.ts";

/** Numbers that carry a message, as a film. */
export const filmStat = shotFilm({
  id: "film_stat",
  title: "Statistic film",
  about: "One to three numbers, each in a scene of its own, with a chart that grows if there is one.",
  version: 16,
  data: FilmStatData,
  needs: "a figure that the headline does not say",
  fits,
  sample: {
    kicker: "Brand report 2026",
    headline: "Most drafts never come back",
    supporting: "We asked 1,140 marketing teams.",
    stats: [
      { value: "62%", label: "of drafts approved on first look" },
      { value: "3.1×", label: "faster from brief to post" },
      { value: "12,400", label: "pictures shipped a week" },
    ],
    series: {
      title: "Hours in each step",
      points: [
        { label: "Brief", value: 3.5 },
        { label: "Draft", value: 6 },
        { label: "Review", value: 14.5 },
        { label: "Fixes", value: 9 },
        { label: "Export", value: 2.25 },
      ],
      suffix: "h",
      source: "Survey of 214 marketing teams, spring 2026",
    },
    cta: "Read the report",
    url: "https://beacon.example/report",
  },
  shots: shotsOf,
});

/** What the numbers say, each of them in a shot of its own, then all of them as a chart. */
function shotsOf(data: FilmStat, language?: string): Shot[] {
  const { kicker, headline, supporting, stats, series, cta, url, details } = data;
  return [
    opening({ kicker, headline }),
    ...phrased(supporting, 2).map((part) => say(part, "supporting")),
    ...stats.map((stat) => figures(stat)),
    ...(series ? [chart(series, language)] : []),
    signOff({ title: headline, details, cta, url }),
  ];
}
