import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { isTranslated } from "./must-show.ts";
import { pairedRow } from "./paired.ts";
import type { StoryTable } from "./tables.ts";
import { winnerOf } from "./tables.ts";

/** "Cost: road 2,140 €, rail 1,690 €": what is compared, and two names with their values. */
const CONTRAST =
  /^(?<label>[^:]{2,40}):\s+(?<one>\p{L}[\p{L}-]{1,24})\s+(?<first>\S[^:]{0,30}?),\s+(?<two>\p{L}[\p{L}-]{1,24})\s+(?<second>\S(?:[^:,]|,(?=\d)){0,30}?)\.?$/u;
const LEAST = 2;

/** "Price: 14.90 € / 9.50 €": what is compared, and the values of both. */
const SLASHED =
  /^(?<label>[^:]{2,40}):\s+(?<first>\S(?:.{0,30}\S)?)\s+(?:\/|\||vs\.?)\s+(?<second>\S.{0,31})$/u;
/** "Comparison: early harvest versus late harvest" names both. */
const VERSUS =
  /^(?:[^:]{2,30}:\s+)?(?<one>.{2,32}?),?\s+(?:vs\.?|versus|frente a|contra|gegen|oder|or|ou|o|contre|compared (?:with|to)|im Vergleich zu)\s+(?<two>.{2,32}?)[?.!]*$/iu;

/** The two things that a headline asks for or sets against each other: "Van or cargo bike?". */
export function namesCompared(headline: string): [string, string] | undefined {
  const { one = "", two = "" } = VERSUS.exec(headline.trim().replace(/^¿\s?/u, ""))?.groups ?? {};
  return one && two ? [one.trim(), two.trim()] : undefined;
}

function slashedOf({ points, facts, headline }: Story): StoryTable | undefined {
  const { one = "", two = "" } = VERSUS.exec(headline.text)?.groups ?? {};
  const ours = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  const texts = [...points.map(({ text }) => text), ...ours].map((text) =>
    text.trim().replace(/^[-•*]\s+|\.$/g, ""),
  );
  const rows = [...new Set(texts)].flatMap((text) => {
    const { label = "", first = "", second = "" } = SLASHED.exec(text)?.groups ?? {};
    return label ? [{ label, first, second }] : [];
  });
  if (one === "" || rows.length < LEAST) return undefined;
  const names = [one, two].map(capitalized) as [string, string];
  return { first: names[0], second: names[1], winner: "none", rows };
}

/** Sentences that say the same of both things which the headline names: "Sheep wool lasts 50 years, mineral wool 30". */
function pairedOf({ facts, headline }: Story, brand: string): StoryTable | undefined {
  const { one = "", two = "" } = VERSUS.exec(headline.text)?.groups ?? {};
  if (one === "") return undefined;
  const quotes = new Set(facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.trim()));
  const rows = [...quotes].flatMap((quote) => pairedRow(quote, { first: one, second: two }) ?? []);
  const names = [one, two].map(capitalized) as [string, string];
  return rows.length < LEAST
    ? undefined
    : { first: names[0], second: names[1], winner: winnerOf(names, [brand]), rows };
}

/** Statements that compare the same two things as a table. Undefined where there are not two of them. */
export function contrastOf(story: Story, brand: string): StoryTable | undefined {
  if (isTranslated(story)) return undefined;
  const slashed = slashedOf(story) ?? pairedOf(story, brand);
  if (slashed) return slashed;
  const quotes = new Set(story.facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.trim()));
  const found = [...quotes].map((quote) => CONTRAST.exec(quote)?.groups);
  const all = found.filter((groups) => groups !== undefined);
  const [{ one = "", two = "" } = {}] = all;
  const rows = all
    .filter(
      (row) => row.one?.toLowerCase() === one.toLowerCase() && row.two?.toLowerCase() === two.toLowerCase(),
    )
    .map(({ label = "", first = "", second = "" }) => ({ label, first, second }));
  if (rows.length < LEAST || rows.length < all.length) return undefined;
  const names = [one, two].map(capitalized) as [string, string];
  return { first: names[0], second: names[1], winner: winnerOf(names, [brand, story.about]), rows };
}
