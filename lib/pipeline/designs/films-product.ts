import type { Kind } from "../../copy/types.ts";
import { filmWords, type Point, pointsOf } from "./film-words.ts";
import type { Material } from "./material.ts";
import { kindOf, labelOf, themeOf, versionOf, withoutLabel } from "./release.ts";

/** Limits of the templates' texts, in characters. */
const LIMITS = {
  launch: { headline: 70, supporting: 120, title: 48, body: 0 },
  tour: { headline: 60, supporting: 90, title: 48, body: 80 },
  changelog: { headline: 70, supporting: 0, title: 48, body: 80 },
} as const;

const MOST = { points: 3, features: 4, entries: 6 } as const;

/** Data of film_launch: any news with its points and a screen, as far as there are some. */
export function launchFilm(material: Material) {
  const points = pointsOf(material, LIMITS.launch).slice(0, MOST.points);
  const words = filmWords(material, LIMITS.launch, points);
  if (!words.headline) return undefined;
  const [photo = ""] = material.screens;
  return { ...words, points: points.map(({ title }) => title), photo };
}

/** What a tour can be about: something that does several things. */
const TOURED: readonly Kind[] = ["launch", "feature", "howto", "changelog", "insight", "news"];

/** Data of film_tour. Undefined without two things to show, or one with a screen. */
export function tourFilm(material: Material) {
  const points = pointsOf(material, LIMITS.tour).slice(0, MOST.features);
  const isEnough = points.length > 1 || (points.length === 1 && material.screens.length > 0);
  if (!isEnough || !TOURED.includes(material.facts.kind)) return undefined;
  const { headline, supporting, cta, url } = filmWords(material, LIMITS.tour, points);
  const screens = screensFor(points, material);
  const features = points.map((point, i) => ({ ...point, photo: screens[i] ?? "" }));
  return { headline, supporting, features, cta, url };
}

/** Screens that nobody asked for are shown with all points or none: one alone would seem to be about its point. */
const screensFor = (points: readonly Point[], { screens, mustShow }: Material): readonly string[] =>
  mustShow || screens.length >= points.length ? screens : [];

/** Data of film_changelog. Undefined without a version and two changes that can be told whole. */
export function changelogFilm(material: Material) {
  const version = versionOf(material);
  const points = pointsOf(material, LIMITS.changelog).slice(0, MOST.entries);
  if (!version || version.length > 16 || points.length < 2) return undefined;
  const { headline, cta, url } = filmWords(material, LIMITS.changelog, points);
  const theme = themeOf(headline);
  return {
    version,
    headline: points.some(({ title }) => isAlike(title, theme)) ? "" : theme,
    entries: points.map((point) => entryOf(point, material)),
    cta,
    url,
  };
}

const isAlike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The label of a change is lost in the copy, but not in the brief that it quotes. */
function entryOf({ title, body }: Point, { facts }: Material) {
  const quoted = facts.bullets.find(({ text }) => text.startsWith(title))?.source.quote ?? "";
  const name = withoutLabel(title);
  return { title: name, body, kind: labelOf(quoted) ?? labelOf(title) ?? kindOf(name) };
}
