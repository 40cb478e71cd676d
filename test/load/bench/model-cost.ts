import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { storyWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { RIGHT_KEY, RIGHT_MODEL, startModelFake } from "../../fakes/model.ts";
import { says } from "../../fakes/model-replies.ts";
import { RECORDED } from "../../story/model/recorded.ts";
import { budgetWith } from "../../support/token-budget.ts";
import { PRICES } from "./model-prices.ts";
import { mean, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

/** What vendors count for European languages, on average. */
const CHARACTERS_A_TOKEN = 4;
const TODAY = "2026-11-21";
const tokens = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);

const NOTE = `Recorded answers of a loopback server to ${RECORDED.length} messy briefs: one request that reads and writes, and repaired slots where the guard has a doubt. ${CHARACTERS_A_TOKEN} characters a token; the list of templates and the opinion of the review are not in it.`;

/** Tokens and money of a story by a language model. */
export async function modelCost(keep: Keep): Promise<Row[]> {
  const fake = await keep(startModelFake("openai-compatible"));
  const settings = z.object(MODEL_SETTINGS).parse({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  const used: { input: number; output: number; constant: number }[] = [];
  for (const { brief, brand, channel, assetType, answer } of RECORDED) {
    const model = modelFrom(settings)?.(budgetWith(1_000_000));
    if (!model) throw new Error("The settings name no model.");
    fake.script([says(answer)]);
    const request = { brief, brand, channel, assetType, today: TODAY };
    const input = { ...request, today: `${TODAY}, Saturday`, templates: [] };
    await storyWithModel(
      model,
      input,
      helpFor(request, () => houseStory(request)),
    );
    used.push({
      input: fake.asked.reduce((sum, { system, prompt }) => sum + tokens(system + prompt), 0),
      output: fake.asked.length * tokens(JSON.stringify(answer)),
      constant: tokens(fake.asked[0]?.system ?? ""),
    });
  }
  const row = (name: string, value: number, unit: string): Row => ({ name, value, unit, note: NOTE });
  const [input, output] = [mean(used.map((it) => it.input)), mean(used.map((it) => it.output))];
  const prices = Object.entries(PRICES.models).map(([name, price]) =>
    row(
      `1,000 stories of ${name}, prices of ${PRICES.date}`,
      (input * price.input + output * price.output) / 1_000,
      "US$",
    ),
  );
  return [
    row("question of a story", input, "tokens"),
    row("of it the same in every question", mean(used.map((it) => it.constant)), "tokens"),
    row("answer of a story", output, "tokens"),
    ...prices,
  ];
}
