import { clip } from "../../copy/text.ts";
import type { Slide } from "../../copy/types.ts";
import { type Material, words } from "./material.ts";

type Limits = { headline: number; supporting: number; title: number; body: number };

/** Slides are read at leisure, frames of a film in seconds. */
const LIMITS = {
  carousel: { headline: 90, supporting: 160, title: 80, body: 220 },
  slideshow: { headline: 70, supporting: 100, title: 60, body: 110 },
} as const satisfies Record<string, Limits>;

const MOST = 8;

/** Cover, one idea a picture, and a last one that says what to do. Undefined where there is no idea besides the headline. */
export function seriesOf(material: Material, type: keyof typeof LIMITS) {
  const limits = LIMITS[type];
  const { kicker, headline, supporting, cta, url } = words(material);
  const slides = pointsOf(material).slice(0, MOST);
  if (slides.length === 0) return undefined;
  const close = material.copy.slides.find(({ role }) => role === "close");
  return {
    cover: {
      kicker,
      headline: clip(headline, limits.headline),
      supporting: clip(supporting, limits.supporting),
    },
    slides: slides.map((slide) => slideOf(slide, limits)),
    closing: { headline: clip(close?.title || cta || headline, limits.headline), cta, url },
  };
}

function pointsOf({ copy, card }: Material): Slide[] {
  const points = copy.slides.filter(({ role, title, body }) => !isFrame(role) && (title || body));
  if (points.length > 0) return points;
  const bullets = card.bullets ?? [];
  const said = bullets.length > 0 ? bullets : [card.supporting ?? ""].filter(Boolean);
  return said.map((title) => ({ role: "point", title, body: "" }));
}

const isFrame = (role: Slide["role"]) => role === "cover" || role === "close";

/** A slide about a number shows it large; a slide without a title is its own title. */
function slideOf({ role, title, body }: Slide, limits: Limits) {
  if (role === "stat" && title.length <= 12 && body) {
    return { title: clip(body, limits.title), body: "", stat: title };
  }
  if (!title) return { title: clip(body, limits.title), body: "" };
  return { title: clip(title, limits.title), body: clip(body, limits.body) };
}
