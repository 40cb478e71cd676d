import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip, whole } from "../kit/story/clip.ts";
import { fitOf, kickerOf } from "../kit/story/fit.ts";
import { isArticle } from "../kit/story/links.ts";
import { personOf } from "../kit/story/people.ts";
import { photosFor } from "../kit/story/photos.ts";
import { publishedIn } from "../kit/story/published.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { category: 40, title: 140, author: 60, date: 40 };

/** A number that is to be seen first has a template of its own. */
const BESIDE_NUMBER = 0.45;

/** An article that the brief announces, before every other template, else a link to one. */
export function fits(story: Story, pictures: Pictures) {
  const announced = publishedIn(story);
  const photo = photosFor(pictures, KINDS).photo ?? "";
  if (announced) {
    const { role, lead, ...article } = announced;
    return fitOf(story, pictures.lead ? BESIDE_NUMBER : 0.95, {
      ...article,
      ...(role && { role }),
      ...(lead && { lead }),
      photo,
    });
  }
  if (!isArticle(story)) return undefined;
  return fitOf(story, 0.45, {
    category: whole(kickerOf(story, pictures), MOST.category),
    title: clip(story.headline.text, MOST.title),
    author: whole(personOf(story, pictures)?.name ?? "", MOST.author),
    date: whole(story.when?.date ?? "", MOST.date),
    photo,
  });
}
