import { capitalize } from "../../copy/text.ts";
import { articleAt, articleKicker, titledIn } from "../../text/article.ts";
import type { Line } from "../schema.ts";
import { valuesIn } from "../values/values.ts";
import type { Headline } from "./block.ts";
import { type Material, titleIn } from "./material.ts";

/** "Nieuw op de blog: zo kies je het juiste papier": a title without quotation marks behind what it is the title of. */
const UNMARKED = /^(?<lead>[^:“”„«»"]{4,40}?)\s?:\s+(?<title>[^:“”„«»"]{8,90}?)\.?$/u;

/** "New article: “The veil that took fourteen months”": its title, under what it is. */
export function articleHead({ blocks, language, reading }: Material): Headline | undefined {
  const block = titleIn(blocks, reading) ?? blocks[0];
  const piece = block?.pieces[0];
  const card = piece?.card ?? "";
  const { lead = "", title = "", rest = "" } = titledIn(card) ?? UNMARKED.exec(card)?.groups ?? {};
  if (!piece || reading.quotation || rest !== "" || articleAt(lead, language) === undefined) return undefined;
  const day = valuesIn(lead, language).find(({ kind, weak }) => kind === "date" && !weak)?.text;
  const kicker = articleKicker(lead, language);
  const label = kicker && day && !kicker.includes(day) ? `${kicker}, ${day}` : kicker;
  return { text: capitalize(title), facts: piece.facts, rest: [], block, label };
}

/** "It is written by Dr Priya Nandakumar, who …": under its title, who wrote it needs no "it". */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^It (?:is|was|has been) written by (?=\p{Lu})/u, "By "],
  [/^(?:Il|L[’']article) (?:est|a été) écrit par (?=\p{Lu})/u, "Par "],
  [/^(?:Está|Ha sido|Fue) escrito por (?=\p{Lu})/u, "Por "],
  [/^(?:È|È stato) scritto da (?=\p{Lu})/u, "Scritto da "],
  [/^Het is geschreven door (?=\p{Lu})/u, "Door "],
  [/^(?:É|Foi|Está) escrito por (?=\p{Lu})/u, "Por "],
];

/** The line under the title of an article, with a byline as pictures have it. */
export function asByline(line: Line | null): Line | null {
  const [lead, by] = WRITTEN.find(([words]) => words.test(line?.text ?? "")) ?? [];
  return line && lead ? { ...line, text: line.text.replace(lead, by ?? "") } : line;
}
