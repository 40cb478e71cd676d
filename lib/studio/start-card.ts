import * as z from "zod/v4";
import { firing } from "../access/studio.ts";
import { ASSET_TYPES } from "../asset-types.ts";
import type { AnswerNotes } from "../core/answer-notes.ts";
import type { Ctx, StudioProfile } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { channelOf } from "../platforms/networks.ts";
import { takesMedium } from "../platforms/problems.ts";
import { newRun, startRuns } from "../runs/creation.ts";
import { DryRuns, dryRuns } from "../runs/dry-run-many.ts";
import { refuseUnknownPhotos } from "../runs/render.ts";
import { type Channel, DeliveryTarget, type Platform } from "../vocab.ts";
import { captionProblem } from "./caption.ts";
import type { StudioInput } from "./input.ts";
import { insertDeliveries } from "./store-deliveries.ts";

export const StudioCard = z
  .object({
    run_id: z.guid().describe("The card's run."),
    poll_url: z.string().describe("Path where the run can be read."),
    delivery: z.array(DeliveryTarget).describe("Targets that will get the card."),
  })
  .meta({ title: "StudioCard" });

export const StudioDryRun = DryRuns.extend({ delivery: StudioCard.shape.delivery }).meta({
  title: "StudioDryRun",
});

type CardOrder = {
  profile: StudioProfile;
  input: StudioInput;
  notes: AnswerNotes;
  /** The key that a member hands the card over for: its accounts and its end hold for the delivery. */
  forKey?: string;
};
type StartedCard = z.infer<typeof StudioCard> | z.infer<typeof StudioDryRun>;

/** Starts the run of one card, with the deliveries that it owes. `ctx.studio` names the possible recipients. */
export async function startCard(
  ctx: Ctx,
  { profile, input, notes, forKey }: CardOrder,
): Promise<StartedCard> {
  const { order, caption = profile.defaultCaption } = input;
  const { targets, platforms, takers, medium } = recipientsOf(ctx, profile, input);
  const telegram = targets.includes("telegram");
  const problem = captionProblem(caption, { telegram, platforms: takers, medium });
  if (problem) throw invalidField(["body", "caption"], problem, "caption");
  await refuseUnknownPhotos(ctx, [order], () => ["body", "data"]);
  if (input.dry_run) return { ...(await dryRuns(ctx, wantedOf(order, takers), notes)), delivery: targets };
  const isOwed = telegram || platforms.length > 0;
  const row = rowOf(ctx, profile, input, caption);
  const run = isOwed && forKey ? { ...row, keyId: forKey } : row;
  const answer = { run_id: run.id, poll_url: `/api/v1/programmatic/runs/${run.id}`, delivery: targets };
  const handedBy = forKey && ctx.actor.kind === "user" ? ctx.actor.id : null;
  const owed = { workspaceId: ctx.workspaceId, runId: run.id, telegram, platforms, handedBy, now: ctx.now() };
  await startRuns(ctx, [run], { answer, notes, ...(isOwed && { extraCtes: insertDeliveries(owed) }) });
  return answer;
}

/** One run; the fee named is that of its first platform. */
const wantedOf = ({ assetType }: StudioInput["order"], [first]: readonly Platform[]) => [
  { assetType, platform: first ?? null },
];

/**
 * The recipients of the card. `platforms` includes those that do not accept the medium, so that the run's
 * deliveries explain the refusal. `takers` are those that do; without one `social` does not fire.
 */
function recipientsOf(ctx: Ctx, { social }: StudioProfile, { delivery, order }: StudioInput) {
  const fires = firing({ ...ctx, hasBot: ctx.bot !== undefined }, delivery);
  const { connected } = ctx.studio;
  const platforms = fires.includes("social") ? social.filter((name) => connected.includes(name)) : [];
  const { medium } = ASSET_TYPES[order.assetType];
  const takers = platforms.filter((name) => takesMedium(name, medium));
  const targets = fires.filter((target) => target !== "social" || takers.length > 0);
  return { targets, platforms, takers, medium };
}

/** The run of a card, as it would be stored. */
export function rowOf(
  ctx: Ctx,
  profile: StudioProfile,
  { order, metadata = {}, webhook_url }: StudioInput,
  caption: string,
) {
  const { template, assetType, sent, look } = order;
  return newRun(ctx, {
    createdVia: ctx.createdVia === "dashboard" ? "dashboard" : "studio",
    brief: "",
    channel: channelFor(profile),
    assetType,
    metadata,
    webhookUrl: webhook_url ?? null,
    outputText: caption,
    template: template.id,
    outputType: template.id,
    body: sent,
    format: look.format ?? null,
    fileType: look.file_type ?? null,
    theme: profile.theme === "brand" ? null : profile.theme,
    seed: look.seed ?? null,
    autoPostEligible: false,
  });
}

/** The picture suits the first of the profile's platforms. */
const channelFor = ({ social: [first] }: StudioProfile): Channel => (first ? channelOf(first) : "web");
