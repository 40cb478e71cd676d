import { filmTemplate } from "../../film/film-template.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { type TellScene, tell } from "../film-story/tell.ts";
import { altWord } from "../kit/alt-words.ts";
import { seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import { chart } from "./chart.tsx";
import { type FilmStat, FilmStatData, type FilmStatItem, type FilmStatSeries } from "./data.ts";
import { figures } from "./figures.tsx";
import { fits } from "./fits.ts";

/** Numbers that carry a message, as a film. */
export const filmStat = filmTemplate({
  id: "film_stat",
  title: "Statistic film",
  about: "One to three numbers that count up, with a chart that grows if there is one.",
  version: 2,
  assetTypes: ["video"],
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
  film: (context, data) =>
    tell(context, data, [
      ...turnsOf(data.stats).map(
        (stats): TellScene =>
          (look) =>
            figures(context, stats, look),
      ),
      ...chartsOf(data).map(
        (series): TellScene =>
          (look) =>
            chart(context, series, look),
      ),
    ]),
  altText: (data, brand, page, language) => sceneAlt(brand, saidOf(data, language), page, language),
});

/** Divides the numbers among scenes: one scene for each of two; three share two scenes. */
const turnsOf = ([first, ...others]: readonly FilmStatItem[]): FilmStatItem[][] =>
  [first ? [first] : [], others].filter(({ length }) => length > 0);

const chartsOf = ({ series }: FilmStat): FilmStatSeries[] => (series ? [series] : []);

/** What each scene says. */
function saidOf(data: FilmStat, language?: string): string[][] {
  const { kicker, headline, supporting, stats, cta, url } = data;
  const charts = chartsOf(data).map((series) => {
    const { points, unit } = seriesOf(series, "largest");
    return [
      `${series.title || altWord("chart", language)}: ${points.map((one) => `${one.label} ${spell(one.value, unit)}`).join(", ")}`,
    ];
  });
  return [
    [kicker, headline, supporting],
    ...turnsOf(stats).map((turn) => turn.map(({ value, label }) => `${value} ${label}`.trim())),
    ...charts,
    [cta, url],
  ];
}
