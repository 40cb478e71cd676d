import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { MascotAction, MascotPose, MascotStyle } from "../vocab.ts";
import { drawDraft } from "./draft.ts";
import { Mascot, type MascotState, toMascot, toMascotState } from "./record.ts";
import { keep, pose, retry } from "./step.ts";
import { findMascot } from "./store.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;
const Note = z.string().trim().max(500, "Use at most 500 characters.");

export const NewMascot = z.object({
  description: z
    .string("Describe the mascot, for example: a friendly green robot.")
    .trim()
    .min(3, "Describe the mascot, for example: a friendly green robot.")
    .max(1_000, "Use at most 1000 characters.")
    .meta({
      description: "What the mascot looks like, 3 to 1,000 characters",
      examples: ["a friendly green robot"],
    }),
  style: z
    .enum(MascotStyle.options, oneOf(MascotStyle))
    .optional()
    .meta({
      description: "The style to draw in; without it the description decides",
      examples: ["critters"],
    }),
});

export const MascotStep = z
  .object({
    action: z.enum(MascotAction.options, oneOf(MascotAction)).meta({
      description: "keep: use a candidate; retry: draw four others; pose: draw the mascot in a pose",
      examples: ["keep"],
    }),
    candidate_id: z.guid("Give the id of a candidate, a UUID.").optional().meta({
      description: "The candidate to keep: the id of one of the answer's candidates; required with keep",
    }),
    pose: z
      .enum(MascotPose.options, oneOf(MascotPose))
      .optional()
      .meta({ description: "The pose to draw; required with pose", examples: ["waving"] }),
    note: Note.optional().meta({
      description: "What to do differently, at most 500 characters; it outweighs the description",
      examples: ["rounder, and with a hat"],
    }),
  })
  .superRefine(({ action, candidate_id, pose: wanted }, context) => {
    const missing = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (action === "keep" && !candidate_id) missing("candidate_id", "Say which candidate to keep.");
    if (action === "pose" && !wanted) missing("pose", oneOf(MascotPose));
  })
  .meta({ examples: [{ action: "retry" }] });

export const getMascot = operation({
  id: "get_mascot",
  summary: "Show the workspace's mascot: its poses, or the candidates to choose from.",
  effect: "read",
  input: z.object({}),
  output: Mascot,
  run: async (ctx) => toMascot(await read(ctx), ctx.settings.publicUrl),
});

export const createMascot = operation({
  id: "create_mascot",
  summary: "Draw four candidates for a mascot from a description. One in use stays until another is kept.",
  effect: "write",
  testKey: "own records",
  audit: () => null,
  refuses: ["version_conflict"],
  input: NewMascot,
  output: Mascot,
  run: async (ctx, { description, style }) =>
    drawDraft(ctx, await readOwn(ctx), { description, style: style ?? null, note: "" }, 202),
});

export const mascotStep = operation({
  id: "mascot_step",
  summary: "Keep a candidate as the mascot, ask for four others, or draw the mascot in a pose.",
  effect: "write",
  testKey: { readOnlyWhen: async (ctx) => (await read(ctx)).mascot?.livemode === true },
  audit: (_ctx, { action }, { id }) => (action === "retry" ? null : id),
  refuses: ["not_found", "mascot_not_started", "mascot_not_drafting", "mascot_not_ready", "version_conflict"],
  input: MascotStep,
  output: Mascot,
  async run(ctx, { action, candidate_id = "", pose: wanted = "neutral", note = "" }) {
    const before = await read(ctx);
    if (action === "keep") return keep(ctx, before, candidate_id);
    return action === "retry" ? retry(ctx, before, note) : pose(ctx, before, { pose: wanted, note });
  },
});

const read = async (ctx: Ctx): Promise<MascotState> => toMascotState(await findMascot(ctx.db, ownerOf(ctx)));

/** The mascot that the caller may change: a test key begins its own beside a live one. */
async function readOwn(ctx: Ctx): Promise<MascotState> {
  const state = await read(ctx);
  return state.mascot?.livemode === ownerOf(ctx).livemode ? state : toMascotState(undefined);
}
