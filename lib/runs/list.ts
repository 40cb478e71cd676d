import * as z from "zod/v4";
import { addSeconds, isCommonEra } from "../core/calendar.ts";
import { invalidField } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Flag, paging, SpanEnd, SpanStart, several } from "../core/query.ts";
import { decodeBase64Url, encodeBase64Url } from "../text/base64.ts";
import { isSearchable } from "../text/searchable.ts";
import { AssetType, Channel, CreatedVia, RunStatus, Verdict } from "../vocab.ts";
import { MAX_METADATA_KEYS } from "./input.ts";
import { Posted } from "./posted.ts";
import { Run, toRun } from "./run.ts";
import { findRuns, findSummaries, findTiles, type ListFilter } from "./store-list.ts";
import { RunSummary, toSummary } from "./summary.ts";
import { RunTile, toTile } from "./tile.ts";

const ARCHIVED_AFTER_SECONDS = 90 * 86_400;

const PAGE = paging("Runs");

export const ListInput = z.object({
  ...PAGE,
  offset: PAGE.offset.meta({
    description: "Runs to skip, newest first: 0 to 1,000,000, by default 0; ignored with a cursor.",
    examples: [20],
  }),
  include_archived: Flag.default(false).meta({
    description: "true: runs older than 90 days are listed too; by default false.",
    examples: [true],
  }),
  created_via: CreatedVia.optional().meta({
    description: "Only runs started this way; api includes render.",
    examples: ["studio"],
  }),
  status: several(RunStatus.options).meta({
    description: `Only runs in this state, or in one of several: queued,running. States: ${RunStatus.options.join(", ")}.`,
    examples: ["succeeded", "queued,running"],
  }),
  verdict: several(Verdict.options).meta({
    description: `Only runs with this verdict, or one of several: needs_review,rejected. Verdicts: ${Verdict.options.join(", ")}.`,
    examples: ["needs_review"],
  }),
  posted: several(Posted.options).meta({
    description:
      "Only runs that are live on a network (posted), or whose posts are still planned (scheduled), or either.",
    examples: ["posted", "posted,scheduled"],
  }),
  channel: z
    .preprocess((name) => (name === "x" ? "twitter" : name), Channel)
    .optional()
    .meta({ description: "Only runs written for this channel.", examples: ["linkedin"] }),
  asset_type: AssetType.optional().meta({ description: "Only runs of this asset type.", examples: ["card"] }),
  livemode: Flag.optional().meta({
    description: "true: only runs of live keys; false: only runs of test keys.",
    examples: [true],
  }),
  batch_id: z
    .guid("Give the id of a batch, a UUID.")
    .optional()
    .meta({ description: "Only runs of this batch." }),
  campaign_id: z
    .guid("Give the id of a campaign, a UUID.")
    .optional()
    .meta({ description: "Only runs of this campaign." }),
  variant_of: z.guid("Give the id of a run, a UUID.").optional().meta({
    description: "Only the variants that were asked for with this run, which is the first of them.",
  }),
  parent_run_id: z
    .guid("Give the id of a run, a UUID.")
    .optional()
    .meta({ description: "Only newer versions that were made of this run." }),
  client_ref: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Only runs with exactly this client_ref.", examples: ["row-17"] }),
  metadata: z
    .record(z.string(), z.string().max(500, "A metadata value has at most 500 characters."))
    .optional()
    .meta({
      description: "Only runs with all of these values, each as metadata[key]=value.",
      examples: [{ order: "A-1042" }],
      maxProperties: MAX_METADATA_KEYS,
    }),
  q: z
    .string()
    .max(200, "Search for at most 200 characters.")
    .refine(
      isSearchable,
      "Search for at least three letters or digits in a row, or one sign of a script without spaces.",
    )
    .optional()
    .meta({
      description:
        "Only runs whose brief contains this text; case and width do not matter. At most 200 characters.",
      examples: ["offline maps", "地図"],
    }),
  from: SpanStart.optional().meta({
    description:
      "Only runs created at or after this time (ISO 8601 with offset), or from this date (UTC) on.",
    examples: ["2026-11-01", "2026-11-01T00:00:00Z"],
  }),
  to: SpanEnd.optional().meta({
    description:
      "Only runs created before this time (ISO 8601 with offset), or until this date (UTC), inclusive.",
    examples: ["2026-11-30", "2026-12-01T00:00:00Z"],
  }),
  view: z
    .enum(["default", "summary"], 'Use "default" or "summary".')
    .default("default")
    .meta({ description: "summary: at most 1 KB a run.", examples: ["summary"] }),
  cursor: z.string().max(200).optional().meta({
    description:
      "Where the page begins: the cursor in the Link header of an earlier page, at most 200 characters.",
  }),
});
type ListInput = z.output<typeof ListInput>;

