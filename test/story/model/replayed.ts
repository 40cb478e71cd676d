import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../../../lib/copy/types.ts";
import type { ReadAnswer, WrittenAnswer } from "../../../lib/story/model/answer.ts";
import type { AssetType, Channel, TemplateId, Verdict } from "../../../lib/vocab.ts";

type Replayed = {
  id: string;
  about: string;
  channel: Channel;
  assetType: AssetType;
  brief: string;
  brand: Brand;
  answer: ReadAnswer & WrittenAnswer;
  /** Slots as they were answered when asked for again, by their property names. */
  repaired?: Record<string, unknown>;
  /** What has to come of it. */
  verdict: Verdict;
  template: TemplateId;
};

const FOLDER = join(import.meta.dirname, "../fixtures/replayed");
/** A large model's answers to the service's own prompt, for every asset type: twelve messy briefs, tidy ones, and many that strangers wrote. */
export const REPLAYED: Replayed[] = readdirSync(FOLDER)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")));
