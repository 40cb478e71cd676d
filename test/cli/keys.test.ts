import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("keys are minted with a name, listed by it, rotated and revoked", async () => {
  const w = await world();
  const asks = piped(w);
  const types = typist(w);
  w.pass(1);
  const made = (await asks("keys", "create", "--name", "Website", "--test")).json;

  expect(made.key).toMatch(/^sk_test_/);
  expect((await types("keys")).out).toMatch(
    new RegExp(`${made.key_id} +sk_test_…${made.key.slice(-4)} .* Website`),
  );
  w.pass(1);
  expect((await types("keys", "rotate", made.key_id)).out).toMatch(
    /shown only now: sk_test_\w+\n.* works until/,
  );
  expect((await asks("keys", "list")).json.map(({ name }: { name: string }) => name)).toEqual([
    "Website",
    "Website",
    null,
  ]);
  const ends = ["--expires-at", "2030-01-01T00:00:00Z"];
  expect((await types("keys", "create", ...ends)).out).toContain("shown only now: sk_live_");
  expect((await types("keys", "create", "--expires-at", "soon")).err).toContain('--expires-at "soon" is not');
  expect((await types("keys")).out).toMatch(/until 2030-01-01 00:00 UTC .*\n.*works, no end/s);
  expect((await types("keys", "revoke", made.key_id, "--yes")).out).toContain("It stopped working at once.");
  expect((await types("keys")).out).toContain("revoked 2026-");
  expect(await typist({ ...w, key: made.key })("keys")).toMatchObject({ code: 4 });
});
