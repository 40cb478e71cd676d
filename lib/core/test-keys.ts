import type { Ctx } from "./context.ts";
import { Refusal } from "./errors.ts";

/**
 * What a writing operation does when a test key calls it. No rule lets it change what live keys use.
 * - `own records`: it writes test records, or nothing.
 * - `answered, not stored`: it judges and answers as ever, and stores nothing.
 * - `read only`: the guards refuse it.
 * - `readOnlyWhen`: it changes something that exists; refused when that is live.
 */
export type TestKeyRule<Input> =
  | "own records"
  | "answered, not stored"
  | "read only"
  | { readOnlyWhen: (ctx: Ctx, input: Input) => Promise<boolean> };

export const testKeyReadOnly = () =>
  new Refusal("test_key_read_only", "Test keys read live things, and change none of them.", {
    hint: "Use a live key for it. A test key changes only what a test key has made.",
    retryable: false,
  });

/** Refuses the call of a test key that is about something live. What does not exist, the operation refuses. */
export async function refuseLiveTarget<Input>(
  rule: TestKeyRule<Input> | undefined,
  ctx: Ctx,
  input: Input,
): Promise<void> {
  if (ctx.mode !== "test" || typeof rule !== "object") return;
  if (await rule.readOnlyWhen(ctx, input)) throw testKeyReadOnly();
}
