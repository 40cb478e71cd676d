import type { AssetType, Channel } from "../../vocab.ts";
import { guidelinesOf, productName } from "../brand.ts";
import { hasSpaces } from "../language.ts";
import { impersonationsIn } from "../policy/impersonation.ts";
import type { Brand, Facts, Guidelines } from "../types.ts";
import { emptiness, emptyWords } from "./empty-words.ts";
import { injectionsIn } from "./injection.ts";
import type { Entry } from "./ledger/entry.ts";
import { ledger } from "./ledger/ledger.ts";
import { type Sources, sourcesOf } from "./ledger/sources.ts";
import { placesOf } from "./places.ts";
import type { Judged, JudgeInput } from "./report.ts";
import { type Place, sentencesOf, type Told, toldIn } from "./said.ts";

/** Everything a check may look at, prepared once. */
export type Subject = {
  copy: Judged;
  facts: Facts;
  brief: string;
  brand: Brand;
  guidelines: Guidelines;
  channel: Channel;
  assetType: AssetType;
  /** What the copy should call the thing; empty when nobody has said. */
  name: string;
  english: boolean;
  /** The language separates words with spaces, so that they can be counted. */
  spaced: boolean;
  places: Place[];
  everything: string;
  told: Told;
  /** Words and phrases of the copy that say nothing. */
  empty: string[];
  /** How much of headline, supporting line and post they make up, 0 to 1. */
  emptiness: number;
  /** What may be relied on: the brief without instructions to us, and the Brand DNA. */
  sources: Sources;
  /** Sentences of the brief that try to instruct the system. */
  injections: string[];
  entries: Entry[];
  /** Words of brief and copy that probably speak in somebody else's name. */
  impersonations: string[];
};

/** Reads the ledger and gathers what all checks need. */
export function subjectOf({ copy, facts, brief, brand, channel, assetType }: JudgeInput): Subject {
  const places = placesOf(copy);
  const injections = injectionsIn(brief, facts);
  const sources = sourcesOf(brief, brand, injections);
  const said = sentencesOf(places);
  const everything = places.map((p) => p.text).join("\n");
  const guidelines = guidelinesOf(brand);
  const empty = emptyWords(everything, guidelines);
  const own = [brand.name, productName(brand)];
  const counts = new Set([copy.bullets.length, copy.slides.length, facts.steps.length, facts.bullets.length]);
  return {
    copy,
    facts,
    brief,
    brand,
    channel,
    assetType,
    guidelines,
    name: productName(brand) || (facts.product ?? ""),
    english: facts.language === "en",
    spaced: hasSpaces(facts.language),
    places,
    everything,
    told: toldIn(everything, said),
    empty,
    emptiness: emptiness(empty, `${copy.headline} ${copy.supporting} ${copy.text}`),
    sources,
    injections,
    impersonations: impersonationsIn(`${brief}\n${everything}`, own),
    entries: ledger({ places, said, sources, counts, language: facts.language }),
  };
}
