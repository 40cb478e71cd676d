import { expect, test } from "vitest";
import { logLine, placeOf, reasonOf, scrub } from "../../lib/core/log.ts";

test.each([
  [
    'duplicate key value violates unique constraint "posts_target"',
    'duplicate key value violates unique constraint "posts_target"',
  ],
  ['invalid input syntax for type uuid: "jane"', 'invalid input syntax for type uuid: "…"'],
  ["Failed query: insert into users values ($1)\nparams: jane@x.com,secret", "Failed"],
  ["Key (email)=(jane@x.com) already exists.", "Key (email)=(…) already exists."],
  ["could not fetch https://shop.example.com/a?b=c now", "could not fetch [address] now"],
  ["getaddrinfo ENOTFOUND shop.example.com", "getaddrinfo ENOTFOUND [host]"],
  ["connect ECONNREFUSED 10.1.2.3:443", "connect ECONNREFUSED [ip]:443"],
  ["no route to 2001:db8:0:1::5 now", "no route to [ip] now"],
  ["mail to jane.doe@x.co bounced", "mail to [mail] bounced"],
  ["Bearer sk_live_abc is wrong", "[secret] is wrong"],
  ["token ya29a0AfH6SMBxyzabc123XYZ was refused", "token [secret] was refused"],
  [
    "run 01900000-0000-7000-8000-000000000000 stands at step 9",
    "run 01900000-0000-7000-8000-000000000000 stands at step 9",
  ],
  [
    "Unexpected token 'S', \"Say hello to Jane\" is not valid JSON",
    "Unexpected token '…', \"…\" is not valid JSON",
  ],
  ["it wasn't there, and it won't be", "it wasn't there, and it won't be"],
])("%s", (said, kept) => {
  expect(scrub(said)).toBe(kept);
});

test("long reasons are cut, and a quotation that is cut is removed", () => {
  expect(scrub("broken ".repeat(100))).toHaveLength(300);
  expect(scrub(`text: "${"Jane ".repeat(100)}`)).toBe('text: "…"');
});

test("the reason of a failed statement holds the database's message without the statement", () => {
  const said = Object.assign(new Error('null value in column "name" of relation "people"'), {
    code: "23502",
  });
  said.name = "NeonDbError";
  const error = new Error("Failed query: insert into people values ($1)\nparams: Jane", { cause: said });
  expect(reasonOf(error)).toBe('NeonDbError 23502: null value in column "name" of relation "people"');
});

test("the place of an error is logged without its message", () => {
  const place = placeOf(new Error("Jane Doe\n  lives here"));
  expect(place).toContain("scrub.test.ts");
  expect(place).not.toContain("Jane");
});

test("a log line has a time and a level", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  expect(logLine(now, "request", { status: 200 })).toEqual({
    time: "2026-11-20T10:00:00.000Z",
    level: "info",
    event: "request",
    status: 200,
  });
  const levels = {
    request: { status: 503 },
    tombstone_postponed: { reason: "x" },
    sweep_failed: { reason: "x" },
  };
  expect(Object.entries(levels).map(([event, fields]) => logLine(now, event, fields).level)).toEqual([
    "error",
    "warn",
    "error",
  ]);
});
