import { ModelFailure, type TokenBudget } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { returnDailyTokens, takeDailyTokens } from "../runs/store-model-tokens.ts";
import { returnTokens, takeTokens } from "../runs/store-tokens.ts";

type Deps = Pick<Ports, "db" | "settings" | "now" | "alert">;
type BudgetedRun = Pick<RunView, "id" | "workspaceId">;

/** The operator hears of a day's tokens while there is time to buy more. */
const ALERT_FROM = 0.8;

/**
 * A run's budget for the language model, within the day's budget of deployment and workspace. Both are stored,
 * so a repeated step does not spend them twice.
 */
export function tokenBudgetOf(deps: Deps, run: BudgetedRun): TokenBudget {
  const day = dailyBudgetOf(deps, run);
  const own = runBudgetOf(deps, run);
  return {
    async reserve(wish) {
      const most = await own.reserve(wish);
      if (most === 0) return 0;
      const granted = await day.reserve({ ...wish, most });
      if (granted < most) await own.release(most - granted);
      // The budget of the run is there, so the failure names the other one.
      if (granted === 0)
        throw new ModelFailure("daily_budget", "The budget of tokens of this day is used up.");
      return granted;
    },
    async release(tokens) {
      await Promise.all([own.release(tokens), day.release(tokens)]);
    },
  };
}

const runBudgetOf = ({ db, settings }: Deps, { workspaceId, id }: BudgetedRun): TokenBudget => ({
  reserve: (wish) => takeTokens(db, workspaceId, id, { ...wish, limit: settings.modelBudgetTokens }),
  release: (tokens) => returnTokens(db, workspaceId, id, tokens),
});

/** The share of a workspace in the tokens of today; everything is granted where the settings name no limit. */
function dailyBudgetOf({ db, settings, now, alert }: Deps, { workspaceId }: BudgetedRun): TokenBudget {
  const { modelDaily } = settings;
  if (!modelDaily) return { reserve: async ({ most }) => most, release: async () => undefined };
  const { tokens: limit, sharePercent } = modelDaily;
  const share = Math.floor((limit * sharePercent) / 100);
  const its = { day: now().toISOString().slice(0, 10), workspaceId };
  return {
    async reserve(wish) {
      const { granted, total } = await takeDailyTokens(db, { ...its, ...wish, limit, share });
      const isNews = total >= limit * ALERT_FROM && total - granted < limit * ALERT_FROM;
      if (isNews) alert("model_tokens_low", { subject: its.day, tokens: total, limit });
      return granted;
    },
    release: (tokens) => returnDailyTokens(db, its, tokens),
  };
}
