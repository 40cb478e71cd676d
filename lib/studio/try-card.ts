import * as z from "zod/v4";
import { botAccounts, profileNotPaused, studioInPlan, templateInProfile } from "../access/studio.ts";
import type { Ctx, Needs } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { refuseViolation, refuseViolationsIn } from "../runs/content-policy.ts";
import { platformsOf } from "./get-setup.ts";
import { StudioInput } from "./input.ts";
import { noProfile, ProfileKey } from "./profile-operations.ts";
import { rowOf, StudioCard, StudioDryRun, startCard } from "./start-card.ts";
import { findSetup } from "./store-setup.ts";

type Tried = { key_id: string; card: StudioInput };

export const tryStudioCard = operation({
  id: "try_studio_card",
  summary: "Draw one card as a key's Studio profile would. It costs what a card costs.",
  effect: "write",
  testKey: "read only",
  input: ProfileKey.extend({
    card: StudioInput.meta({
      description: "The card, as `POST /studio/generate` takes it.",
      examples: [{ output_type: "card", data: { headline: "Offline maps are here" } }],
    }),
  }),
  output: z.union([StudioCard, StudioDryRun]),
  check(_, { card: { order, caption = "" } }) {
    refuseViolationsIn(["body", "data"], order.sent);
    refuseViolation(["body", "caption"], caption);
  },
  needs: ({ card: { order, dry_run } }) => ({
    effect: "start",
    dryRun: dry_run ?? false,
    assets: [{ assetType: order.assetType, channel: "web" }],
  }),
  async run(ctx, tried, notes) {
    const studioCtx = { ...ctx, studio: await studioOf(ctx, tried.key_id) };
    const { profile } = studioCtx.studio;
    refuseAsStudio(studioCtx, tried);
    return startCard(studioCtx, { profile, input: tried.card, notes, forKey: tried.key_id });
  },
});

/** The run that a tried card would start. */
export async function rowOfTried(ctx: Ctx, tried: Tried) {
  const studio = await studioOf(ctx, tried.key_id);
  refuseAsStudio({ ...ctx, studio }, tried);
  return rowOf(ctx, studio.profile, tried.card, tried.card.caption ?? studio.profile.defaultCaption);
}

/** The profile of a key and who can get its cards. */
async function studioOf(ctx: Ctx, keyId: string) {
  const setup = await findSetup(ctx.db, ctx.workspaceId, ctx.now());
  const found = setup.profiles.find((one) => one.keyId === keyId);
  if (!found) throw noProfile();
  const profile = { ...found, paused: found.pausedAt !== null };
  // Cards of a test key have no recipients, even where a member draws them.
  if (found.keyMode === "test") return { profile, chats: 0, connected: [] };
  return { profile, chats: setup.chats.length, connected: platformsOf(found, setup) };
}

/** What the guards refuse where a key asks for the same card. */
function refuseAsStudio(ctx: Ctx, { card: { outputType, order, delivery } }: Tried): void {
  const needs: Needs = { effect: "start", studio: { names: [outputType, order.template.id], delivery } };
  const request = { ...ctx, needs, hasBot: ctx.bot !== undefined };
  const refusals = [studioInPlan, templateInProfile, botAccounts, profileNotPaused];
  for (const refusalOf of refusals) {
    const refusal = refusalOf(request);
    if (refusal) throw refusal;
  }
}
