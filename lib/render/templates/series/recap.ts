import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { titleOf } from "../film/headline-lead.ts";
import { keptOf } from "../film/kept.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { actionOf } from "../kit/story/action.ts";
import { askOf } from "../kit/story/ask.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { MOST_NEEDED } from "./data.ts";

type Recap = { headline: string; supporting: string; cta: string; url: string };
type Said = { title: string; body: string };

/** Lines without which a picture is no summary: when, and where or how much. */
const LEAST = 2;
/** A longer remark is a sentence of its own picture, in letters. */
const REMARK = 48;

/**
 * The last picture of an event or an offer, complete: what it is, and when, where and for how much, each once. Undefined
 * where the author ends with a call of their own, and for other stories.
 */
export function recapOf(
  story: Story,
  pictures: Pictures,
  ideas: readonly Said[],
  most: number,
): Recap | undefined {
  const { headline, spoken, language } = story;
  const isInvited = isOf(story, "event", "offer") || (isOf(story, "update") && isDated(headline.text));
  if (!isInvited || spoken !== language || isOfModel(story) || askOf(story)) return undefined;
  const { cta, url } = actionOf(story, pictures);
  const read = { ...story, scenes: [...story.scenes, ...story.slides.map(sceneOf)] };
  const { details = "" } = keptOf(read, { headline: headline.text, cta, url });
  const lines = details.split(SEPARATOR).filter((line) => line !== "" && !isProgramme(line, story));
  const all = withRemark(lines, ideas.at(-1));
  const supporting = all.join(SEPARATOR);
  const title = titleOf(headline.text, supporting);
  const isWhole = all.length >= LEAST && title.length <= most && supporting.length <= MOST_NEEDED;
  return isWhole ? { headline: title, supporting, cta, url } : undefined;
}

const sceneOf = ({ title, body, facts }: Story["slides"][number]) => ({
  text: [title, body].filter(Boolean).join(" "),
  facts,
});

const isDated = (text: string): boolean => /\d/u.test(writtenDay(text));

/** "Sheep shearing at 11.30am and 2pm": an hour within the day of the event, which has a picture of its own. */
function isProgramme(line: string, { headline, facts }: Story): boolean {
  const held = facts.filter(
    ({ from, quote }) => from === "brief" && line.includes(quote.replace(/\.$/u, "")),
  );
  const isHour = held.some(({ kind }) => kind === "when") && writtenDay(line) === "";
  const isNeeded = held.some(({ kind }) => kind !== "when" && kind !== "news");
  return isDated(headline.text) && isHour && !isNeeded;
}

/** A last remark of a few words, "The offer ends on 31 May", is of the summary. */
function withRemark(lines: readonly string[], last: Said | undefined): string[] {
  const remark = last?.title.replace(/\.$/u, "") ?? "";
  const isNew = remark !== "" && remark.length <= REMARK && !isSaid(remark, tokensOf(lines.join("\n")));
  return isNew && /\d/u.test(remark) ? [...lines, capitalized(remark)] : [...lines];
}
