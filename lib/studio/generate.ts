import * as z from "zod/v4";
import type { Ctx, StudioProfile } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { STARTING, STUDIO } from "../core/refusal-groups.ts";
import { refuseViolation, refuseViolationsIn } from "../runs/content-policy.ts";
import { refuseUnknownOutcome } from "../runs/test-outcome.ts";
import { StudioInput } from "./input.ts";
import { StudioCard, StudioDryRun, startCard } from "./start-card.ts";

export const generateStudioCard = operation({
  id: "generate_studio_card",
  summary: "Draw one card for an event and hand it to the targets of the key's Studio profile.",
  effect: "write",
  testKey: "own records",
  refuses: [...STARTING, ...STUDIO],
  input: StudioInput,
  output: z.union([StudioCard, StudioDryRun]),
  check(ctx, { order, caption = "", metadata }) {
    refuseUnknownOutcome(ctx, metadata);
    refuseViolationsIn(["body", "data"], order.sent);
    refuseViolation(["body", "caption"], caption);
  },
  needs: ({ outputType, order: { template, assetType }, delivery, dry_run }) => ({
    effect: "start",
    dryRun: dry_run ?? false,
    assets: [{ assetType, channel: "web" }],
    studio: { names: [outputType, template.id], delivery },
  }),
  run: (ctx, input, notes) => startCard(ctx, { profile: profileOf(ctx), input, notes }),
});

/** The guards have seen to it that there is one. */
function profileOf({ studio: { profile } }: Ctx): StudioProfile {
  if (!profile) throw new Error("A key without a profile was let in.");
  return profile;
}
