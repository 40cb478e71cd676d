import { ASSET_TYPES } from "../../asset-types.ts";
import { sentences } from "../../copy/sentences.ts";
import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import type { AssetType } from "../../vocab.ts";
import type { FactKind } from "../kinds.ts";
import { fewWordsWanted, linesOfParts, partsWanted } from "../picture-wishes/wished-parts.ts";
import type { Fact, Line, Story } from "../schema.ts";

/** A picture of which the author wants a few parts only, or few words: the post beside it tells the rest. */

const NOTHING_BESIDE = {
  kicker: null,
  cta: null,
  when: null,
  offer: null,
  figures: [],
  prices: [],
  changes: [],
  points: [],
  version: "",
};

/** The title with the parts that are wanted, and nothing else. */
function withParts(story: Story): Story {
  const wanted = partsWanted(story);
  const lines = wanted?.parts.isTitled ? linesOfParts(wanted.parts, story) : undefined;
  if (!lines) return story;
  const said = lines.filter(({ text }) => !story.headline.text.includes(text));
  const text = capitalize(said.map((line) => line.text).join(" · "));
  const facts = [...new Set(said.flatMap((line) => line.facts))];
  return { ...story, ...NOTHING_BESIDE, support: text === "" ? null : { text, facts } };
}

/** What a reader has to know beside the headline. */
const MAIN: ReadonlySet<FactKind> = new Set(["when", "where", "price", "promo_code", "condition"]);
/** At most so much stands beside the headline of a picture with few words; `extra` is the words of a sentence without a day, place or price. */
const MOST = { words: 26, sentences: 2, scenes: 4, extra: 14 };

const isMain = ({ facts: own }: Line, { facts }: Story) =>
  facts.some(({ id, kind }) => MAIN.has(kind) && own.includes(id));

/** The line under the headline with its main sentences, as far as they are few. */
function shorter(story: Story): Line | null {
  const { support, facts } = story;
  if (!support) return null;
  const said = sentences(support.text).map((text) => ({
    text,
    facts: support.facts.filter((id) =>
      text.includes(unstop(facts.find((fact) => fact.id === id)?.quote ?? "\n")),
    ),
  }));
  const main = said.filter((line) => isMain(line, story)).slice(0, MOST.sentences);
  const extra = said.filter(({ text }) => wordCount(text) <= MOST.extra).slice(0, 1);
  const kept = main.length > 0 ? main : extra;
  if (kept.length === 0) return null;
  while (kept.length > 1 && wordCount(kept.map(({ text }) => text).join(" ")) > MOST.words) kept.pop();
  return {
    text: kept.map(({ text }) => text).join(" "),
    facts: [...new Set(kept.flatMap((line) => line.facts))],
  };
}

/** Scenes with what a reader has to know. A comparison and steps stay whole. */
function fewerScenes(story: Story): Story["scenes"] {
  const { scenes, steps, rows, columns } = story;
  const main = scenes.filter((scene) => isMain(scene, story));
  const isWhole = steps.length + rows.length > 0 || columns !== null;
  return isWhole || main.length === 0 || scenes.length <= MOST.scenes ? scenes : main.slice(0, MOST.scenes);
}

/** The story with as little on its picture as the author wants. Pictures of a series and of figures are as they are. */
export function asLittleAsWanted(story: Story, assetType: AssetType): Story {
  const { content } = ASSET_TYPES[assetType];
  if (content === "message" && partsWanted(story)) return withParts(story);
  if (fewWordsWanted(story) === undefined) return story;
  if (content === "scenes") return { ...story, scenes: fewerScenes(story) };
  if (content !== "message") return story;
  return { ...story, support: shorter(story), points: story.prices.length > 0 ? story.points : [] };
}

/** What templates may draw: where the author wants only some parts, or few words, on the picture, a fact says no more than these. */
export function drawnStory(story: Story, assetType: AssetType): Story {
  if (partsWanted(story)) return withoutOthers(story, () => false);
  const isBrief = ASSET_TYPES[assetType].content === "message" && fewWordsWanted(story) !== undefined;
  return isBrief ? withoutOthers(story, ({ kind }) => MAIN.has(kind)) : story;
}

/** The facts that the headline and the line under it tell, and those that are kept in any case. */
function withoutOthers(story: Story, isKept: (fact: Fact) => boolean): Story {
  const { headline, support } = story;
  const facts = story.facts.flatMap((fact) => {
    if (fact.from !== "brief" || headline.facts.includes(fact.id) || isKept(fact)) return [fact];
    return support?.facts.includes(fact.id) ? [{ ...fact, quote: support.text, says: support.text }] : [];
  });
  return { ...story, facts };
}
