import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { isTimeZone } from "../text/zone.ts";
import { Plan } from "../vocab.ts";
import { chooseTimeZone, rename, setModelOptOut as setOptOut, setPaused, setPlan } from "./workspaces.ts";

const WorkspaceId = z.guid().describe("Id of the workspace.");

export const changePlan = operation({
  id: "change_plan",
  summary: "Move the workspace to another plan, and this month's credits with it.",
  effect: "write",
  testKey: "read only",
  input: z.object({ plan: Plan.meta({ description: "The new plan.", examples: ["growth"] }) }),
  output: z.object({ workspace_id: WorkspaceId, plan: Plan.describe("The plan it has now.") }),
  async run(ctx, { plan }) {
    await setPlan(ctx, ctx.actor, ctx.workspaceId, plan);
    return { workspace_id: ctx.workspaceId, plan };
  },
});

const PauseState = z.object({
  workspace_id: WorkspaceId,
  paused: z.boolean().describe("Nothing new starts or is published."),
});

export const pauseWorkspace = operation({
  id: "pause_workspace",
  summary: "Pause the workspace: nothing new starts or is published. Runs that are queued still finish.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: PauseState,
  run: (ctx) => pauseOrResume(ctx, true),
});

export const resumeWorkspace = operation({
  id: "resume_workspace",
  summary: "Resume a paused workspace.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: PauseState,
  run: (ctx) => pauseOrResume(ctx, false),
});

async function pauseOrResume(ctx: Ctx, paused: boolean) {
  await setPaused(ctx, ctx.actor, ctx.workspaceId, paused);
  return { workspace_id: ctx.workspaceId, paused };
}

export const setModelOptOut = operation({
  id: "set_model_opt_out",
  summary: "Set whether language and image models are kept away from all content of the workspace.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    model_opt_out: z
      .boolean()
      .meta({ description: "True: no model is sent anything of this workspace.", examples: [true] }),
  }),
  output: z.object({
    workspace_id: WorkspaceId,
    model_opt_out: z.boolean().describe("No language or image model is sent anything of this workspace."),
  }),
  async run(ctx, { model_opt_out }) {
    await setOptOut(ctx, ctx.actor, ctx.workspaceId, model_opt_out);
    return { workspace_id: ctx.workspaceId, model_opt_out };
  },
});

export const WorkspaceName = z
  .string()
  .trim()
  .min(1, "Give the workspace a name, such as the name of your brand.")
  .max(80, "Use at most 80 characters.")
  .meta({ description: "The name of the workspace, 1 to 80 characters.", examples: ["Fernway"] });

export const renameWorkspace = operation({
  id: "rename_workspace",
  summary: "Rename the workspace.",
  effect: "write",
  testKey: "read only",
  input: z.object({ name: WorkspaceName }),
  output: z.object({ name: z.string().describe("The name it has now.") }),
  async run(ctx, { name }) {
    await rename(ctx, ctx.actor, ctx.workspaceId, name);
    return { name };
  },
});

export const setTimeZone = operation({
  id: "set_time_zone",
  summary: "Choose the time zone in which the dashboard shows and takes times.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, "Choose a time zone by its name, such as Europe/Berlin.")
      .meta({
        description: "A name of the IANA database, at most 64 characters.",
        examples: ["Europe/Berlin"],
      }),
  }),
  output: z.object({ time_zone: z.string().describe("The time zone it has now.") }),
  async run(ctx, { time_zone }) {
    await chooseTimeZone(ctx, ctx.actor, ctx.workspaceId, time_zone);
    return { time_zone };
  },
});