export const listRuns = operation({
  id: "list_runs",
  summary: "List the workspace's runs, newest first.",
  effect: "read",
  input: ListInput,
  output: z.object({
    runs: z.array(z.union([Run, RunSummary])).describe("One page, newest first."),
    next: z.string().nullable().describe("Cursor of the next page; null on the last one."),
  }),
  async run(ctx, input) {
    const filter = filterOf(ctx.workspaceId, input, ctx.now());
    const page = partOf(input);
    const { publicUrl } = ctx.settings;
    if (input.view === "summary") {
      const rows = await findSummaries(ctx.db, filter, page);
      return pageOf(rows, input.limit, (row) => toSummary(row, publicUrl));
    }
    const rows = await findRuns(ctx.db, filter, page);
    return pageOf(rows, input.limit, (row) => toRun(row, publicUrl));
  },
});

/** The same runs for the eye: what was judged of them, most of their bytes, is not read. */
export const listTiles = operation({
  id: "list_tiles",
  summary: "List the workspace's runs as pictures with the begin of their words, newest first.",
  effect: "read",
  input: ListInput,
  output: z.object({
    runs: z.array(RunTile).describe("One page, newest first."),
    next: z.string().nullable().describe("Cursor of the next page; null on the last one."),
  }),
  async run(ctx, input) {
    const rows = await findTiles(ctx.db, filterOf(ctx.workspaceId, input, ctx.now()), partOf(input));
    return pageOf(rows, input.limit, (row) => toTile(row, ctx.settings.publicUrl));
  },
});

const partOf = ({ limit, cursor, offset }: ListInput) => ({
  limit: limit + 1,
  offset: cursor ? 0 : offset,
});

/** A page of at most `limit` rows; one more row means that there is a next page. */
function pageOf<Row extends Position, T>(rows: readonly Row[], limit: number, shown: (row: Row) => T) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { runs: page.map(shown), next: last ? cursorAfter(last) : null };
}

function filterOf(workspaceId: string, input: ListInput, now: Date): ListFilter {
  const { include_archived, created_via, cursor, q: words, metadata } = input;
  const isSearch = words !== undefined || (metadata && Object.keys(metadata).length > 0);
  return {
    workspaceId,
    archivedBefore: include_archived ? undefined : addSeconds(now, -ARCHIVED_AFTER_SECONDS),
    createdVia: created_via === "api" ? ["api", "render"] : created_via && [created_via],
    after: cursor === undefined ? undefined : positionOf(cursor),
    status: input.status,
    verdict: input.verdict,
    channel: input.channel,
    assetType: input.asset_type,
    livemode: input.livemode,
    batchId: input.batch_id,
    campaignId: input.campaign_id,
    variantOf: input.variant_of,
    parentRunId: input.parent_run_id,
    clientRef: input.client_ref,
    posted: input.posted,
    search: isSearch ? { words, metadata } : undefined,
    from: input.from,
    to: input.to,
  };
}

type Position = { createdAt: Date; id: string };

const cursorAfter = ({ createdAt, id }: Position) =>
  encodeBase64Url(new TextEncoder().encode(`${createdAt.toISOString()} ${id}`));

const CursorText = z.tuple([
  z.iso
    .datetime()
    .transform((text) => new Date(text))
    .refine(isCommonEra),
  z.guid(),
]);

function positionOf(cursor: string): Position {
  try {
    const [createdAt, id] = CursorText.parse(new TextDecoder().decode(decodeBase64Url(cursor)).split(" "));
    return { createdAt, id };
  } catch {
    throw invalidField(["query", "cursor"], "Use a cursor from the Link header of an earlier page.");
  }
}
