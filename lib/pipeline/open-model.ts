import { modelFor } from "../access/model.ts";
import { type Model, ModelFailure } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import type { RunView } from "../runs/store.ts";
import { tokenBudgetOf } from "./token-budget.ts";

type Deps = Pick<Ports, "db" | "model" | "settings" | "now" | "alert" | "rateLimiter" | "sleep">;

/** Questions that may be sent at once after a quiet time, as a part of those of a minute. */
const BURST = 8;

/**
 * The language model for a run, within the budgets of run and day and below the vendor's rate limit. Undefined
 * without configuration.
 */
export async function modelOf(
  deps: Deps,
  run: Pick<RunView, "id" | "workspaceId">,
): Promise<Model | undefined> {
  const open = await modelFor(deps, run.workspaceId);
  return open && paced(deps, open(tokenBudgetOf(deps, run)));
}

/** The model behind the rate limit that all instances share. A question that waits too long is not asked. */
function paced(deps: Deps, model: Model): Model {
  return {
    ...model,
    async ask(question) {
      await turn(deps);
      return model.ask(question);
    },
  };
}

/** Resolves when the next question may be sent. Without Redis no question waits; the vendor refuses what is too much. */
async function turn({ rateLimiter, settings, sleep, now }: Deps): Promise<void> {
  const refillPerMinute = settings.modelQuestionsPerMinute;
  const bucket = { name: "model", size: Math.ceil(refillPerMinute / BURST), refillPerMinute, take: true };
  const until = now().getTime() + RETRIES.models.maxWaitMs;
  for (;;) {
    const answer = await rateLimiter.read({ workspaceId: null, daily: null, bucket }).catch(() => undefined);
    if (!answer || answer.burst.allowed) return;
    const wait = Math.max(RETRIES.models.pollMs, answer.burst.resetAt.getTime() - now().getTime());
    if (now().getTime() + wait > until)
      throw new ModelFailure("rate_limited", "No turn within the time limit.");
    await sleep(wait);
  }
}
