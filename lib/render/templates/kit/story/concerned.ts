import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { stopped } from "../../../../text/stopped.ts";
import { unstopped } from "../../../../text/unstopped.ts";
import { isTranslated } from "./must-show.ts";
import { isOfModel } from "./of-model.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** A longer clause is a text of its own, in letters. */
const LONGEST = 90;
/** "…, for all houses in Mill Lane": whom the news concerns. */
const CONCERNS = /^(?:for|für|pour|para|per|voor)\s\p{L}/iu;

/** Whom a headline concerns, where its sentence goes on with that behind a comma and no other line says it; empty for other news. */
export function concernedBy(story: Story): string {
  const { headline, support, points, facts } = story;
  if (headline.text === "" || isOfModel(story) || isTranslated(story)) return "";
  const begun = `${headline.text}, `;
  const whole = facts.find(({ from, quote }) => from === "brief" && quote.startsWith(begun))?.quote ?? "";
  const rest = unstopped(whole.slice(begun.length));
  const said = [support?.text ?? "", ...points.map(({ text }) => text)].join("\n");
  const isApart = CONCERNS.test(rest) && rest.length <= LONGEST && !/[.!?]\s/u.test(rest);
  return isApart && !isSaid(rest, tokensOf(said)) ? stopped(capitalized(rest)) : "";
}
