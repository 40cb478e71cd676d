import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip, whole } from "../kit/story/clip.ts";
import { fitOf } from "../kit/story/fit.ts";
import { docsPath } from "../kit/story/links.ts";

const MOST = { crumbs: 4, crumb: 28, title: 100, description: 180, sections: 6, section: 36 };

/** A link to a page of documentation. */
export function fits(story: Story, _pictures: Pictures) {
  const path = docsPath(story);
  if (!path) return undefined;
  const { steps, points } = story;
  const headings = steps.length > 1 ? steps.map(({ title }) => title) : points.map(({ text }) => text);
  return fitOf(story, 0.6, {
    crumbs: path.filter((crumb) => whole(crumb, MOST.crumb)).slice(0, MOST.crumbs),
    title: clip(story.headline.text, MOST.title),
    description: clip(story.support?.text ?? "", MOST.description),
    sections: headings.filter((text) => whole(text, MOST.section)).slice(0, MOST.sections),
  });
}
