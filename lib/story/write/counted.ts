import { ASSET_TYPES } from "../../asset-types.ts";
import { clip } from "../../copy/text.ts";
import type { Doubt, Line, Story, TitledLine } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

const WORDS = "two three four five six seven eight nine ten".split(" ");
/** "Three mistakes we see in every test": a title that announces so many entries. English. */
const COUNTED_TITLE =
  /^(?:the |our |my )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}?(?:steps|ways|tips|things|reasons|mistakes|signs|questions|ideas|lessons|rules|facts|myths|habits|changes|courses|workshops|classes|walks|plants|recipes|exercises|stretches|tricks|points|moments|stories|places|dishes|shows|films|events|talks|concerts|products|plans)(?!\p{L})/iu;

type Parts = { slides: readonly TitledLine[]; scenes: readonly Line[]; posts: Story["posts"] };

/** The entries of a list in a post. */
const entriesIn = (post: string) => post.match(/^(?:•|\d{1,2}\.)\s/gmu)?.length ?? 0;

/** A series that shows fewer entries than its cover announces has lost one: a person has to look. */
export function miscounted(
  { text }: Headline,
  { slides, scenes, posts }: Parts,
  { language, options: { assetType } }: Material,
): Doubt[] {
  const said = language === "en" ? (COUNTED_TITLE.exec(text)?.groups?.count ?? "") : "";
  const at = WORDS.indexOf(said.toLowerCase());
  const announced = at < 0 ? Number(said) : at + 2;
  if (said === "") return [];
  const { content } = ASSET_TYPES[assetType];
  const shown = content === "slides" ? slides.length : content === "scenes" ? scenes.length : announced;
  const short = Object.values(posts)
    .map(entriesIn)
    .find((count) => count > 1 && count < announced);
  const doubts = [
    ...(shown < announced ? [["headline", `and the pictures show ${shown}`]] : []),
    ...(short ? [["post", `and a post lists ${short}`]] : []),
  ];
  return doubts.map(([slot = "", but]) => ({
    slot,
    says: `The headline promises ${said}, ${but}.`,
    span: null,
  }));
}

/** "Monday: …", "Tuesday: …": an entry of the brief's list that no slide or scene shows leaves a hole in its order. */
export function entriesLost(
  { facts: said }: Headline,
  { slides, scenes }: Omit<Parts, "posts">,
  { reading, options: { assetType } }: Material,
): Doubt[] {
  const { content } = ASSET_TYPES[assetType];
  const shown = content === "slides" ? slides : content === "scenes" ? scenes : [];
  const { items, steps, changes, facts } = reading;
  const entries = [...items, ...steps.flatMap((step) => step.facts[0] ?? []), ...changes.map((c) => c.fact)];
  const onPictures = new Set([...said, ...shown.flatMap((one) => one.facts)]);
  const lost = shown.length < LEAST_SHOWN ? [] : entries.filter((id) => !onPictures.has(id));
  return facts
    .filter(({ id }) => lost.includes(id))
    .slice(0, 1)
    .map(({ quote }) => ({
      slot: content,
      says: `The ${content} have no room for “${clip(quote.trim(), LONGEST_QUOTE)}”.`,
      span: null,
    }));
}
/** Fewer pictures show one thing that their author wants alone. */
const LEAST_SHOWN = 2;
const LONGEST_QUOTE = 90;
