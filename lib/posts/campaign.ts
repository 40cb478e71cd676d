import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, invalidFields } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { hasPassed, MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { STARTING } from "../core/refusal-groups.ts";
import { platformOf } from "../platforms/networks.ts";
import { briefWithAnswers } from "../runs/brief-with-answers.ts";
import { ChannelName, channelBesideMistakes } from "../runs/channel-name.ts";
import { refuseViolation } from "../runs/content-policy.ts";
import { newRun, newRunView, startRuns } from "../runs/creation.ts";
import { DryRunFlag, DryRuns, dryRuns } from "../runs/dry-run-many.ts";
import { Brief } from "../runs/input.ts";
import { lateDaysOf } from "../runs/past-by-then.ts";
import { Run } from "../runs/run.ts";
import type { NewRun } from "../runs/store-create.ts";
import { unfitForChannel } from "../runs/unfit-channel.ts";
import { AssetType, Channel, Platform } from "../vocab.ts";

const MAX_TIMES = 30;
const MAX_RUNS = 100;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What is said where the list is missing. */
const listOf =
  (names: readonly string[]) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? `Give a list of: ${names.join(", ")}.` : undefined;

export const CampaignInput = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .meta({ description: "A name for the campaign, 1 to 120 characters.", examples: ["Spring launch"] }),
    brief: Brief,
    channels: z
      .array(ChannelName, { error: listOf(Channel.options) })
      .min(1)
      .max(Channel.options.length)
      .transform(unique)
      .meta({
        description: "The channels to write for, 1 to 6; each has runs of its own.",
        examples: [["twitter", "linkedin"]],
      }),
    asset_types: z
      .array(AssetType, { error: listOf(AssetType.options) })
      .min(1)
      .max(AssetType.options.length)
      .transform(unique)
      .meta({
        description: "The asset types to make for every channel, 1 to 6. A campaign has at most 100 runs.",
        examples: [["card"]],
      }),
    /** Most platforms refuse the same words twice, so each time has runs of its own. */
    scheduled_at: z
      .union([MomentWithOffset.transform((at) => [at]), z.array(MomentWithOffset).min(1).max(MAX_TIMES)])
      .optional()
      .meta({
        description:
          "One time, or up to 30: ISO 8601 with an offset. Each time has runs of its own. Without it nothing is published.",
        examples: [["2027-03-01T09:00:00+01:00"]],
      }),
    dry_run: DryRunFlag,
  })
  .check(channelBesideMistakes())
  .meta({
    examples: [
      {
        name: "Launch week",
        brief: "Kite 2.0 is out: boards now load in half a second.",
        channels: ["linkedin"],
        asset_types: ["card"],
        scheduled_at: ["2027-01-15T09:00:00Z"],
      },
    ],
  });
type CampaignInput = z.output<typeof CampaignInput>;

/** A drop that is created when its run succeeds. */
const Drop = z.object({
  run_id: z.guid().describe("The run that becomes the drop."),
  platform: Platform.describe("The network it is published on."),
  scheduled_at: z.iso.datetime().describe("When it is published."),
});
const Campaign = z
  .object({
    id: z.guid().describe("The id of the campaign."),
    name: z.string().describe("The name that was given."),
    runs: z.array(Run).describe("The runs that were started, one for each channel, asset type and time."),
    drops: z.array(Drop).describe("The drops the runs become."),
  })
  .meta({ title: "Campaign" });

export const createCampaign = operation({
  id: "create_campaign",
  summary: "Start runs of one brief for several channels, asset types and times; each becomes a drop.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, answer) => ("id" in answer ? answer.id : null),
  refuses: STARTING,
  input: CampaignInput,
  output: z.union([Campaign, DryRuns]),
  check: refuseUnworkable,
  needs: ({ channels, asset_types, dry_run }) => ({
    effect: "start",
    dryRun: dry_run ?? false,
    assets: channels.flatMap((channel) => asset_types.map((assetType) => ({ assetType, channel }))),
  }),
  async run(ctx, input, notes) {
    const now = ctx.now();
    const id = newId(ctx, now);
    const rows = await rowsOf(ctx, input, id);
    if (input.dry_run) return dryRuns(ctx, rows.map(dryItemOf), notes);
    const runs = rows.map((row) => newRunView(ctx, row));
    const answer = { id, name: input.name, runs, drops: runs.flatMap(dropOf) };
    const { name, brief } = input;
    const { workspaceId } = ctx;
    const campaign = { id, workspaceId, name, brief, livemode: ctx.mode === "live", createdAt: now };
    await startRuns(ctx, rows, { campaign, answer, notes });
    return answer;
  },
});

const dryItemOf = (run: NewRun) => ({
  assetType: run.assetType,
  platform: run.scheduledAt ? platformOf(run.channel) : null,
  run,
});

function refuseUnworkable(
  ctx: Ctx,
  { brief, channels, asset_types, scheduled_at = [] }: CampaignInput,
): void {
  refuseViolation(["body", "brief"], brief);
  const past = scheduled_at.findIndex((at) => at <= ctx.now());
  if (past >= 0) throw invalidField(["body", "scheduled_at", past], hasPassed(ctx));
  if (scheduled_at.length > 0 && channels.includes("web")) {
    const index = channels.indexOf("web");
    throw invalidField(
      ["body", "channels", index],
      "Nothing is published on the channel web, so it has no time.",
    );
  }
  if (scheduled_at.length > 0) refuseUnfit(channels, asset_types);
  const count = channels.length * asset_types.length * Math.max(1, scheduled_at.length);
  if (count > MAX_RUNS) {
    const message = `This makes ${count} runs, and a campaign has at most ${MAX_RUNS}. Leave some out.`;
    throw invalidField(["body", "scheduled_at"], message);
  }
}

/** A drop of a file that its network never takes would fail at its time, weeks later. */
function refuseUnfit(channels: CampaignInput["channels"], assetTypes: readonly AssetType[]): void {
  const found = channels.flatMap((channel, index) =>
    assetTypes.flatMap((type) => {
      const unfit = unfitForChannel(Channel.parse(channel), type);
      return unfit
        ? [{ loc: ["body", "channels", index], msg: `${unfit} ${CAMPAIGN_APART}`, type: "value_error" }]
        : [];
    }),
  );
  if (found.length > 0) throw invalidFields(found);
}
const CAMPAIGN_APART = "Give it a campaign of its own, or leave scheduled_at out.";

async function rowsOf(ctx: Ctx, input: CampaignInput, campaignId: string): Promise<NewRun[]> {
  const times: (Date | null)[] = input.scheduled_at ?? [null];
  const lateDays = input.scheduled_at ? await lateDaysOf(input.brief, ctx.now()) : () => [];
  const brief = await briefWithAnswers(input.brief, ctx.now());
  return times.flatMap((scheduledAt) =>
    input.channels.flatMap((channel) =>
      input.asset_types.map((assetType) =>
        newRun(ctx, {
          createdVia: ctx.agent ? "mcp" : "campaign",
          brief,
          channel: Channel.parse(channel),
          assetType,
          scheduledAt,
          warnings: [
            ...[unfitForChannel(Channel.parse(channel), assetType) ?? []].flat(),
            ...(scheduledAt ? lateDays(scheduledAt) : []),
          ],
          campaignId,
        }),
      ),
    ),
  );
}

function dropOf({ id, channel, scheduled_at }: Run): z.infer<typeof Drop>[] {
  const platform = platformOf(channel);
  return platform && scheduled_at ? [{ run_id: id, platform, scheduled_at }] : [];
}
