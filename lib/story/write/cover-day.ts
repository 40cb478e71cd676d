import { capitalize } from "../../copy/text.ts";
import { evenly } from "../../text/evenly.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

const DAY = /(?<!\d)\d{1,2}(?!\d)/u;
const SMALL = /^\p{Ll}/u;

const plain = (text: string) => evenly(text).toLowerCase();

/** The line on the cover of a series about an event, with its day where neither that nor the headline says it. */
export function withDay(line: Line | null, headline: Headline, { reading }: Material): Line | null {
  const { occasion, when } = reading;
  const { date = "", time = "" } = when ?? {};
  const said = plain(`${headline.text} ${line?.text ?? ""}`);
  if (!when || occasion !== "event" || !DAY.test(date) || said.includes(plain(date))) return line;
  const day = capitalize(date);
  if (!line) return { text: time ? `${day}, ${time}` : day, facts: when.facts };
  // "From 9.15 to 11.45 am, …" is what is left of the sentence whose day stood before it.
  const left = headline.rest.find((rest) => SMALL.test(rest) && line.text.slice(1).startsWith(rest.slice(1)));
  const text = left ? `${day}, ${left}${line.text.slice(left.length)}` : `${day}. ${line.text}`;
  return { text, facts: [...new Set([...when.facts, ...line.facts])] };
}
