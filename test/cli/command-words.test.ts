import { expect, test } from "vitest";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { piped } from "./with-service.ts";

const NO_PICTURE = new URL(import.meta.url).pathname;

test("a refusal speaks of words, options and commands, and says each thing once", async () => {
  const asks = piped(await world());
  const generate = (...more: string[]) => asks("generate", "--brief", "Kite finds quiet streets.", ...more);
  const cases = [
    [await asks("post", "nope", "--platform", "x"), '  RUN "nope": Give the id of a run'],
    [await asks("keys", "revoke", "nope", "--yes"), '  KEY "nope": Give an id'],
    [
      await asks("listen", "--since", "nope"),
      '  --since "nope": Use 10m, 2h, a time, or the id of an event.',
    ],
    [await asks("templates", "show", "nope"), "  npx brandrun templates list shows them.\n"],
    [await asks("render", "stat", "--data", '{"foo": 1}'), "  --data value: This field is required.\n"],
    [await generate("--screen-ids", "a"), '  --screen-ids "a": Give an id'],
    [await generate("--format", "huge"), "  --format: Use a size"],
    [await asks("runs", "--status", "foo"), "  --status: Use any of: queued, running"],
    [await asks("runs", "--verdict", "ok"), "  --verdict: Use any of: approved"],
    [await asks("screens", "add", NO_PICTURE), ": This is not a picture."],
    [await generate("--copy", "foo=bar"), '  --copy foo: There is no field "foo" here. There are: headline'],
  ] as const;
  for (const [{ code, err }, says] of cases) {
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(says) });
    expect(err).not.toMatch(/(?:GET|POST|PATCH|DELETE) \/|items\.|X-Next/);
  }
  const { err } = await generate("--channel", "foo");
  expect(err.match(/twitter, linkedin/g)).toHaveLength(1);
});

test("a run that is not approved says why, and which command opens its page", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const quality = { summary: "A person should look at this: a date." };
  const id = await finishedRun(w, { patch: { verdict: "needs_review", quality } as never });
  const { err } = await piped(w)("post", id, "--platform", "x");

  expect(err).toContain("only approved runs are posted. A person should look at this: a date.");
  expect(err).toMatch(
    new RegExp(
      `its page, https?://\\S+/app/runs/${id}: npx brandrun open ${id}, or by POST .* Post it after that`,
    ),
  );
});

test("a run that is posted already is not scheduled, and that is an error", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const id = await finishedRun(w);
  const asks = piped(w);
  const { url } = (await asks("post", id, "--platform", "x")).json;
  const at = ["--platform", "x", "--scheduled-at", "2026-06-16T12:00:00Z"];

  expect(await asks("schedule", id, ...at, "--json")).toMatchObject({
    code: 3,
    json: undefined,
    err: expect.stringContaining("This run is posted on X already"),
  });
  const { err } = await asks("schedule", id, ...at);
  expect(err).toContain(`at ${url};`);
  expect(err).toMatch(/take the post down first: .*npx brandrun posts remove [0-9a-f-]{36}/);
  expect(err).toContain(`npx brandrun rerender ${id}`);
});
