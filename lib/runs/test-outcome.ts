import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { TestOutcome } from "../vocab.ts";

/** Refuses a `metadata.test_outcome` that no test run can have. Live runs do not read it. */
export function refuseUnknownOutcome({ mode }: Ctx, metadata: Record<string, unknown> = {}): void {
  const { test_outcome: wish } = metadata;
  if (mode !== "test" || wish === undefined || TestOutcome.safeParse(wish).success) return;
  const message = `Use one of: ${TestOutcome.options.join(", ")}. Without it a test run is approved.`;
  throw invalidField(["body", "metadata", "test_outcome"], message, "invalid_value");
}
