import { expect, test } from "vitest";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("words for another channel are approved, and an approval is withdrawn", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const says = "A person should look at the number.";
  const quality = {
    summary: "",
    checks: [],
    claims: [],
    channels: { twitter: { verdict: "needs_review" as const, says } },
  };
  const patch = { quality, reviewedBy: "user:ann", reviewedAt: w.service.now() } as const;
  const [id, other] = [
    await finishedRun(w, { order: { channel: "linkedin" }, patch }),
    await finishedRun(w, { order: { channel: "linkedin" }, patch }),
  ];
  const types = typist(w);

  const refused = await types("post", id, "--platform", "x");
  expect(refused.err).toContain(`npx brandrun review ${id} approved --channel twitter`);
  expect((await types("review", id, "approved", "--channel", "twitter")).out).toBe(
    `What run ${id} says on twitter is approved now.\n\n  Next: npx brandrun post ${id} --platform x\n`,
  );
  expect((await types("post", id, "--platform", "x", "--dry-run")).code).toBe(0);
  expect((await piped(w)("review", other, "approve", "--channel", "x")).json).toMatchObject({
    quality: { channels: { twitter: { verdict: "approved" } } },
  });
  expect((await types("review", id, "withdraw")).out).toContain(`Run ${id} needs a review again.`);
  expect(await types("review", id, "rejected", "--channel", "twitter")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--channel goes with approved"),
  });
  expect(await types("review", id, "withdrawn", "--note", "No")).toMatchObject({ code: 2 });
});
