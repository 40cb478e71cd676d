import { expect, test } from "vitest";
import { BRIEF, world } from "../support/world.ts";

const ask = async (body: object, setting: Parameters<typeof world>[0] = {}) => {
  const w = await world(setting);
  const answer = await w.post("/clarify", body);
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { questions: { id: string }[] },
  };
};

test("a sufficient brief is ready", async () => {
  expect(await ask({ brief: BRIEF.brief, channel: "twitter" })).toEqual({
    status: 200,
    body: { ready: true, status: "ready", questions: [], preferences_block: null, degraded: false },
  });
});

test("a vague brief gets at most two questions with reasons", async () => {
  const { body } = await ask({ brief: "Announce our sale", channel: "x", asset_type: "card" });
  expect(body).toMatchObject({ ready: false, status: "questions", degraded: false });
  expect(body.questions.length).toBeGreaterThan(0);
  expect(body.questions.length).toBeLessThanOrEqual(2);
  for (const question of body.questions) {
    expect(question).toMatchObject({
      id: expect.any(String),
      question: expect.any(String),
      why: expect.any(String),
    });
  }
});

test("the answers to a vague brief become a block that makes the brief ready", async () => {
  const brief = "Announce our sale";
  const { body } = await ask({ brief });
  const answers = Object.fromEntries(
    body.questions.map(({ id }) => [id, "20% off all cargo bikes until 30 June"]),
  );
  const answered = await ask({ brief, answers });
  expect(answered.body.preferences_block).toMatch(/^CREATOR PREFERENCES\n[\s\S]*20% off all cargo bikes/);
});

test("an unreadable database does not block clarifying a brief", async () => {
  const w = await world();
  await w.get("/me");
  const { db } = w.service;
  w.service.db = new Proxy(db, {
    get: (target, name) => {
      if (name === "select") throw new Error("down");
      return Reflect.get(target, name);
    },
  });
  const answer = await w.post("/clarify", { brief: "Announce our sale" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ready: true, status: "ready", degraded: true });
});

test("a brief of two characters is refused with the field's name", async () => {
  const { status, body } = await ask({ brief: "no" });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: "validation_error", detail: [{ loc: ["body", "brief"] }] });
});
