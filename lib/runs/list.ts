import * as z from "zod/v4";
import { addSeconds, isCommonEra } from "../core/calendar.ts";
import { invalidField } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { Flag, paging } from "../core/query.ts";
import { decodeBase64Url, encodeBase64Url } from "../text/base64.ts";
import { AssetType, Channel, CreatedVia, RunStatus } from "../vocab.ts";
import { Run, toRun } from "./run.ts";
import { findRuns, type ListFilter } from "./store-list.ts";

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
  status: RunStatus.optional().meta({ description: "Only runs in this state.", examples: ["succeeded"] }),
  channel: z
    .preprocess((name) => (name === "x" ? "twitter" : name), Channel)
    .optional()
    .meta({ description: "Only runs written for this channel.", examples: ["linkedin"] }),
  asset_type: AssetType.optional().meta({ description: "Only runs of this asset type.", examples: ["card"] }),
  livemode: Flag.optional().meta({
    description: "true: only runs of live keys; false: only runs of test keys.",
    examples: [true],
  }),
  from: MomentWithOffset.optional().meta({
    description: "Only runs created at or after this time (ISO 8601 with offset).",
    examples: ["2026-11-01T00:00:00Z"],
  }),
  to: MomentWithOffset.optional().meta({
    description: "Only runs created before this time (ISO 8601 with offset).",
    examples: ["2026-12-01T00:00:00Z"],
  }),
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
    runs: z.array(Run).describe("One page, newest first."),
    next: z.string().nullable().describe("Cursor of the next page; null on the last one."),
  }),
  async run(ctx, input) {
    const filter = filterOf(ctx.workspaceId, input, ctx.now());
    const rows = await findRuns(ctx.db, filter, {
      limit: input.limit + 1,
      offset: input.cursor ? 0 : input.offset,
    });
    const page = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? page.at(-1) : undefined;
    return {
      runs: page.map((row) => toRun(row, ctx.settings.publicUrl)),
      next: last ? cursorAfter(last) : null,
    };
  },
});

function filterOf(workspaceId: string, input: ListInput, now: Date): ListFilter {
  const { include_archived, created_via, cursor, status, channel, asset_type, livemode, from, to } = input;
  return {
    workspaceId,
    archivedBefore: include_archived ? undefined : addSeconds(now, -ARCHIVED_AFTER_SECONDS),
    createdVia: created_via === "api" ? ["api", "render"] : created_via && [created_via],
    after: cursor === undefined ? undefined : positionOf(cursor),
    status,
    channel,
    assetType: asset_type,
    livemode,
    from,
    to,
  };
}

const cursorAfter = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  encodeBase64Url(new TextEncoder().encode(`${createdAt.toISOString()} ${id}`));

const Position = z.tuple([
  z.iso
    .datetime()
    .transform((text) => new Date(text))
    .refine(isCommonEra),
  z.guid(),
]);

function positionOf(cursor: string): { createdAt: Date; id: string } {
  try {
    const [createdAt, id] = Position.parse(new TextDecoder().decode(decodeBase64Url(cursor)).split(" "));
    return { createdAt, id };
  } catch {
    throw invalidField(["query", "cursor"], "Use a cursor from the Link header of an earlier page.");
  }
}
