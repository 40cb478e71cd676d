import * as z from "zod/v4";
import { Account } from "../accounts/account.ts";
import { Post } from "../posts/post.ts";
import { Batch } from "../runs/batch.ts";
import { Run } from "../runs/run.ts";
import type { EventKind } from "../vocab.ts";

const livemode = z.boolean().describe("False for events of test keys.");

/** What every event about a record may have beside or instead of the record's fields. */
const REDUCED = {
  thin: z.literal(true).optional().describe("Present when only the small fields are here."),
  record_url: z.url().optional().describe("Where the whole record is read."),
  deleted: z.literal(true).optional().describe("Present when the record has been deleted since."),
};

/** Any field of a record may be missing, but for its id: see `thin` and `deleted`. */
function about(record: z.ZodObject) {
  const always = record.shape.id ? { id: record.shape.id } : {};
  return z.object({ ...record.partial().shape, ...always, livemode, ...REDUCED });
}

const RUN = { name: "Run", schema: about(Run) };
const POST = { name: "Post", schema: about(Post) };

const brand = z.object({
  livemode,
  version: z.int().optional().describe("The version that the Brand DNA has now."),
  updated_at: z.iso.datetime().nullish().describe("When it last changed."),
  ...REDUCED,
});

const usage = z.object({
  livemode,
  resource: z.string().describe("An asset type, brand_video or credits."),
  threshold: z.int().describe("80 or 100: percent of the limit."),
  used: z.int().describe("What is used of the limit."),
  limit: z.int().describe("The limit of the month."),
  period: z.string().describe("The UTC month, for example 2026-11."),
});

const test = z.object({
  livemode,
  endpoint_id: z.guid().describe("The webhook that is tested."),
  message: z.string().describe("A sentence for a person."),
});

/** What the events of each type hold in `data`. */
export const EVENT_DATA: Record<EventKind, { summary: string; data: { name: string; schema: z.ZodType } }> = {
  "run.started": { summary: "A run has started.", data: RUN },
  "run.succeeded": { summary: "A run has made its assets.", data: RUN },
  "run.failed": { summary: "A run has failed.", data: RUN },
  "run.reviewed": { summary: "A person has decided about a run.", data: RUN },
  "render.completed": {
    summary: "Every item of a batch has ended.",
    data: { name: "Batch", schema: about(Batch) },
  },
  "post.scheduled": { summary: "A post has got its time.", data: POST },
  "post.posted": { summary: "A post is published.", data: POST },
  "post.failed": { summary: "A post could not be published.", data: POST },
  "post.canceled": { summary: "A scheduled post was canceled.", data: POST },
  "brand.updated": { summary: "The Brand DNA has changed.", data: { name: "Brand", schema: brand } },
  "account.disconnected": {
    summary: "An account is no longer connected.",
    data: { name: "Account", schema: about(Account) },
  },
  "usage.threshold": {
    summary: "A plan cap or the credits of the month reach 80 or 100 percent.",
    data: { name: "Usage", schema: usage },
  },
  "webhook.test": { summary: "A test that was asked for.", data: { name: "Test", schema: test } },
};
