import { expect, test } from "vitest";
import type * as z from "zod/v4";
import type { Question } from "../../lib/core/model.ts";
import { drops, dropsMidway, fails, late, page, refuses, says, spent } from "../fakes/model-replies.ts";
import { failureOf, type Opened } from "./model-opened.ts";

const SOON = 0.02;

/** What every adapter of the model port does when its vendor fails. */
export function modelTroubles<S extends z.ZodType>(at: () => Opened, QUESTION: Question<S>, GOOD: unknown) {
  const ask = (timeoutMs = 8_000) =>
    at()
      .model()
      .ask({ ...QUESTION, timeoutMs });
  test("a model's refusal is final", async () => {
    at().script([refuses]);

    expect(await failureOf(ask())).toMatchObject({ reason: "refused" });
    expect(at().asked).toHaveLength(1);
  });

  test.each([429, 503, 529] as const)(
    "a model's question is retried after status %i when the vendor gives a retry delay",
    async (status) => {
      at().script([fails(status, SOON), says(GOOD)]);

      expect(await ask()).toMatchObject({ answer: GOOD, repaired: false });
      expect(at().asked).toHaveLength(2);
    },
  );

  test("a model's question is sent at most three times", async () => {
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
  ])("a model's question survives a connection that drops %s", async (_, drop) => {
    at().script([drop, says(GOOD)]);

    expect(await ask()).toMatchObject({ answer: GOOD });
  });

  test("a model whose every connection drops is reported as unavailable", async () => {
    at().script([drops]);

    expect(await failureOf(ask(400))).toMatchObject({ reason: "unavailable" });
  });

  test("a model that answers with an HTML page is reported as malformed", async () => {
    at().script([page]);

    expect(await failureOf(ask(400))).toMatchObject({ name: "ModelFailure", reason: "malformed" });
  });

  test("a model's question is not retried when the account has no credit", async () => {
    at().script([spent]);
    const { reason } = await failureOf(ask());

    expect(["unavailable", "rate_limited"]).toContain(reason);
    expect(at().asked).toHaveLength(1);
  });

  test("a model's question is not retried when the vendor rejects the request", async () => {
    at().script([fails(400)]);

    expect(await failureOf(ask())).toMatchObject({ reason: "not_configured", retryAfterSeconds: undefined });
    expect(at().asked).toHaveLength(1);
  });

  test("a model that does not exist is reported", async () => {
    at().script([says(GOOD)]);

    expect(await failureOf(at().model("no-such-model").ask(QUESTION))).toMatchObject({
      reason: "not_configured",
    });
    expect(at().asked).toHaveLength(1);
  });

  test("a model's question stops waiting at its timeout", async () => {
    at().script([late(5_000)]);
    const began = performance.now();

    expect(await failureOf(ask(400))).toMatchObject({ reason: "timeout" });
    expect(performance.now() - began).toBeLessThan(1_200);
    expect(at().asked).toHaveLength(1);
  });
}
