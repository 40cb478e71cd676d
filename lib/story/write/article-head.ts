import { articleAt, articleKicker, titledIn } from "../../text/article.ts";
import type { Headline } from "./block.ts";
import { type Material, titleIn } from "./material.ts";

/** "New article: “The veil that took fourteen months”": its title, under what it is. */
export function articleHead({ blocks, language, reading }: Material): Headline | undefined {
  const block = titleIn(blocks, reading) ?? blocks[0];
  const piece = block?.pieces[0];
  const { lead = "", title = "", rest = "" } = titledIn(piece?.card ?? "") ?? {};
  if (!piece || reading.quotation || rest !== "" || articleAt(lead, language) === undefined) return undefined;
  return { text: title, facts: piece.facts, rest: [], block, label: articleKicker(lead, language) };
}
