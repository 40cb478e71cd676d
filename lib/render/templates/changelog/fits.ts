import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { actionOf } from "../kit/story/action.ts";
import { clip, whole } from "../kit/story/clip.ts";
import { fitOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { kindOf } from "./data.ts";

const MOST = { entries: 8, entry: 100, version: 16, date: 40, headline: 100 };

/** A version with what changed in it. */
export function fits(story: Story, pictures: Pictures) {
  const { version, changes, spoken, when } = story;
  const name = whole(version, MOST.version) || whole(story.about, MOST.version);
  if (!name || name === pictures.brand || changes.length < 2) return undefined;
  const entries = changes
    .slice(0, MOST.entries)
    .map(({ label, text }) => ({ kind: kindOf(label), text: clip(text, MOST.entry) }));
  const headline = clip(story.headline.text, MOST.headline);
  return fitOf(story, isOf(story, "release", "launch", "update") ? 0.95 : 0.8, {
    version: name,
    date: whole((when?.date ?? "").replace(/[.,;]$/, ""), MOST.date),
    headline: isSaid(headline, tokensOf(`${name} ${pictures.brand}`)) ? "" : headline,
    entries,
    language: spoken,
    ...actionOf(story, pictures),
  });
}
