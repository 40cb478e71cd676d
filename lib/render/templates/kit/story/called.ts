import type { Story } from "../../../../story/schema.ts";
import { askedFor } from "../../../../text/asked-for.ts";
import { isTranslated } from "./must-show.ts";

const NUMBER = /^\+?\d(?:[\s()/.-]{0,2}\d){6,14}$/u;

/** A bare number to call with whom one asks for, as the brief has it: "Ring Morag on 01333 555 0142"; other texts as they are. */
export function withName(text: string, story: Story): string {
  if (!NUMBER.test(text) || isTranslated(story)) return text;
  const quotes = story.facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  return quotes.map((quote) => askedFor(text, quote)).find((label) => label !== "") ?? text;
}
