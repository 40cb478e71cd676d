import * as z from "zod/v4";
import { addSeconds, isCommonEra } from "../core/calendar.ts";
import { invalidField } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { Flag, whole } from "../core/query.ts";
import { AssetType, Channel, CreatedVia, RunStatus } from "../vocab.ts";
import { Run, toRun } from "./run.ts";
import { findRuns, type ListFilter } from "./store-list.ts";

const ARCHIVED_AFTER_SECONDS = 90 * 86_400;

export const ListInput = z.object({
  limit: whole(1, 100).default(20),
  offset: whole(0, 1_000_000).default(0),
  include_archived: Flag.default(false),
  created_via: CreatedVia.optional(),
  status: RunStatus.optional(),
  channel: z.preprocess((name) => (name === "x" ? "twitter" : name), Channel).optional(),
  asset_type: AssetType.optional(),
  livemode: Flag.optional(),
  from: MomentWithOffset.optional(),
  to: MomentWithOffset.optional(),
  cursor: z.string().max(200).optional(),
});
type ListInput = z.output<typeof ListInput>;

export const listRuns = operation({
  id: "list_runs",
  summary: "List the workspace's runs, newest first.",
  effect: "read",
  input: ListInput,
  output: z.object({ runs: z.array(Run), next: z.string().nullable() }),
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
  btoa(`${createdAt.toISOString()} ${id}`).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const Position = z.tuple([
  z.iso
    .datetime()
    .transform((text) => new Date(text))
    .refine(isCommonEra),
  z.guid(),
]);

function positionOf(cursor: string): { createdAt: Date; id: string } {
  try {
    const [createdAt, id] = Position.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")).split(" "));
    return { createdAt, id };
  } catch {
    throw invalidField(["query", "cursor"], "Use a cursor from the Link header of an earlier page.");
  }
}
