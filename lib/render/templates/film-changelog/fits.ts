import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { kindOf } from "../changelog/data.ts";
import { filmFit } from "../film/film-fit.ts";
import { keptOf } from "../film/kept.ts";
import { detailsOf, filmWordsOf } from "../film/story-words.ts";
import { timingOf } from "../film/wished-timing.ts";
import { terse, whole } from "../kit/story/clip.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 70, supporting: 0 };
const MOST = { entries: 6, title: 48, version: 16, day: 32 };

/** A version with at least two changes. */
export function fits(story: Story, pictures: Pictures) {
  const version = whole(story.version, MOST.version);
  const entries = story.changes
    .map(({ label, text }) => ({ kind: kindOf(label), title: terse(text, MOST.title) }))
    .slice(0, MOST.entries);
  if (!version || entries.length < 2) return undefined;
  const { headline, cta, url } = filmWordsOf(story, pictures, LIMITS);
  const said = tokensOf(`${pictures.brand} ${version} ${entries.map(({ title }) => title).join("\n")}`);
  const theme = isSaid(headline, said) ? "" : headline;
  const [day = ""] = detailsOf(story, { version, theme, entries, cta, url }, MOST.day);
  const dated = [theme, day].filter(Boolean).join(" · ");
  const last = keptOf(story, { version, headline, day, cta, url });
  return filmFit(
    story,
    0.93,
    {
      version,
      headline: dated.length <= LIMITS.headline ? dated : theme,
      entries,
      language: story.spoken,
      cta,
      url,
      ...timingOf(story),
      ...last,
    },
    { headline, ...last },
  );
}
