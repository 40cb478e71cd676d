import { capitalize, clip } from "../../copy/text.ts";
import type { Slide } from "../../copy/types.ts";
import { type Material, words } from "./material.ts";

type Limits = { headline: number; supporting: number; title: number; body: number };

/** Slides are read at leisure, frames of a film in seconds. */
const LIMITS = {
  carousel: { headline: 90, supporting: 160, title: 80, body: 220 },
  slideshow: { headline: 70, supporting: 100, title: 60, body: 110 },
} as const satisfies Record<string, Limits>;

const MOST = 8;
/** Slides of the copy, cover and close included, from which on it needs no more. */
const ENOUGH = 6;
/** What may stand under a large number as its title. */
const SHORT = 60;

/** Cover, one idea a picture, and a last one that says what to do. Undefined where there is no idea besides the headline. */
export function seriesOf(material: Material, type: keyof typeof LIMITS) {
  const limits = LIMITS[type];
  const { kicker, headline, supporting, cta, url } = words(material);
  const slides = [...pointsOf(material), ...figuresOf(material)].slice(0, MOST);
  if (slides.length === 0) return undefined;
  const close = material.copy.slides.find(({ role }) => role === "close");
  return {
    cover: {
      kicker,
      headline: clip(headline, limits.headline),
      supporting: clip(supporting, limits.supporting),
    },
    slides: slides.map((slide) => slideOf(slide, material.copy, limits)),
    closing: { headline: clip(close?.title || cta || headline, limits.headline), cta, url },
  };
}

function pointsOf({ copy, card }: Material): Slide[] {
  const points = copy.slides.filter((slide) => !isFrame(slide.role) && saysSomething(slide));
  if (points.length > 0) return points;
  const bullets = card.bullets ?? [];
  const said = bullets.length > 0 ? bullets : [card.supporting ?? ""].filter(Boolean);
  return said.map((title) => ({ role: "point", title, body: "" }));
}

const isFrame = (role: Slide["role"]) => role === "cover" || role === "close";

/** A single word is no idea. */
const saysSomething = ({ title, body }: Slide) => /\s/.test(body.trim()) || /\s/.test(title.trim());

/** Figures that no slide shows yet, where there are few slides. */
function figuresOf({ copy }: Material): Slide[] {
  if (copy.slides.length >= ENOUGH) return [];
  const said = copy.slides.map(({ title, body }) => `${title} ${body}`).join("\n");
  return copy.stats
    .filter(({ value, label }) => label && value.length <= 12 && !said.includes(value))
    .map(({ value, label }) => ({ role: "stat", title: value, body: label }));
}

/** A slide about a number shows it large, with what it counts; a slide without a title is its own title. */
function slideOf({ role, title, body }: Slide, { stats }: Material["copy"], limits: Limits) {
  if (role === "stat" && title.length <= 12 && body) {
    const label = stats.find(({ value }) => value === title)?.label ?? "";
    if (body.length <= SHORT || !label) return { title: clip(body, limits.title), body: "", stat: title };
    return { title: clip(capitalize(label), limits.title), body: clip(body, limits.body), stat: title };
  }
  if (!title) return { title: clip(body, limits.title), body: "" };
  return { title: clip(title, limits.title), body: clip(body, limits.body) };
}
