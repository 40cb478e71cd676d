import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../../../lib/copy/types.ts";
import type { ReadAnswer, WrittenAnswer } from "../../../lib/story/model/answer.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";

type Recorded = {
  id: string;
  about: string;
  channel: Channel;
  assetType: AssetType;
  brief: string;
  brand: Brand;
  answer: ReadAnswer & WrittenAnswer;
};

const FOLDER = join(import.meta.dirname, "recorded");
/** Answers to the service's own prompt, in full: one file for each messy brief. */
export const RECORDED: Recorded[] = readdirSync(FOLDER).map((name) =>
  JSON.parse(readFileSync(join(FOLDER, name), "utf8")),
);
