import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { photosFor } from "../kit/story/photos.ts";

const KINDS = ["product", "other"] as const;

/** What stands above the line. */
const NAME = 60;

/** A link to a product: its name, what it is, and a screen where there is one. */
export function fits(story: Story, pictures: Pictures) {
  if (!isOf(story, "launch", "release", "update", "offer")) return undefined;
  const { kicker, headline, url } = wordsOf(story, pictures);
  const [screen = ""] = [...pictures.asked, ...pictures.atHand];
  const shown = pictures.asked.length === 0 ? photosFor(pictures, KINDS) : {};
  if (!screen && !url && !shown.photo) return undefined;
  const { about } = story;
  const isNamed =
    about !== "" && about.length <= NAME && headline.toLowerCase().includes(about.toLowerCase());
  const name = isNamed || about.toLowerCase() === pictures.brand.toLowerCase() ? "" : about.slice(0, NAME);
  const over = kicker === name ? "" : kicker;
  return fitOf(story, screen ? 0.5 : 0.3, { kicker: over, name, line: headline, url, screen, ...shown });
}
