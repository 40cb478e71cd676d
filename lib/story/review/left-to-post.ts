import type { Channel } from "../../vocab.ts";
import { besidePicture } from "../beside-picture.ts";
import { isAlone } from "../emphasis.ts";
import { coverage } from "../guard/coverage.ts";
import type { FactKind } from "../kinds.ts";
import { factsOff } from "../picture-wishes/off-picture.ts";
import { fewWordsWanted, partsWanted } from "../picture-wishes/wished-parts.ts";
import type { Story } from "../schema.ts";
import { postOf } from "./piece.ts";

/** What a post may tell beside a quotation that fills its picture. */
const BESIDE: ReadonlySet<FactKind> = new Set(["price", "figure", "proof", "benefit"]);

/** Ids of the facts that the picture leaves out and readers need there. The words of a customer may stand alone, what its author wants alone does, and what he wants beside the picture is not on it. */
export function unseen(story: Story, channel: Channel): string[] {
  const isOnlyOne =
    isAlone(story, story.headline.text) ||
    partsWanted(story) !== undefined ||
    fewWordsWanted(story) !== undefined;
  const beside = new Set([...besidePicture(story), ...factsOff(story.facts, story)]);
  const isOfCustomer = story.occasion === "testimonial" && story.quotation !== null;
  if (!isOnlyOne && !isOfCustomer && beside.size === 0) return story.unshown;
  const untold = new Set(coverage(story, postOf(story, channel), story.spoken).map(({ id }) => id));
  const kinds = new Map(story.facts.map(({ id, kind }) => [id, kind]));
  const isInPost = (id: string) =>
    !untold.has(id) && (isOnlyOne || beside.has(id) || (isOfCustomer && BESIDE.has(kinds.get(id) ?? "news")));
  return story.unshown.filter((id) => !isInPost(id));
}
