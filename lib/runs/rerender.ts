import * as z from "zod/v4";
import { refuseAssets } from "../access/guards.ts";
import { hasEntrySince } from "../access/store-audit.ts";
import { hasChangedSince } from "../brand/store.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { STARTING_AGAIN } from "../core/refusal-groups.ts";
import { FileType, Format } from "../vocab.ts";
import { refuseViolationsIn } from "./content-policy.ts";
import { CopyOverrides, refuseUnfitCopy } from "./copy-overrides.ts";
import { newRun, newRunView, startRuns } from "./creation.ts";
import { GenerateInput } from "./input.ts";
import { contentOfParent, findParent } from "./parent-run.ts";
import { refuseUnknownPhotos } from "./render.ts";
import { BodyChanges, changedBody } from "./rerender-body.ts";
import { Run, RunId } from "./run.ts";
import { seedOf } from "./seed.ts";
import type { RunView } from "./store.ts";
import type { NewRun } from "./store-create.ts";
import { refuseUnfitTemplate, templateNamed } from "./template-names.ts";

/** For so long another size or file type of a picture takes no cap slot. */
const SAME_PICTURE_SECONDS = 24 * 3_600;

const { format, theme, file_type, template, seed } = GenerateInput.shape;

export const RerenderBody = z.strictObject({
  format,
  theme,
  file_type,
  template,
  seed,
  copy: CopyOverrides.optional(),
  body: BodyChanges.optional(),
});
type Wish = z.output<typeof RerenderBody>;

export const rerenderRun = operation({
  id: "rerender_run",
  summary: "Draw a run again in another size, theme, file type, template or with other words: a new run.",
  effect: "write",
  testKey: "own records",
  refuses: [...STARTING_AGAIN, "run_not_succeeded"],
  input: z.strictObject({ ...RunId.shape, ...RerenderBody.shape }),
  output: Run,
  needs: () => ({ effect: "start" }),
  async run(ctx, { run_id, ...wish }, notes) {
    const parent = await findParent(ctx, run_id);
    const row = await rowOfAgain(ctx, parent, wish);
    refuseAssets(ctx, [parent]);
    if (isEmpty(wish)) await refuseSamePicture(ctx, parent);
    const run = newRunView(ctx, row);
    await startRuns(ctx, [row], { answer: run, notes });
    return run;
  },
});

/**
 * The row of a run that is made from another one.
 * @throws Refusal for a run that cannot be drawn again, and for wishes that do not fit it.
 */
export async function rowOfAgain(ctx: Ctx, parent: RunView, wish: Wish): Promise<NewRun> {
  refuseUnfit(parent, wish);
  const body = changedBody(parent, wish);
  const look = lookOf(parent, wish);
  if (body && wish.body) await refuseUnfitContent(ctx, body, look.outputType);
  return newRun(ctx, {
    ...contentOfParent(ctx, parent),
    ...look,
    body,
    ...(body && wish.copy?.post !== undefined && { outputText: wish.copy.post }),
    story: settled(parent),
    copyOverrides: wish.copy && !body ? { ...parent.copyOverrides, ...wish.copy } : parent.copyOverrides,
    seed: wish.seed ?? seedOf(parent),
    warnings: isApprovedByPerson(parent) ? [JUDGED_AGAIN] : [],
    chargeSlot: !isSamePicture(ctx, parent, wish),
    // A request for several sizes does not mean several posts.
    autoPostEligible: false,
  });
}

/** Finished content is read as `POST /render` reads it. */
async function refuseUnfitContent(ctx: Ctx, body: Record<string, unknown>, outputType: string | null) {
  refuseViolationsIn(["body", "body"], body);
  const named = templateNamed(outputType ?? "");
  if (!named) return;
  const order = { template: named.template, data: named.template.data.parse(body) };
  await refuseUnknownPhotos(ctx, [order], () => ["body", "body"]);
}

/** The story of a parent. What its edit took out is not asked about again once a person has approved it. */
function settled({ story, verdict }: RunView): RunView["story"] {
  if (!story || verdict !== "approved") return story;
  const { removed: _, ...rest } = story;
  return rest;
}

/** What a person approved is what they saw. Who draws it again shall know why the new run waits. */
const JUDGED_AGAIN =
  "The approval of the first run is for that run alone. This one is judged again, and a doubt that a person settled there asks for a person here too.";

const isApprovedByPerson = ({ verdict, reviewedBy }: RunView) =>
  verdict === "approved" && reviewedBy !== null;

/** The template stays, unless other words or another theme may suit another one better. */
function lookOf(parent: RunView, wish: Wish) {
  const kept = wish.copy && !parent.body ? parent.template : parent.outputType;
  return {
    format: Format.safeParse(wish.format).data ?? parent.format,
    fileType: wish.file_type ?? FileType.safeParse(wish.format).data ?? parent.fileType,
    theme: wish.theme ?? parent.theme,
    template: wish.template ?? parent.template,
    outputType: wish.template ?? kept,
  };
}

const isEmpty = (wish: Wish): boolean => Object.values(wish).every((value) => value === undefined);

/** What an audit entry says of a picture's brand beside the Brand DNA: its name, its watermark, what it has no more. */
const CHANGES_OF_BRAND = [
  "rename_workspace",
  "change_plan",
  "lapsed",
  "delete_media",
  "delete_photo",
  "delete_product_screen",
  "delete_person",
];

/** A run that asks for nothing else is drawn again only in a brand that has changed: the picture would cost and be the same. */
async function refuseSamePicture({ db, workspaceId }: Ctx, { createdAt, livemode }: RunView): Promise<void> {
  if (await hasChangedSince(db, { workspaceId, livemode }, createdAt)) return;
  if (await hasEntrySince(db, workspaceId, createdAt, CHANGES_OF_BRAND)) return;
  const names = Object.keys(RerenderBody.shape).join(", ");
  throw invalidField(
    ["body"],
    `Give at least one of ${names}. The brand is as it was, so the same picture would be drawn and charged.`,
  );
}

/** Another size or file type of a picture that was made within a day. */
function isSamePicture({ now }: Ctx, { createdAt }: RunView, wish: Wish): boolean {
  const changed = Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : name));
  const isOnlySize = changed.length > 0 && changed.every((name) => name === "format" || name === "file_type");
  return isOnlySize && addSeconds(createdAt, SAME_PICTURE_SECONDS) > now();
}

function refuseUnfit(parent: RunView, wish: Wish): void {
  if (parent.status !== "succeeded") throw notSucceeded(parent);
  refuseUnfitCopy(wish.copy, parent);
  if (wish.template !== undefined) refuseUnfitTemplate(["body", "template"], wish.template, parent.assetType);
  if (!parent.body && wish.copy && !parent.story) throw beforeStories();
}

const notSucceeded = ({ status }: RunView) =>
  new Refusal("run_not_succeeded", `This run is ${status}; only one that has succeeded is drawn again.`, {
    hint:
      status === "failed"
        ? "POST /runs/{run_id}/retry starts it once more."
        : "Wait until it has: GET /runs/{run_id}?wait=30.",
    retryable: status !== "failed",
  });

const beforeStories = () =>
  new Refusal(
    "run_not_retryable",
    "This run was made before words were kept apart, so none can be replaced.",
    {
      hint: "Leave copy out, or send the brief and copy to POST /generate.",
      retryable: false,
    },
  );
