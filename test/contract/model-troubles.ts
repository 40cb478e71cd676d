import { expect, test } from "vitest";
import type * as z from "zod/v4";
import type { Question } from "../../lib/core/model.ts";
import { drops, dropsMidway, fails, late, page, refuses, says, spent } from "../fakes/model-replies.ts";
import { failureOf, type Opened } from "./model-opened.ts";

const SOON = 0.02;

/** How every adapter of the model port bears what a vendor does to it. */
export function modelTroubles<S extends z.ZodType>(at: () => Opened, QUESTION: Question<S>, GOOD: unknown) {
  const ask = (timeoutMs = 8_000) =>
    at()
      .model()
      .ask({ ...QUESTION, timeoutMs });
  test("takes a refusal as final", async () => {
    at().script([refuses]);

    expect(await failureOf(ask())).toMatchObject({ reason: "refused" });
    expect(at().asked).toHaveLength(1);
  });

  test.each([429, 503, 529] as const)("tries again after a %i, when the vendor says so", async (status) => {
    at().script([fails(status, SOON), says(GOOD)]);

    expect(await ask()).toMatchObject({ answer: GOOD, repaired: false });
    expect(at().asked).toHaveLength(2);
  });

  test("stops trying after three times", async () => {
    at().script([fails(500, SOON)]);

    expect(await failureOf(ask())).toMatchObject({
      reason: "unavailable",
      retryAfterSeconds: expect.any(Number),
    });
    expect(at().asked).toHaveLength(3);
  });

  test.each([
    ["before the answer", drops],
    ["in the middle of it", dropsMidway],
  ])("survives a connection that drops %s", async (_, drop) => {
    at().script([drop, says(GOOD)]);

    expect(await ask()).toMatchObject({ answer: GOOD });
  });

  test("says that the vendor cannot be reached when every connection drops", async () => {
    at().script([drops]);

    expect(await failureOf(ask(400))).toMatchObject({ reason: "unavailable" });
  });

  test("a page in the place of an answer is no answer", async () => {
    at().script([page]);

    expect(await failureOf(ask(400))).toMatchObject({ name: "ModelFailure", reason: "malformed" });
  });

  test("does not try again when the account is empty", async () => {
    at().script([spent]);
    const { reason } = await failureOf(ask());

    expect(["unavailable", "rate_limited"]).toContain(reason);
    expect(at().asked).toHaveLength(1);
  });

  test("does not try again when the vendor does not take the question", async () => {
    at().script([fails(400)]);

    expect(await failureOf(ask())).toMatchObject({ reason: "not_configured", retryAfterSeconds: undefined });
    expect(at().asked).toHaveLength(1);
  });

  test("says that the model does not exist", async () => {
    at().script([says(GOOD)]);

    expect(await failureOf(at().model("no-such-model").ask(QUESTION))).toMatchObject({
      reason: "not_configured",
    });
    expect(at().asked).toHaveLength(1);
  });

  test("stops waiting when its time is up", async () => {
    at().script([late(5_000)]);
    const began = performance.now();

    expect(await failureOf(ask(400))).toMatchObject({ reason: "timeout" });
    expect(performance.now() - began).toBeLessThan(1_200);
    expect(at().asked).toHaveLength(1);
  });
}
