import { guidelinesOf } from "../../copy/brand.ts";
import { unstop } from "../../copy/text.ts";
import type { Brand, Guidelines } from "../../copy/types.ts";
import type { AssetType, Channel } from "../../vocab.ts";
import type { Doubt, Reading } from "../schema.ts";
import { withAfterwords } from "./afterwords.ts";
import { withoutAnnouncing } from "./announcing-labels.ts";
import type { Block } from "./block.ts";
import { blocksOf } from "./blocks.ts";
import { closingWords } from "./closing-words.ts";
import { withLastWords } from "./last-words.ts";
import { ledByNote } from "./led-by-note.ts";
import { ledByWanted } from "./led-by-wanted.ts";
import { named } from "./naming.ts";
import { withSigners } from "./signed-quotes.ts";
import { websiteOf, withWebsite } from "./website.ts";
import { type Wishes, wishesOf } from "./wishes.ts";

export type WriteOptions = {
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  /** Chooses among equals only; the house has none, so it changes nothing. */
  seed?: number;
  language?: string;
  /** The words of the author, for their lines alone: a line is a thought of its own. */
  brief?: string;
};

/** Everything the slots are written from. */
export type Material = {
  reading: Reading;
  options: WriteOptions;
  guidelines: Guidelines;
  wishes: Wishes;
  language: string;
  /** What the brief says, in its order, without what a wish leaves out. */
  blocks: Block[];
  /** Filled on the way. */
  doubts: Doubt[];
};

/** The block of the headline that the author gave. */
export const titleIn = (blocks: readonly Block[], { title }: Reading): Block | undefined =>
  title === "" ? undefined : blocks.find((b) => b.pieces.some(({ facts }) => facts.includes(title)));

/** A headline that the author gave stands above everything, wherever the brief has it, with all its sentences. */
function titled(blocks: Block[], reading: Reading): Block[] {
  const isTitle = (b: Block) => b.pieces.some(({ facts }) => facts.includes(reading.title));
  const [title, ...more] = reading.title === "" ? [] : blocks.filter(isTitle);
  const pieces = [title, ...more].flatMap((b) => b?.pieces ?? []);
  if (!title) return blocks;
  const quote = reading.facts.find(({ id }) => id === reading.title)?.quote ?? "";
  const whole = pieces.map((piece) => piece.text).join(" ");
  const text = /[.!?…。！？]\W*$/u.test(quote) ? whole : unstop(whole);
  const card = pieces.map((piece) => piece.card).join(" ");
  const facts = [...new Set(pieces.flatMap((piece) => piece.facts))];
  return [
    { ...title, pieces: [{ text, card, facts }], at: -1, leans: false },
    ...blocks.filter((b) => !isTitle(b)),
  ];
}

export function materialOf(reading: Reading, options: WriteOptions): Material {
  const guidelines = guidelinesOf(options.brand);
  const asked = wishesOf(reading);
  const website = asked.leaveOutKinds.has("link") ? "" : websiteOf(options.brand);
  // "Presupuesto en la web" has its address wherever it stands.
  const endWith = closingWords(withWebsite(asked.endWith, website, reading.language), reading, options.brief);
  const wishes = { ...asked, endWith };
  const { blocks, doubts } = blocksOf(reading, {
    guidelines,
    wishes,
    website,
  });
  const { brand } = options;
  const all = withLastWords(
    ledByWanted(
      titled(ledByNote(withoutAnnouncing(withAfterwords(blocks, reading)), reading), reading),
      reading,
    ),
    reading,
  );
  const said = named(withSigners(all, reading), reading, [brand.name, brand.offer.product_name]);
  return { reading, options, guidelines, wishes, language: reading.language, blocks: said, doubts };
}
