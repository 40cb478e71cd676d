import { expect, test } from "vitest";
import { finishedRun } from "../support/social.ts";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("runs list is runs, and a word too many names the words there are and the help of the command", async () => {
  const w = await world();
  const id = await finishedRun(w);
  const types = typist(w);

  expect((await piped(w)("runs", "list")).json).toMatchObject([{ id }]);
  const cases: [string, ...string[]][] = [
    ["Did you mean npx brandrun runs list?", "runs", "lst"],
    ["One of list, cancel, retry, delete.", "runs", "everything"],
    ["See npx brandrun account --help.", "account", "extra"],
    ["Did you mean npx brandrun webhooks create?", "webhook", "create"],
    ["Did you mean npx brandrun photos add?", "photo", "add"],
  ];
  for (const [says, ...words] of cases)
    expect(await types(...words)).toMatchObject({ code: 2, err: expect.stringContaining(says) });
});

test("the help of a group says what an option means to its own commands", async () => {
  const { out } = await typist(await world())("campaign", "--help");
  expect(out).toMatch(/--limit N +How many, 1 to 100/);
  expect(out).toMatch(/--name TEXT +Its name\.\n/);
  expect(out).not.toMatch(/End after N events|Default that of the file/);
});

test("an empty text is a missing word, as an unset variable in quotes is", async () => {
  expect(await typist(await world())("post", "", "--platform", "x")).toMatchObject({
    code: 2,
    err: expect.stringContaining("RUN is missing."),
  });
});
