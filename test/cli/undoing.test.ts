import { expect, test } from "vitest";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { fetchOf, piped, typist } from "./with-service.ts";

test("runs are canceled, retried and deleted", async () => {
  const w = await world();
  const asks = piped(w);
  const types = typist(w);
  const rejected = await finishedRun(w, { patch: { verdict: "rejected" } });
  const again = (await asks("runs", "retry", rejected, "--no-wait")).json;

  expect(again).toMatchObject({ parent_run_id: rejected, status: "queued" });
  expect(await asks("runs", "delete", again.id, "--yes")).toMatchObject({
    code: 3,
    err: expect.stringContaining("Cancel it first: npx brandrun runs cancel RUN."),
  });
  expect(await types("runs", "cancel", again.id)).toMatchObject({
    code: 0,
    out: `Run ${again.id} is canceled.\n`,
  });
  expect((await asks("runs", "delete", rejected, "--yes")).json).toEqual({ id: rejected, deleted: true });
  expect((await asks("runs")).json).toMatchObject([{ id: again.id, status: "failed" }]);
  expect((await types("runs", "cancl", again.id)).err).toContain("Did you mean npx brandrun runs cancel?");
  expect((await types("cancel", again.id)).err).toContain("npx brandrun runs cancel");
});

test("a run that waits for a decision is not retried, and the way on is the decision", async () => {
  const w = await world();
  const run = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const { code, err } = await piped(w)("runs", "retry", run);
  expect(code).toBe(3);
  expect(err).toContain("A person decides about this one first: npx brandrun open RUN");
  expect(err).not.toContain("rerender");
  const good = await piped(w)("runs", "retry", await finishedRun(w));
  expect(good.err).toContain("npx brandrun rerender RUN makes another version");
});

test.each([
  ["run", "runs"],
  ["posts show", "posts"],
  ["campaign show", "campaign"],
  ["webhooks test", "webhooks"],
  ["keys rotate", "keys"],
  ["screens remove --yes", "screens"],
])("%s of an id that nothing has names the list of ids", async (command, list) => {
  const asks = piped(await world());
  for (const id of [UNKNOWN, "nope"])
    expect(await asks(...command.split(" "), id)).toMatchObject({
      code: 3,
      err: expect.stringContaining(`npx brandrun ${list} shows the ids.`),
    });
});

test("a failure that says itself that the run failed says it once", async () => {
  const w = await world();
  const errorMessage = "The run failed because metadata.test_outcome asked for it.";
  const id = await finishedRun(w, { patch: { status: "failed", verdict: null, errorMessage } });
  expect((await typist(w)("run", id)).out).toMatch(/✗ The run failed because metadata\.test_outcome/);
});

test("a failed post is sent again, and a published one is taken down or says how", async () => {
  const w = await world();
  await insertAccount(w, "linkedin");
  const run = await finishedRun(w);
  const asks = piped(w);
  const { id } = (await asks("post", run, "--platform", "linkedin")).json;

  expect((await asks("posts", "retry", id)).err).toContain("only a failed one can be tried again");
  expect(await typist(w)("posts", "remove", id, "--yes")).toMatchObject({
    code: 0,
    out: `Post ${id} is taken down.\n`,
  });
  expect((await asks("posts", "show", id)).json.removed_at).toEqual(expect.any(String));
  expect((await typist(w)("posts", "list")).out).toMatch(new RegExp(`${id}[^]*removed`));
});

const UNKNOWN = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

test.each([
  "runs delete",
  "posts remove",
  "screens remove",
  "photos remove",
  "webhooks remove",
  "keys revoke",
  "campaign cancel",
])("%s asks first, and without anybody to ask it needs --yes", async (command) => {
  const sent: string[] = [];
  const w = await world();
  const watched: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init).method);
    return fetchOf(w)(input, init);
  };
  const words = [...command.split(" "), UNKNOWN];

  const declined = await typist(w, { answer: "n", fetch: watched })(...words);
  expect(declined).toMatchObject({ code: 130, err: expect.stringContaining("Nothing was changed.") });
  expect(declined.err).toContain(`${UNKNOWN}`);
  expect(declined.err).toContain("? [y/N] ");
  for (const refused of [
    await piped(w, { fetch: watched })(...words),
    await typist(w, { fetch: watched })(...words),
    await typist(w, { answer: "y", fetch: watched })(...words, "--json"),
  ])
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
  expect(sent).toEqual([]);
  await typist(w, { answer: "y", fetch: watched })(...words);
  expect(sent).toEqual([command === "campaign cancel" ? "POST" : "DELETE"]);
  expect((await typist(w, { fetch: watched })(...words, "--yes")).err).not.toContain("[y/N]");
});
