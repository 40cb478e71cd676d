import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { titleOf } from "../film/headline-lead.ts";
import { keptLinesOf } from "../film/kept.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { actionOf } from "../kit/story/action.ts";
import { askOf } from "../kit/story/ask.ts";
import { inARow } from "../kit/story/clip.ts";
import { tellsAll } from "../kit/story/needed-facts.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { MOST_NEEDED } from "./data.ts";
import type { Idea } from "./ending.ts";
import { ownClause } from "./unrepeated.ts";

type Recap = { headline: string; supporting: string; cta: string; url: string };

/** Lines without which a picture is no summary: when, and where or how much. */
const LEAST = 2;
/** A longer remark is a sentence of its own picture, in letters. */
const REMARK = 48;

/**
 * The last picture of an event or an offer, complete: what it is, and when, where and for how much, each once. Undefined
 * where the author ends with a whole call of their own, and for other stories.
 */
export function recapOf(
  story: Story,
  pictures: Pictures,
  ideas: readonly Pick<Idea, "title" | "body">[],
  most: number,
): Recap | undefined {
  const { headline, spoken, language } = story;
  const isInvited = isOf(story, "event", "offer") || (isOf(story, "update") && isDated(headline.text));
  if (!isInvited || spoken !== language || isOfModel(story)) return undefined;
  const ask = askOf(story);
  if (ask && ask.verb === "") return undefined;
  // "12 places, book at …": the verb is the action, and what stands before it a line of the summary.
  const { cta, url } = ask ? { cta: capitalized(ask.verb), url: ask.address } : actionOf(story, pictures);
  const read = { ...story, scenes: [...story.scenes, ...story.slides.map(sceneOf)] };
  const kept = [
    ...keptLinesOf(read, { headline: headline.text, cta, url }).flatMap((line) => line.split(SEPARATOR)),
    ...(ask ? [capitalized(ask.says)] : remarkOf(ideas.at(-1))),
  ];
  const priced = kept.map((line) => withPrice(line, story));
  const lines = priced.filter((line, i) => {
    const others = priced.slice(0, i).join("\n");
    return !isProgramme(line, story) && !isSaid(line, tokensOf(others));
  });
  const title = titleOf(headline.text, lines.join(SEPARATOR));
  const own = lines.map((line) => ownClause(line, [title]));
  const supporting = own.filter((line) => !isSaid(line, tokensOf(title))).join(SEPARATOR);
  // A summary with another day alone, "Book by 4 January", would send readers on that one.
  const day = writtenDay(headline.text);
  const hasDay = day === "" || [title, supporting].some((text) => text.includes(day));
  const saysAll = tellsAll(story, [title, supporting, cta, url]);
  const isWhole =
    hasDay && saysAll && lines.length >= LEAST && title.length <= most && supporting.length <= MOST_NEEDED;
  return isWhole && supporting !== "" ? { headline: title, supporting, cta, url } : undefined;
}

/** "Children under 10" of a price list says nothing without its "free". */
function withPrice(line: string, { prices, language }: Story): string {
  const { price = "" } = prices.find(({ name }) => name.toLowerCase() === line.toLowerCase()) ?? {};
  return price === "" ? line : `${line}${language === "fr" ? " : " : ": "}${price}`;
}

const sceneOf = ({ title, body, facts }: Story["slides"][number]) => ({
  text: body === "" ? title : inARow([stopped(title), body]),
  facts,
});

const isDated = (text: string): boolean => /\d/u.test(writtenDay(text));

/** "Sheep shearing at 11.30am and 2pm": an hour within the day of the event, which has a picture of its own. */
function isProgramme(line: string, { headline, facts, when }: Story): boolean {
  const held = facts.filter(
    ({ from, quote }) => from === "brief" && line.includes(quote.replace(/\.$/u, "")),
  );
  const isOwn = when !== null && (when.time.includes(line) || when.date.includes(line));
  const isHour = held.some(({ kind }) => kind === "when") && writtenDay(line) === "" && !isOwn;
  const isNeeded = held.some(({ kind }) => kind !== "when" && kind !== "news");
  return (when !== null || isDated(headline.text)) && isHour && !isNeeded;
}

/** A last remark of a few words, "The offer ends on 31 May", is of the summary. */
function remarkOf(last: Pick<Idea, "title" | "body"> | undefined): string[] {
  const remark = last?.title.replace(/\.$/u, "") ?? "";
  return remark.length <= REMARK && /\d/u.test(remark) ? [capitalized(remark)] : [];
}
