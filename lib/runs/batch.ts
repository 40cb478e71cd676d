import * as z from "zod/v4";
import { RunStatus, Verdict } from "../vocab.ts";
import type { NewRun } from "./store-create.ts";

const Moment = z.iso.datetime();

const Item = z.object({
  index: z.int().describe("Place of the item in the request, from 0."),
  run_id: z.guid().describe("The item's run."),
  output_type: z.string().describe("The template it is drawn with."),
  client_ref: z.string().nullable().describe("Your own name for the item."),
  status: RunStatus.describe("queued, running, succeeded or failed."),
  asset_url: z.url().nullable().describe("Address of the first file, once it has succeeded."),
  verdict: Verdict.nullable().describe("The judge's decision, once it has succeeded."),
  error_code: z.string().nullable().describe("Why it failed, as a name that does not change."),
  poll_url: z.string().describe("Path where the run can be read."),
});

/** What a batch is, without its items. */
const HEAD = {
  batch_id: z.guid().describe("Id of the batch."),
  status: z.enum(["running", "completed"]).describe("completed: every item has succeeded or failed."),
  counts: z
    .object({
      queued: z.int().describe("Items that wait."),
      running: z.int().describe("Items that are being drawn."),
      succeeded: z.int().describe("Items with a picture."),
      failed: z.int().describe("Items that failed or were canceled."),
    })
    .describe("How many items are in which state."),
  livemode: z.boolean().describe("False for batches of test keys."),
  metadata: z.record(z.string(), z.unknown()).describe("As it was sent."),
  created_at: Moment.describe("When it was accepted."),
};

export const BatchHead = z.object(HEAD).meta({ title: "BatchHead" });
export const Batch = z
  .object({
    ...HEAD,
    items: z.array(Item).describe("The items in the order of the request, each with its run."),
  })
  .meta({ title: "Batch" });
export type Batch = z.infer<typeof Batch>;

/** The row of a batch, as far as callers see it. */
export type BatchRow = {
  id: string;
  livemode: boolean;
  metadata?: Record<string, unknown> | undefined;
  createdAt: Date;
};

type ItemRow = Pick<NewRun, "id" | "outputType" | "clientRef"> & {
  status: z.infer<typeof RunStatus>;
  verdict: z.infer<typeof Verdict> | null;
  errorCode: string | null;
  /** The name of its first file in storage. */
  assetKey: string | null;
};

/** How an item that was just accepted reads. */
export const newItem = (run: NewRun): ItemRow => ({
  ...run,
  status: "queued",
  verdict: null,
  errorCode: null,
  assetKey: null,
});

/** How many of these runs are in which state. */
export function countsOf(rows: readonly { status: z.infer<typeof RunStatus> }[]) {
  const counts = { queued: 0, running: 0, succeeded: 0, failed: 0 };
  for (const { status } of rows) counts[status]++;
  return counts;
}

/** A batch without its items, from the counts of its runs. */
export function toBatchHead(row: BatchRow, counts: ReturnType<typeof countsOf>): z.infer<typeof BatchHead> {
  const isOver = counts.queued + counts.running === 0;
  return {
    batch_id: row.id,
    status: isOver ? "completed" : "running",
    counts,
    livemode: row.livemode,
    metadata: row.metadata ?? {},
    created_at: row.createdAt.toISOString(),
  };
}

/** A batch as the caller gets it, in the order of the request. */
export const toBatch = (batch: BatchRow, rows: readonly ItemRow[], publicUrl: string): Batch => ({
  ...toBatchHead(batch, countsOf(rows)),
  items: rows.map((row, index) => ({
    index,
    run_id: row.id,
    output_type: row.outputType ?? "",
    client_ref: row.clientRef,
    status: row.status,
    asset_url: row.status === "succeeded" && row.assetKey ? `${publicUrl}/assets/${row.assetKey}` : null,
    verdict: row.status === "succeeded" ? row.verdict : null,
    error_code: row.errorCode,
    poll_url: `/api/v1/programmatic/runs/${row.id}`,
  })),
});
