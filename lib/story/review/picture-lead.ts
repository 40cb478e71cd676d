import type { AssetType, Check } from "../../vocab.ts";

/** The first page of a picture, by where a check has found something. */
const FIRST_PAGE = /^(?:picture|page 1)\b(?!\.stressed)/;
/** Scenes of a film have their largest type one after the other. */
const FILMS: ReadonlySet<AssetType> = new Set(["video", "slideshow"]);

/** What stands largest on the finished picture; undefined where that is not known. */
export function leadOf(lint: readonly Check[], assetType: AssetType): string | undefined {
  const { evidence = [] } = lint.find(({ id }) => id === "picture_lead") ?? {};
  const lines = evidence.filter(({ where }) => FIRST_PAGE.test(where)).map(({ quote }) => quote);
  return lines.length > 0 && !FILMS.has(assetType) ? withoutDay(lines).join(" ") : undefined;
}

/** What stands largest on the last picture of a series; undefined where that is not known. */
function closingOf(lint: readonly Check[], assetType: AssetType): string | undefined {
  const { evidence = [] } = lint.find(({ id }) => id === "picture_lead") ?? {};
  const pageOf = (where: string) => Number(/^page (\d+)/.exec(where)?.[1] ?? 0);
  const last = Math.max(0, ...evidence.map(({ where }) => pageOf(where)));
  const lines = evidence.filter(({ where }) => pageOf(where) === last).map(({ quote }) => quote);
  return last > 1 && !FILMS.has(assetType) ? withoutDay(lines).join(" ") : undefined;
}

/** The day of a calendar leaf is as large as a headline, and no part of it. */
const withoutDay = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => PHRASE.test(line)) ? lines.filter((line) => !DAY.test(line)) : lines;
const DAY = /^\d{1,2}$/u;
const PHRASE = /\p{L}{2,}\s+\p{L}{2,}/u;

/** The words that stand out by their ground, whatever their size. */
export const stressedOn = (lint: readonly Check[]): string =>
  (lint.find(({ id }) => id === "picture_lead")?.evidence ?? [])
    .filter(({ where }) => where.endsWith(".stressed"))
    .map(({ quote }) => quote)
    .join(" ");

/** What stands largest on the first picture, and on the last one of a series. */
export const largestOf = (lint: readonly Check[], assetType: AssetType) => ({
  lead: leadOf(lint, assetType),
  closing: closingOf(lint, assetType),
});
