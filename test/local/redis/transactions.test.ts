import { expect, test } from "vitest";
import { redis } from "./support.ts";

test("a pipeline answers item by item and goes on after an error", async () => {
  await using r = await redis();
  const commands = [["SET", "k", "v"], ["INCR", "k"], ["NOPE"], ["GET"], ["GET", "k"]];

  expect(await r.post(commands, "/pipeline")).toEqual([
    { result: "OK" },
    { error: "ERR value is not an integer or out of range" },
    { error: expect.stringMatching(/^ERR unknown command 'NOPE'/) },
    { error: "ERR wrong number of arguments for 'get' command" },
    { result: "v" },
  ]);
});

test("a malformed item refuses the whole pipeline before anything runs", async () => {
  await using r = await redis();

  for (const body of [[["SET", "k", "v"], []], [["SET", "k", "v"], "GET k"], []]) {
    const response = await r.request({ path: "/pipeline", body: JSON.stringify(body) });
    expect(response.status).toBe(400);
  }
  expect(await r.run("EXISTS", "k")).toBe(0);
});

test("a transaction with an unknown or malformed command is discarded as a whole", async () => {
  await using r = await redis();
  const bad = [["NOPE", "x"], ["GET"], ["SET", "k"]];

  for (const command of bad) {
    const body = JSON.stringify([["SET", "k", "v"], command, ["SET", "k", "w"]]);
    const response = await r.request({ path: "/multi-exec", body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^ERR /) });
  }
  expect(await r.run("EXISTS", "k")).toBe(0);
});

test("a command that fails inside a transaction does not stop the others, as in Redis", async () => {
  await using r = await redis();

  expect(
    await r.post(
      [
        ["SET", "k", "v"],
        ["INCR", "k"],
        ["APPEND", "k", "!"],
      ],
      "/multi-exec",
    ),
  ).toEqual([{ result: "OK" }, { error: "ERR value is not an integer or out of range" }, { result: 2 }]);
});

test("transactions never interleave", async () => {
  await using r = await redis();
  const increments = Array.from({ length: 20 }, () => ["INCR", "n"]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => r.post(increments, "/multi-exec") as Promise<{ result: number }[]>),
  );

  for (const answer of answers) {
    const first = answer[0]!.result;
    expect(answer.map(({ result }) => result)).toEqual(increments.map((_, i) => first + i));
  }
});
