import { beforeAll, describe, expect, test } from "vitest";
import { json, type World, world } from "../support/world.ts";

/** What integrators saw go wrong with good copy, by the very requests that showed it. */

type Finished = {
  status: string;
  verdict: string;
  impact_score: number;
  output_text: string;
  quality: { summary: string; checks: { id: string; passed: boolean }[] };
  story: { headline: { text: string } };
};

let w: World;
beforeAll(async () => {
  w = await world({ plan: "scale" });
});

async function made(brief: string, order: object = {}): Promise<Finished> {
  const asked = { brief, channel: "linkedin", asset_type: "card", ...order };
  const { id } = await json(await w.post("/generate", asked));
  await w.drain();
  return (await json(await w.get(`/runs/${id}?view=full`))) as unknown as Finished;
}

const passes = ({ quality }: Finished, id: string) => quality.checks.find((check) => check.id === id)?.passed;

describe("numbers, versions, dates and times are compared as values, not as spellings", () => {
  test("the README's film is not rejected for the full stop behind its version", async () => {
    const film = { channel: "tiktok", asset_type: "video" };
    const run = await made("Release 4.2: faster map, PDF proof in one tap.", film);
    expect(run).toMatchObject({ status: "succeeded", verdict: "approved" });
    expect(passes(run, "numbers")).toBe(true);
    expect(run.impact_score).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ["a version at the end of a sentence", "Couriers get offline maps with version 3.20. Update today."],
    ["a version within one", "Version 3.20. brings offline maps for couriers."],
    ["a shortened month", "Our depot opens on Nov. 14 in Bern. Free coffee for every courier."],
    ["a time with a full stop", "Der Laden in Köln öffnet am Freitag um 18.30. Alle Fahrer sind eingeladen."],
  ])("%s is approved as it is", async (_, brief) => {
    const run = await made(brief);
    expect(run.verdict).toBe("approved");
    expect(`${run.output_text}`.replace(/\s+/g, " ")).toContain(brief);
    expect(passes(run, "numbers")).toBe(true);
  });
});

describe("sentences stay whole", () => {
  test.each([
    ["Fernway has offline maps for couriers. Update today.", "Fernway has offline maps for couriers"],
    ["On 3.12. we open our depot in Berlin.", "On 3.12. we open our depot in Berlin"],
    ["Our workshop for dispatchers is free. Register today.", "Our workshop for dispatchers is free"],
  ])("%s", async (brief, headline) => {
    const run = await made(brief, { channel: "twitter" });
    expect(run.story.headline.text).toBe(headline);
    expect(run.output_text).toContain(brief);
    expect(run).toMatchObject({ verdict: "approved" });
    expect(passes(run, "well_formed")).toBe(true);
  });

  test("an infographic of two stumps is not approved", async () => {
    const run = await made("For dispatchers. This week.", { asset_type: "infographic" });
    expect(run.verdict).not.toBe("approved");
  });
});
