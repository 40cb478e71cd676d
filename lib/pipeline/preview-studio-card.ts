import { readBrand } from "../brand/brand.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { refuseViolationsIn } from "../runs/content-policy.ts";
import { RUN_DEFAULTS, type RunView } from "../runs/store.ts";
import { rowOfTried, tryStudioCard } from "../studio/try-card.ts";
import { drawPreview } from "./draw-preview.ts";
import { Preview, TURNS } from "./preview-run.ts";
import { takeTurn } from "./preview-turn.ts";

export const previewStudioCard = operation({
  id: "preview_studio_card",
  summary:
    "Draw one card as a key's Studio profile would, small. Nothing is stored or counted; two a second for each person.",
  effect: "write",
  testKey: "read only",
  input: tryStudioCard.input,
  output: Preview,
  check(_, { card: { order } }) {
    refuseViolationsIn(["body", "data"], order.sent);
  },
  async run(ctx, tried) {
    const [row, brand] = await Promise.all([
      rowOfTried(ctx, tried),
      readBrand(ctx, ctx.workspaceId),
      takeTurn(ctx, TURNS),
    ]);
    const run: RunView = { ...RUN_DEFAULTS, ...row, assets: [], deliveries: [], isFree: false };
    try {
      return await drawPreview(ctx, run, brand);
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["body", "data"], error.message);
      throw error;
    }
  },
});
