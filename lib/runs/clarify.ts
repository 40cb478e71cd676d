import * as z from "zod/v4";
import { unknownChannel } from "../access/guards.ts";
import { type Brand, readBrand } from "../brand/brand.ts";
import { clarifyBrief as clarityOf } from "../copy/judge/clarify.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Channel } from "../vocab.ts";
import { refuseViolation } from "./content-policy.ts";
import { Brief, ChannelName } from "./input.ts";

const PATIENCE_MS = 2_000;

const Answers = z
  .record(z.string().max(60), z.string().max(1_000, "An answer has at most 1,000 characters."))
  .refine((answers) => Object.keys(answers).length <= 10, "At most 10 answers.");

export const ClarifyInput = z.object({
  brief: Brief,
  channel: ChannelName.optional(),
  asset_type: AssetType.optional(),
  answers: Answers.optional(),
});

const Clarity = z.object({
  ready: z.boolean(),
  status: z.enum(["ready", "questions"]),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      why: z.string(),
      options: z.array(z.string()).optional(),
    }),
  ),
  preferences_block: z.string().nullable(),
  degraded: z.boolean(),
});

export const clarifyBrief = operation({
  id: "clarify_brief",
  summary: "Ask at most two questions about what a brief leaves out; never stands in the way.",
  effect: "write",
  input: ClarifyInput,
  output: Clarity,
  check(_ctx, { brief, channel }) {
    refuseViolation(["body", "brief"], brief);
    if (channel !== undefined && !Channel.safeParse(channel).success) throw unknownChannel(channel);
  },
  async run(ctx, { brief, channel, asset_type, answers }) {
    const brand = await brandInTime(ctx);
    if (!brand)
      return {
        ready: true,
        status: "ready" as const,
        questions: [],
        preferences_block: null,
        degraded: true,
      };
    const known = Channel.optional().parse(channel);
    return clarityOf({ brief, channel: known, assetType: asset_type, brand, answers });
  },
});

/** The brand, unless the database is broken or slow: a missing answer must not hold up the caller. */
async function brandInTime(ctx: Ctx): Promise<Brand | undefined> {
  const tooLate = ctx.sleep(PATIENCE_MS).then(() => undefined);
  return Promise.race([readBrand(ctx, ctx.workspaceId).catch(() => undefined), tooLate]);
}
