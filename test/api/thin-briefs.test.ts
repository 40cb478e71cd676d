import { expect, test } from "vitest";
import { BRIEF, json, world } from "../support/world.ts";

test.each([
  ["emoji", "🚀🎉🔥🥳"],
  ["a link", "https://example.com/spring-sale"],
  ["numbers", "12345 67 890"],
])("a brief of only %s is a 422 that says what to add", async (_kind, brief) => {
  const w = await world();
  const answer = await w.post("/generate", { ...BRIEF, brief });
  expect(answer.status).toBe(422);
  expect((await json(answer)).detail).toMatchObject([
    { loc: ["body", "brief"], msg: expect.stringContaining("Say in words what it is about") },
  ]);
});

test.each([
  ["4,000 letters without a space", "a".repeat(4000)],
  [
    "HTML",
    "<h1>Kite</h1><script>alert(1)</script><p>Our <b>spring</b> sale starts on 3 May: 20% off every kite.</p>",
  ],
  ["control characters", "Our spring sale\u0007 starts\u001b[31m on 3 May: 20% off every kite."],
])("a brief of %s ends well and leaks no markup", async (_kind, brief) => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  expect(await w.drain()).toEqual([204]);
  const run = await json(await w.get(`/runs/${id}`));
  expect(["succeeded", "failed"]).toContain(run.status);
  if (run.status === "failed") expect(run.error_code).toBe("brief_too_thin");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
  expect(`${run.output_text} ${run.alt_text}`).not.toMatch(/<[a-z]|[\u0000-\u0008\u000b-\u001f]/i);
});

test("a run with an empty brief and an empty Brand DNA fails with what to add and costs nothing", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief: "..a.." }));
  await w.drain();
  expect(await json(await w.get(`/runs/${id}`))).toMatchObject({
    status: "failed",
    error_code: "brief_too_thin",
    error_message: expect.stringContaining("one fact"),
  });
  expect(await json(await w.get("/me"))).toMatchObject({ credits: { total: 600 } });
});
