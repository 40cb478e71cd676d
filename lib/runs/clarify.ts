import * as z from "zod/v4";
import { unknownChannel } from "../access/guards.ts";
import { type Brand, readBrand } from "../brand/brand.ts";
import { utcDay } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { RETRIES } from "../core/retries.ts";
import { AssetType, Channel } from "../vocab.ts";
import { ChannelName, channelBesideMistakes } from "./channel-name.ts";
import { refuseViolation } from "./content-policy.ts";
import { Brief } from "./input.ts";

const Answers = z
  .record(z.string().max(60), z.string().max(1_000, "An answer has at most 1,000 characters."))
  .refine((answers) => Object.keys(answers).length <= 10, "At most 10 answers.")
  .meta({
    description: "Answers to earlier questions, by question id: at most 10 of 1,000 characters.",
    examples: [{ audience: "Shop owners" }],
    maxProperties: 10,
  });

export const ClarifyInput = z
  .object({
    brief: Brief,
    channel: ChannelName.optional(),
    asset_type: AssetType.optional().meta({
      description: "What is going to be made; some types need more facts.",
      examples: ["infographic"],
    }),
    answers: Answers.optional(),
  })
  .check(channelBesideMistakes());

const Clarity = z
  .object({
    ready: z
      .boolean()
      .describe("True when there is nothing worth asking. A brief can be generated either way."),
    status: z.enum(["ready", "questions"]).describe("questions: there is something worth asking."),
    questions: z
      .array(
        z.object({
          id: z.string().describe("Name of the question, for answers."),
          question: z.string().describe("The question, for a person."),
          why: z.string().describe("What the answer improves."),
          options: z.array(z.string()).optional().describe("Suggested answers, where there are any."),
        }),
      )
      .describe("What to ask the person who wrote the brief, in its language; at most two."),
    preferences_block: z
      .string()
      .nullable()
      .describe("The answers as a text to append to the brief; null without answers."),
    degraded: z.boolean().describe("True when the brand could not be read in time, so nothing was asked."),
  })
  .meta({ title: "Clarity" });

export const clarifyBrief = operation({
  id: "clarify_brief",
  summary:
    "Ask at most two questions about what a brief leaves unclear or out; generating never depends on the answers.",
  effect: "write",
  testKey: "own records",
  input: ClarifyInput,
  output: Clarity,
  check(_ctx, { brief, channel }) {
    refuseViolation(["body", "brief"], brief);
    if (channel !== undefined && !Channel.safeParse(channel).success) throw unknownChannel(channel);
  },
  async run(ctx, { brief, asset_type, answers }) {
    const brand = await brandInTime(ctx);
    if (!brand)
      return {
        ready: true,
        status: "ready" as const,
        questions: [],
        preferences_block: null,
        degraded: true,
      };
    const { clarifyBrief: clarityOf } = await import("../story/review/clarify/clarify.ts");
    return clarityOf({ brief, assetType: asset_type, brand, answers, today: utcDay(ctx.now()) });
  },
});

/** The brand, unless the database is broken or slow: a missing answer must not hold up the caller. */
async function brandInTime(ctx: Ctx): Promise<Brand | undefined> {
  const tooLate = ctx.sleep(RETRIES.clarify.brandTimeoutMs).then(() => undefined);
  return Promise.race([readBrand(ctx, ctx.workspaceId).catch(() => undefined), tooLate]);
}
