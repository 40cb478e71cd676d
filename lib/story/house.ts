import type { Brand } from "../copy/types.ts";
import type { AssetType, Channel } from "../vocab.ts";
import { readStory } from "./read/read-story.ts";
import type { Story } from "./schema.ts";
import { writeStory } from "./write/write-story.ts";

/** What a story is asked for. `language` is BCP 47; without it the words stay in the language of the brief. */
export type StoryRequest = {
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  language?: string;
  seed?: number;
};

/** The house reads and writes: no model, no clock, no chance. The same request gives the same story. */
export function houseStory({ brief, brand, ...request }: StoryRequest): Story {
  return writeStory(readStory({ brief, brand }), { brand, brief, ...request });
}
