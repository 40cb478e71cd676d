import { expect, test } from "vitest";
import { BRIEF, world } from "../support/world.ts";

type Answer = { message: string; detail: { loc: string[]; msg: string }[] };

async function refused(path: string, body: object) {
  const w = await world();
  const answer = await w.post(path, body);
  expect(answer.status).toBe(422);
  const { message, detail } = (await answer.json()) as Answer;
  return { message, detail, fields: detail.map(({ loc }) => loc.slice(1).join(".")) };
}

test("one answer names every field whose form is wrong, and its message names them too", async () => {
  const { message, fields } = await refused("/generate", { ...BRIEF, brief: "x", seed: "x", theme: "blue" });

  expect(fields.sort()).toEqual(["brief", "seed", "theme"]);
  expect(message).toMatch(/^brief: Say what it is about.* Also wrong: (seed, theme|theme, seed)\.$/);
});

test("the same for fields that only fail together with others or the clock", async () => {
  const past = { scheduled_at: "2020-01-01T00:00:00Z", template: "nope", variants: 2 };
  const { fields } = await refused("/generate", { ...BRIEF, ...past, foo: 1, bar: 2 });

  expect(fields).toEqual(expect.arrayContaining(["foo", "bar", "template", "variants", "scheduled_at"]));
});

test.each([
  ["/generate", { ...BRIEF, channel: "myspace", seed: "x" }, ["channel", "seed"]],
  ["/generate", { ...BRIEF, channel: "myspace", template: "nope" }, ["channel", "template"]],
  ["/generate", { channel: "myspace" }, ["asset_type", "brief", "channel"]],
  ["/clarify", { brief: "x", channel: "myspace" }, ["brief", "channel"]],
  ["/campaigns", { brief: BRIEF.brief, channels: ["x", "myspace"] }, ["asset_types", "channels.1", "name"]],
])("%s with %j tells of the unknown channel beside the rest", async (path, body, expected) => {
  const { fields, detail } = await refused(path, body);

  expect(fields.sort()).toEqual(expected);
  const unknown = detail.find(({ loc }) => loc[1]?.startsWith("channel"));
  expect(unknown?.msg).toMatch(/^"myspace" is not a channel. Use one of: twitter, /);
});

test("a webhook address that cannot be reached names the way to a program on the own machine", async () => {
  const { detail } = await refused("/webhooks", { url: "http://localhost:3000/hook" });

  expect(detail[0]?.msg).toBe(
    "The address must begin with https://. Events reach a program on your own machine by: npx brandrun listen --forward-to URL.",
  );
});
