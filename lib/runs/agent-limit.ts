import { overDailyLimit } from "../agents/spending.ts";
import { ASSET_TYPES } from "../asset-types.ts";
import type { Ctx } from "../core/context.ts";
import type { Refusal } from "../core/errors.ts";
import type { AssetType } from "../vocab.ts";

/** Why an agent may not spend what these runs cost today, if it may not. */
export const findOverspent = (
  ctx: Ctx,
  runs: readonly { assetType: AssetType }[],
): Promise<Refusal | undefined> =>
  overDailyLimit(
    ctx,
    runs.reduce((sum, { assetType }) => sum + ASSET_TYPES[assetType].credits, 0),
  );
