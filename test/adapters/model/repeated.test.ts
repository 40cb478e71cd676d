import { expect, test } from "vitest";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { isRepeated } from "../../../lib/adapters/model/repeated.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { RIGHT_KEY, RIGHT_MODEL, startModelFake } from "../../fakes/model.ts";
import { says } from "../../fakes/model-replies.ts";
import { budgetWith } from "../../support/token-budget.ts";

test("Anthropic is asked to keep the rules from the second question on", async () => {
  const fake = await startModelFake("anthropic");
  const settings = z.object(MODEL_SETTINGS).parse({
    MODEL_PROVIDER: "anthropic",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  fake.script([says({ ok: true })]);
  const answer = z.object({ ok: z.boolean() });
  for (const prompt of ["first", "second", "third"])
    await modelFrom(settings)?.(budgetWith(20_000)).ask({ system: "the same rules", prompt, answer });
  await fake.close();

  expect(fake.asked.map(({ kept }) => kept)).toEqual([false, true, true]);
  expect(new Set(fake.asked.map(({ system }) => system)).size).toBe(1);
});

test("rules count as asked before for five minutes after their last use", () => {
  const minute = 60_000;
  const asked = [0, 4, 8, 14].map((at) => isRepeated("rules of a test", at * minute));
  expect(asked).toEqual([false, true, true, false]);
});
