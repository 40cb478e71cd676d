import type { Brand } from "../copy/types.ts";
import type { AssetType, Channel } from "../vocab.ts";
import { judgeOf } from "./addressee/addressee.ts";
import { withoutDoubtful } from "./leave-out-doubtful.ts";
import { readStory } from "./read/read-story.ts";
import type { Reading, Story } from "./schema.ts";
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
  const write = (reading: Reading) => writeStory(reading, { brand, brief, ...request });
  const reading = readStory({ brief, brand });
  const whole = write(reading);
  const judge = judgeOf(brief, reading.language);
  const kept = withoutDoubtful({ reading, whole, brief, brand, judge });
  return kept === reading ? whole : write(kept);
}
