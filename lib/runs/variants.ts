import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { newRun } from "./creation.ts";
import { seedOf } from "./seed.ts";
import type { NewRun } from "./store-create.ts";

/** Seeds of variants follow one another, and stay whole numbers. */
const MAX_SEED = Number.MAX_SAFE_INTEGER - 4;

/** The rows of a request for variants: the first names itself, the others name the first. */
export function variantRows(ctx: Ctx, content: Parameters<typeof newRun>[1], count: number): NewRun[] {
  const row = () => newRun(ctx, { ...content, autoPostEligible: false });
  const first = row();
  const seed = Math.min(seedOf(first), MAX_SEED);
  return Array.from({ length: count }, (_, variantIndex) => ({
    ...(variantIndex === 0 ? first : row()),
    variantOf: first.id,
    variantIndex,
    seed: seed + variantIndex,
  }));
}

/** Variants are there to choose from, so none is published by itself. */
export function refuseScheduledVariants(variants: number | undefined, scheduledAt: Date | undefined): void {
  if (variants === undefined || scheduledAt === undefined) return;
  const message =
    "Variants are there to choose from, so none is published at a time. Leave scheduled_at out; POST /runs/{run_id}/schedule schedules the one you choose.";
  throw invalidField(["body", "variants"], message);
}
