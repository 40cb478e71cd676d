import type { TokenBudget } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { returnTokens, takeTokens } from "../runs/store-tokens.ts";

/**
 * A run's budget for the language model. It is stored with the run, so a repeated step does not spend it
 * twice.
 */
export const tokenBudgetOf = ({ db, settings }: Ports, { workspaceId, id }: RunView): TokenBudget => ({
  reserve: (wish) => takeTokens(db, workspaceId, id, { ...wish, limit: settings.modelBudgetTokens }),
  release: (tokens) => returnTokens(db, workspaceId, id, tokens),
});
