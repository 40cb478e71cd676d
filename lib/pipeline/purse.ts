import type { Purse } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { returnTokens, takeTokens } from "../runs/store-tokens.ts";

/** What a run may still spend on the language model. It lies with the run, so that a repeated step finds it spent. */
export const purseOf = ({ db, settings }: Ports, { workspaceId, id }: RunView): Purse => ({
  take: (wish) => takeTokens(db, workspaceId, id, { ...wish, limit: settings.modelBudgetTokens }),
  giveBack: (tokens) => returnTokens(db, workspaceId, id, tokens),
});
