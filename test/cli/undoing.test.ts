import { expect, test } from "vitest";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("runs are canceled, retried and deleted", async () => {
  const w = await world();
  const asks = piped(w);
  const types = typist(w);
  const rejected = await finishedRun(w, { patch: { verdict: "rejected" } });
  const again = (await asks("runs", "retry", rejected, "--no-wait")).json;

  expect(again).toMatchObject({ parent_run_id: rejected, status: "queued" });
  expect(await asks("runs", "delete", again.id)).toMatchObject({
    code: 3,
    err: expect.stringContaining("Cancel it first: npx brandrun runs cancel RUN."),
  });
  expect(await types("runs", "cancel", again.id)).toMatchObject({
    code: 0,
    out: `Run ${again.id} is canceled.\n`,
  });
  expect((await asks("runs", "delete", rejected)).json).toEqual({ id: rejected, deleted: true });
  expect((await asks("runs")).json).toMatchObject([{ id: again.id, status: "failed" }]);
  expect((await types("runs", "cancl", again.id)).err).toContain("Did you mean npx brandrun runs cancel?");
  expect((await types("cancel", again.id)).err).toContain("npx brandrun runs cancel");
});

test("a failed post is sent again, and a published one is taken down or says how", async () => {
  const w = await world();
  await insertAccount(w, "linkedin");
  const run = await finishedRun(w);
  const asks = piped(w);
  const { id } = (await asks("post", run, "--platform", "linkedin")).json;

  expect((await asks("posts", "retry", id)).err).toContain("only a failed one can be tried again");
  expect(await typist(w)("posts", "remove", id)).toMatchObject({
    code: 0,
    out: `Post ${id} is taken down.\n`,
  });
  expect((await asks("posts", "show", id)).json.removed_at).toEqual(expect.any(String));
});
