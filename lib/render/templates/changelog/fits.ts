import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { actionOf } from "../kit/story/action.ts";
import { clip, whole } from "../kit/story/clip.ts";
import { fitOf } from "../kit/story/fit.ts";
import { labelledChanges } from "../kit/story/labelled-changes.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { kindOf } from "./data.ts";

const MOST = { entries: 8, entry: 100, version: 16, date: 40, headline: 100 };

/** A version with what changed in it. */
export function fits(story: Story, pictures: Pictures) {
  const { version, spoken, when } = story;
  const { changes, title } = changesOf(story);
  const name = whole(version || versionIn(story, pictures), MOST.version) || whole(story.about, MOST.version);
  if (!name || name === pictures.brand || changes.length < 2) return undefined;
  const entries = changes
    .slice(0, MOST.entries)
    .map(({ kind, text }) => ({ kind, text: clip(text, MOST.entry) }));
  const headline = clip(title, MOST.headline);
  return fitOf(story, isOf(story, "release", "launch", "update", "content") ? 0.95 : 0.8, {
    version: name,
    date: whole((when?.date ?? "").replace(/[.,;]$/, ""), MOST.date),
    headline: isSaid(headline, tokensOf(`${name} ${pictures.brand}`)) ? "" : headline,
    entries,
    language: spoken,
    ...actionOf(story, pictures),
  });
}

/** The changes, and the line over them: those that the story lists, else sentences with a label. */
function changesOf(story: Story) {
  const { changes, headline } = story;
  if (changes.length > 1)
    return {
      changes: changes.map(({ label, text }) => ({ kind: kindOf(label), text })),
      title: headline.text,
    };
  const { changes: found = [], rest = [] } = labelledChanges(story) ?? {};
  return { changes: found, title: (rest[0] ?? "").replace(/(?<!\.)\.$/u, "") };
}

/** "Plainledger 4.2": the number after the brand's name. */
function versionIn({ headline, support }: Story, { brand }: Pictures): string {
  const text = `${headline.text} ${support?.text ?? ""}`;
  const at = text.indexOf(`${brand} `);
  return at < 0
    ? ""
    : (/^v?\d{1,3}(?:\.\d{1,4}){1,3}(?![\d%€])/u.exec(text.slice(at + brand.length + 1))?.[0] ?? "");
}
