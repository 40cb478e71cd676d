import type { Schemas } from "../clients/ts/src/index.ts";
import type { CallView } from "./command.ts";
import { type Column, facts, minute } from "./print.ts";

/** What a list of posts shows of each. */
export const POST_COLUMNS: readonly Column<Schemas["Post"]>[] = [
  ["Post", ({ id }) => id],
  ["Network", ({ platform }) => platform],
  ["Status", ({ status, removed_at: removed }) => (removed ? "removed" : status)],
  ["Time", ({ posted_at: posted, scheduled_at: scheduled }) => minute(posted ?? scheduled)],
  ["Address", ({ url }) => url],
];

/** A post for a person: what became of it, where and when. */
export function printPost(post: Schemas["Post"], view: Pick<CallView, "columns">): string {
  const { id, run_id, platform, status, url, posted_at, scheduled_at, removed_at, text, error, note } = post;
  return facts(
    {
      post: id,
      run: run_id,
      network: platform,
      status,
      address: url,
      time: posted_at || scheduled_at ? minute(posted_at ?? scheduled_at) : null,
      removed: removed_at,
      text,
      error,
      note,
    },
    view,
  );
}
