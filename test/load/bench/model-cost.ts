import { register } from "node:module";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { withOpinion } from "../../../lib/pipeline/model/opinion.ts";
import { storyWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { RIGHT_KEY, RIGHT_MODEL, startModelFake } from "../../fakes/model.ts";
import { says } from "../../fakes/model-replies.ts";
import { REPLAYED } from "../../story/model/replayed.ts";
import { budgetWith } from "../../support/token-budget.ts";
import { PRICES } from "./model-prices.ts";
import { mean, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

/** What vendors count for European languages, on average. */
const CHARACTERS_A_TOKEN = 4;
const TODAY = "2026-11-21";
const NO_OBJECTION = { objections: [] };
const tokens = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);

const NOTE = `Recorded answers of a loopback server to ${REPLAYED.length} briefs of all asset types: one request that reads and writes, slots asked for again, and the opinion of the review. ${CHARACTERS_A_TOKEN} characters a token.`;

/** Tokens and money of a run whose story a language model writes. */
export async function modelCost(keep: Keep): Promise<Row[]> {
  // The templates bring their fonts with them.
  register("../../render/support/binary-loader.mjs", import.meta.url);
  const { offeredTemplates } = await import("../../../lib/pipeline/model/offered-templates.ts");
  const fake = await keep(startModelFake("openai-compatible"));
  const settings = z.object(MODEL_SETTINGS).parse({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  const used: { input: number; output: number; constant: number }[] = [];
  for (const { brief, brand, channel, assetType, answer, repaired } of REPLAYED) {
    const model = modelFrom(settings)?.(budgetWith(1_000_000));
    if (!model) throw new Error("The settings name no model.");
    const replies = [answer, ...(repaired ? [repaired] : []), NO_OBJECTION];
    fake.script(replies.map((reply) => says(reply)));
    const request = { brief, brand, channel, assetType, today: TODAY };
    const input = { ...request, today: `${TODAY}, Saturday`, templates: offeredTemplates(assetType) };
    const story = await storyWithModel(
      model,
      input,
      helpFor(request, () => houseStory(request)),
    );
    const report = reviewStory({ ...request, story, lint: [] });
    await withOpinion(model, report, { story, outlet: { channel, assetType }, brief, brand });
    used.push({
      input: fake.asked.reduce((sum, { system, prompt }) => sum + tokens(system + prompt), 0),
      output: replies.reduce((sum, reply) => sum + tokens(JSON.stringify(reply)), 0),
      constant: tokens(fake.asked[0]?.system ?? ""),
    });
  }
  const row = (name: string, value: number, unit: string): Row => ({ name, value, unit, note: NOTE });
  const [input, output] = [mean(used.map((it) => it.input)), mean(used.map((it) => it.output))];
  const constant = mean(used.map((it) => it.constant));
  const prices = Object.entries(PRICES.models).flatMap(([name, price]) => {
    const dollars = (questions: number) => (questions * price.input + output * price.output) / 1_000;
    return [
      row(`1,000 runs with ${name}, prices of ${PRICES.date}`, dollars(input), "US$"),
      {
        ...row(
          `1,000 runs with ${name}, the same rules cached for a tenth`,
          dollars(input - 0.9 * constant),
          "US$",
        ),
        baseline: dollars(input),
        ratio: dollars(input - 0.9 * constant) / dollars(input),
      },
    ];
  });
  return [
    row("questions of a run", input, "tokens"),
    row("of it the same rules in every first question", constant, "tokens"),
    row("answers of a run", output, "tokens"),
    ...prices,
  ];
}
