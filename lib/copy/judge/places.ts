import type { Judged } from "./report.ts";
import type { Place } from "./said.ts";

const numbered = (what: string, list: readonly string[]): Place[] =>
  list.map((text, i) => ({ where: `${what} ${i + 1}`, text }));

/** All slots that say something, in reading order. */
export function placesOf({ headline, supporting, bullets, stats, slides, text, cta }: Judged): Place[] {
  const figures = stats.map(({ value, label }) => `${value} ${label}`);
  const titles = slides.map(({ title }) => title);
  const bodies = slides.map(({ body }) => body);
  return [
    { where: "headline", text: headline },
    { where: "supporting", text: supporting },
    ...numbered("bullet", bullets),
    ...numbered("stat", figures),
    ...numbered("slide title", titles),
    ...numbered("slide", bodies),
    { where: "post", text },
    { where: "cta", text: cta.label },
  ].filter((place) => place.text.trim());
}
