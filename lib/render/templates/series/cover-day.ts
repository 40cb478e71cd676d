import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { isOf } from "../kit/story/occasions.ts";
import { saidDay } from "../kit/story/said-day.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { countedByHeadline } from "./counted.ts";

/** The day, the hour and the place of an event: without them no one swipes. Over a list or an account they are of what is said behind it. */
export function coverDay(story: Story): string {
  const { when, headline, spoken, language } = story;
  if (!when || spoken !== language || countedByHeadline(story) > 0 || isAfterAccount(story)) return "";
  const seen = tokensOf(headline.text);
  const said = [saidDay(story), when.time, when.place].filter((text) => text !== "" && !isSaid(text, seen));
  return said.map(capitalized).join(SEPARATOR);
}

/** So many sentences between the headline and the day are what the headline promises. */
const LEAST_BETWEEN = 3;

/** "How a mug gets its handle. First … Then … Score … Classes start again on 12 January": the day ends an account of something else. */
function isAfterAccount(story: Story): boolean {
  if (!isOf(story, "content", "how_to")) return false;
  const starts = (ids: readonly string[] = []) =>
    story.facts.filter(({ id, from }) => from === "brief" && ids.includes(id)).map(({ span }) => span.start);
  const [day] = starts(story.when?.facts);
  const head = Math.max(-1, ...starts(story.headline.facts));
  const between = story.facts.filter(
    ({ from, kind, span }) =>
      from === "brief" &&
      (kind === "news" || kind === "step") &&
      span.start > head &&
      span.start < (day ?? 0),
  );
  return between.length >= LEAST_BETWEEN;
}
