import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { bind } from "../support/studio.ts";
import { world } from "../support/world.ts";

test("lines that are still our sample are named in the try, and nothing has passed with them", async () => {
  const w = await world();
  await bind(w, { templates: ["offer"] });
  const owner = await signedIn(w);
  const path = `/app/studio/profiles/${w.keyId}/try/preview`;
  const own = {
    output_type: "offer",
    "content.offer": "£14 a metre",
    "content.headline": "The linen sale",
    "content.supporting": "In the shop only.",
  };
  const left = await (await owner.submit(path, { ...own, "content.terms": "" })).text();
  expect(left).toMatch(/This is still our sample:[^.]*Above the headline, Call to action/);
  expect(left).not.toContain("checks passed");
  const emptied = { ...own, "content.terms": "", "content.kicker": "", "content.cta": "" };
  expect(await (await owner.submit(path, emptied)).text()).not.toContain("still our sample");
});

test("the sample of an offer fits a shop as well as a program", async () => {
  const w = await world();
  await bind(w, { templates: ["offer"] });
  const page = await (await signedIn(w)).read(`/app/studio/profiles/${w.keyId}`);
  expect(page).toContain("Until 30 April");
  expect(page).not.toMatch(/annual|plans|workspace[s]? (?:and|for)|eight months/i);
});
