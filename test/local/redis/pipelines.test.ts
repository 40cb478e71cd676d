import { expect, test } from "vitest";
import { redis } from "./support.ts";

test("a Redis pipeline answers each item and continues after an error", async () => {
  await using r = await redis();
  const commands = [["SET", "k", "v"], ["INCR", "k"], ["NOPE"], ["GET"], ["GET", "k"]];

  expect(await r.post(commands, "/pipeline")).toEqual([
    { result: "OK" },
    { error: "ERR value is not an integer or out of range" },
    { error: expect.stringMatching(/^ERR 'NOPE' is not supported by the local platform/) },
    { error: "ERR wrong number of arguments for 'get' command" },
    { result: "v" },
  ]);
});

test("a malformed item refuses the whole Redis pipeline before anything runs", async () => {
  await using r = await redis();

  for (const body of [[["SET", "k", "v"], []], [["SET", "k", "v"], "GET k"], []]) {
    const response = await r.request({ path: "/pipeline", body: JSON.stringify(body) });
    expect(response.status).toBe(400);
  }
  expect(await r.run("EXISTS", "k")).toBe(0);
});
