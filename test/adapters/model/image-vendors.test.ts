import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ImageModel } from "../../../lib/core/image-model.ts";
import { ModelFailure } from "../../../lib/core/model.ts";
import { OPAQUE_MODEL } from "../../fakes/image-formats.ts";
import { type PictureFake, startPictureFake } from "../../fakes/image-model.ts";
import { failsWith, type PictureReply, shows } from "../../fakes/image-replies.ts";
import { imageModelAt } from "../../support/image-models.ts";

const order = { prompt: "An owl.", seed: 7, side: 1024 };
const reference = Uint8Array.of(1, 2, 3, 250);
const drawn = Uint8Array.of(9, 8, 7, 255);

async function failureOf(drawing: Promise<unknown>): Promise<ModelFailure> {
  const error = await drawing.catch((reason) => reason);
  if (error instanceof ModelFailure) return error;
  throw new Error(`Not a ModelFailure: ${error}`);
}

describe.each(["openai-compatible", "google"] as const)("the image model of %s", (vendor) => {
  let fake: PictureFake;
  let model: ImageModel;
  beforeAll(async () => {
    fake = await startPictureFake(vendor);
    model = imageModelAt(vendor, fake);
  });
  afterAll(() => fake.close());

  test("the image model draws the requested picture and sends the exact bytes of the reference", async () => {
    fake.script(shows(drawn));
    expect(await model.draw(order)).toEqual({ bytes: drawn, mimeType: "image/png" });
    expect(await model.draw({ ...order, reference })).toMatchObject({ bytes: drawn });
    const [first, second] = fake.asked;
    expect(first).toMatchObject({ prompt: expect.stringContaining("An owl."), reference: undefined });
    expect(first?.prompt).toContain("background");
    expect([...(second?.reference ?? [])]).toEqual([...reference]);
    expect(fake.asked).toHaveLength(2);
  });

  test.each<[string, PictureReply, string, number]>([
    ["a refusal", { kind: "refusal" }, "refused", 1],
    ["an account without money", { kind: "spent" }, "unavailable", 1],
    ["a request it does not take", failsWith(400), "not_configured", 1],
    ["an answer without a picture", { kind: "nothing" }, "malformed", 1],
    ["a page", { kind: "page" }, "malformed", 1],
    ["an endless answer", { kind: "flood" }, "malformed", 1],
    ["patience that there is no time for", failsWith(429, 60), "rate_limited", 1],
    ["trouble that stays", failsWith(503, 0.01), "unavailable", 2],
    ["hanging up", { kind: "drop" }, "unavailable", 2],
  ])(
    "the image model turns %s into one failure after the expected number of requests",
    async (_, reply, reason, requests) => {
      fake.script(reply);
      expect(await failureOf(model.draw(order))).toMatchObject({ reason });
      expect(fake.asked).toHaveLength(requests);
    },
  );

  test("the image model retries once after a temporary failure", async () => {
    fake.script(failsWith(429, 0.01), shows(drawn));
    expect(await model.draw(order)).toMatchObject({ bytes: drawn });
    expect(fake.asked).toHaveLength(2);
  });

  test("the image model times out on a slow server and does not ask again", async () => {
    fake.script({ kind: "late", milliseconds: 60_000 });
    const hasty = imageModelAt(vendor, fake, { IMAGE_MODEL_TIMEOUT_MS: "1000" });
    expect(await failureOf(hasty.draw(order))).toMatchObject({ reason: "timeout" });
    expect(fake.asked).toHaveLength(1);
  });

  test("the image model reports a wrong key as not_configured and keeps the key out of the message", async () => {
    const key = "sk-live-abcdefghijklmnopqrstuvwxyz";
    const failure = await failureOf(imageModelAt(vendor, fake, { IMAGE_MODEL_API_KEY: key }).draw(order));
    expect(failure).toMatchObject({ reason: "not_configured" });
    expect(failure.message).not.toContain(key);
  });
});

describe("the options of the OpenAI image API", () => {
  let fake: PictureFake;
  beforeAll(async () => {
    fake = await startPictureFake("openai-compatible");
    fake.script(shows(drawn));
  });
  afterAll(() => fake.close());
  const named = (IMAGE_MODEL_NAME: string) => imageModelAt("openai-compatible", fake, { IMAGE_MODEL_NAME });

  test("OpenAI's own image models are asked for a transparent background and not for a white one", async () => {
    fake.script(shows(drawn));
    await named("gpt-image-fake").draw(order);
    expect(fake.asked[0]?.options).toMatchObject({
      n: 1,
      size: "1024x1024",
      background: "transparent",
      output_format: "png",
    });
    expect(fake.asked[0]?.prompt).not.toContain("white");
  });

  test("an image model that rejects transparent backgrounds is asked for a white one from then on", async () => {
    fake.script(shows(drawn));
    const model = named(OPAQUE_MODEL);
    await model.draw(order);
    await model.draw(order);
    expect(fake.asked.map(({ options }) => options.background)).toEqual([
      "transparent",
      undefined,
      undefined,
    ]);
    expect(fake.asked.at(-1)?.prompt).toContain("pure white");
  });

  test("OpenAI-compatible image servers are asked for base64 and receive no options beyond the basic ones", async () => {
    fake.script(shows(drawn));
    await named("flux.1-dev").draw(order);
    const { options } = fake.asked[0] ?? {};
    expect(options).toEqual({ model: "flux.1-dev", n: 1, size: "1024x1024", response_format: "b64_json" });
  });
});

test("the Google image model receives the shape and the seed", async () => {
  const fake = await startPictureFake("google");
  fake.script(shows(drawn, "image/jpeg"));
  const model = imageModelAt("google", fake, { IMAGE_MODEL_NAME: "gemini-fake-image" });
  expect(await model.draw(order)).toMatchObject({ mimeType: "image/jpeg" });
  expect(fake.asked[0]?.options).toEqual({
    model: "gemini-fake-image",
    responseModalities: ["IMAGE"],
    imageConfig: { aspectRatio: "1:1" },
    seed: 7,
  });
  await fake.close();
});
