import * as z from "zod/v4";
import { isFilm } from "../asset-types.ts";
import { findReadyPhotos } from "../brand/ready-photos.ts";
import { listReadyScreens } from "../brand/screens.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { hasPassed } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { STARTING } from "../core/refusal-groups.ts";
import { Channel, FileType, Format } from "../vocab.ts";
import { briefWithAnswers } from "./brief-with-answers.ts";
import { refuseBesideChannel } from "./channel-name.ts";
import { refuseViolation } from "./content-policy.ts";
import { refuseUnfitCopy } from "./copy-overrides.ts";
import { newRun, newRunView, startRuns } from "./creation.ts";
import { DryRun, dryRun } from "./dry-run.ts";
import { GenerateInput, refuseUnknownFields, warningsFor } from "./input.ts";
import { pastByThen } from "./past-by-then.ts";
import { Run } from "./run.ts";
import { refuseUnfitTemplate } from "./template-names.ts";
import { refuseUnknownOutcome } from "./test-outcome.ts";
import { unfitForChannel } from "./unfit-channel.ts";
import { toVariants, Variants } from "./variant-fields.ts";
import { refuseScheduledVariants, variantRows } from "./variants.ts";

/** What is answered at once: the first run, and the others where variants were asked for. */
const Started = Run.extend({ variants: Variants.optional() });

export const generate = operation({
  id: "generate",
  summary: "Start a run that turns one brief into one on-brand asset.",
  effect: "write",
  testKey: "own records",
  refuses: [...STARTING, "unsupported_asset_type"],
  input: GenerateInput,
  output: z.union([Started, DryRun]),
  check(ctx, input) {
    const { brief, metadata, scheduled_at, channel, template, asset_type } = input;
    const known = Channel.safeParse(channel).data;
    refuseBesideChannel(
      channel,
      () => refuseUnknownFields(input, Boolean(scheduled_at || ctx.scope.autoPost)),
      () => refuseUnknownOutcome(ctx, metadata),
      () => template !== undefined && refuseUnfitTemplate(["body", "template"], template, asset_type),
      () => refuseTwoFileTypes(input),
      () => refuseContradiction(input),
      () => known && refuseUnfitCopy(input.copy, { channel: known, assetType: asset_type }),
      () => refuseViolation(["body", "brief"], brief),
      () => refuseScheduledVariants(input.variants, scheduled_at),
      () => refuseUnfitTime(ctx, input),
    );
  },
  needs: ({ asset_type, channel, dry_run }) => ({
    effect: "start",
    assets: [{ assetType: asset_type, channel }],
    dryRun: dry_run ?? false,
  }),
  async run(ctx, input, notes) {
    await refuseUnknownScreens(ctx, input.screen_ids ?? []);
    await refuseUnknownLibraryPhotos(ctx, input.photo_ids ?? []);
    const content = await contentOf(input, ctx.now());
    const rows = input.variants ? variantRows(ctx, content, input.variants) : [newRun(ctx, content)];
    const [first] = rows;
    if (!first) throw new Error("A request makes at least one run.");
    if (input.dry_run) return dryRun(ctx, input, first, notes);
    const ids = rows.map(({ id }) => id);
    const run = { ...newRunView(ctx, first), ...(input.variants && { variants: toVariants(ids) }) };
    await startRuns(ctx, rows, { answer: run, notes });
    return run;
  },
});

function refuseUnfitTime(ctx: Ctx, { scheduled_at, channel, asset_type }: GenerateInput) {
  if (!scheduled_at) return;
  const place = ["body", "scheduled_at"];
  if (scheduled_at <= ctx.now()) throw invalidField(place, hasPassed(ctx));
  if (channel === "web")
    throw invalidField(place, "Nothing is published on the channel web. Leave scheduled_at out.");
  const unfit = unfitAsNamed(channel, asset_type);
  if (unfit) throw invalidField(["body", "asset_type"], `${unfit} Or leave scheduled_at out.`);
}

/** Without a time the file may still be published by hand, so it is made. */
const unfitAsNamed = (channel: string, assetType: GenerateInput["asset_type"]) => {
  const known = Channel.safeParse(channel).data;
  return known && unfitForChannel(known, assetType);
};

/** Whether a film has sound, and the bed that was named. */
const soundOf = (sound: GenerateInput["sound"] = false) => ({
  sound: sound !== false,
  bed: typeof sound === "string" ? sound : null,
});

async function contentOf(input: GenerateInput, now: Date) {
  const { format, file_type, theme = null, template = null } = input;
  const { screen_ids = [], photo_ids = [], imagery = null } = input;
  const { language = null, seed = null, metadata = {} } = input;
  const { webhook_url = null, scheduled_at = null } = input;
  const unfit = unfitAsNamed(input.channel, input.asset_type);
  return {
    brief: await briefWithAnswers(input.brief, now),
    channel: Channel.parse(input.channel),
    assetType: input.asset_type,
    format: Format.safeParse(format).data ?? null,
    fileType: file_type ?? FileType.safeParse(format).data ?? null,
    theme,
    ...(isFilm(input.asset_type) && { fps: input.fps ?? null, ...soundOf(input.sound) }),
    language,
    seed,
    metadata,
    warnings: [
      ...warningsFor(input),
      ...(unfit ? [unfit] : []),
      ...(await pastByThen(input.brief, scheduled_at, now)),
    ],
    webhookUrl: webhook_url,
    scheduledAt: scheduled_at,
    screenIds: screen_ids,
    photoIds: photo_ids,
    imagery,
    copyOverrides: input.copy ?? null,
    template,
    outputType: template,
  };
}

/** `format` may name a file type too, and then agrees with `file_type`. */
function refuseTwoFileTypes({ format, file_type }: Pick<GenerateInput, "format" | "file_type">) {
  const named = FileType.safeParse(format).data;
  if (!named || !file_type || named === file_type) return;
  const message = `format says ${named} and file_type says ${file_type}. Leave one of them out.`;
  throw invalidField(["body", "file_type"], message);
}

/** A screen that does not exist would silently not be shown. Costs a round trip only for those who name some. */
async function refuseUnknownScreens(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return;
  const known = new Set((await listReadyScreens(ctx, ownerOf(ctx))).map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id.toLowerCase()));
  if (index < 0) return;
  throw invalidField(["body", "screen_ids", index], "There is no product screen with this id that is ready.");
}

/** The same for photos of the library. */
async function refuseUnknownLibraryPhotos(ctx: Ctx, ids: readonly string[]) {
  const known = new Set((await findReadyPhotos(ctx, ownerOf(ctx), ids)).map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id.toLowerCase()));
  if (index < 0) return;
  throw invalidField(["body", "photo_ids", index], "There is no photo with this id that is ready.");
}

/** Pictures that are asked for by id and ruled out at the same time. */
function refuseContradiction({ imagery, screen_ids = [], photo_ids = [] }: GenerateInput) {
  const without = imagery === "none" || imagery === "pattern";
  const field = photo_ids.length > 0 ? "photo_ids" : screen_ids.length > 0 ? "screen_ids" : undefined;
  if (!without || !field) return;
  throw invalidField(
    ["body", "imagery"],
    `With "${imagery}" nothing of ${field} is shown. Leave one of them out.`,
  );
}
