import { Hono } from "hono";
import { notAChannel } from "../../lib/access/guards.ts";
import { Refusal } from "../../lib/core/errors.ts";
import { plainWords } from "../../lib/core/plain-words.ts";
import { approveChannel, ChannelBody } from "../../lib/runs/approve-channel.ts";
import { cancelRun } from "../../lib/runs/cancel.ts";
import { deleteRun } from "../../lib/runs/delete.ts";
import { generate } from "../../lib/runs/generate.ts";
import { GenerateInput } from "../../lib/runs/input.ts";
import { ListInput, listRuns } from "../../lib/runs/list.ts";
import { getRun } from "../../lib/runs/read.ts";
import { RerenderBody, rerenderRun } from "../../lib/runs/rerender.ts";
import { retryRun } from "../../lib/runs/retry.ts";
import { ReviewBody, reviewRun } from "../../lib/runs/review.ts";
import { ReadQuery, RunId } from "../../lib/runs/run.ts";
import { withdrawApproval } from "../../lib/runs/withdraw-approval.ts";
import { meantAs } from "../../lib/text/nearest.ts";
import { AssetType, Channel } from "../../lib/vocab.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { nextLink } from "../http/next-link.ts";
import { query } from "../http/query.ts";
import { body, params } from "../http/validate.ts";

export const runs = new Hono<AppEnv>()
  .post("/generate", requireKey, body(GenerateInput, assetTypeFirst), (c) =>
    answer(c, generate, c.req.valid("json"), { status: 202, dryRun: true, once: true }),
  )
  .get("/runs", requireKey, query(ListInput), (c) =>
    answer(c, listRuns, c.req.valid("query"), {
      field: "runs",
      headers: { Link: ({ next }) => nextLink(c.req.url, next) },
    }),
  )
  .get("/runs/:run_id", requireKey, params(RunId), query(ReadQuery), (c) =>
    answer(c, getRun, { ...c.req.valid("param"), ...c.req.valid("query") }),
  )
  .post("/runs/:run_id/cancel", requireKey, params(RunId), (c) => answer(c, cancelRun, c.req.valid("param")))
  .post("/runs/:run_id/rerender", requireKey, params(RunId), body(RerenderBody), (c) =>
    answer(c, rerenderRun, { ...c.req.valid("param"), ...c.req.valid("json") }, { status: 202, once: true }),
  )
  .post("/runs/:run_id/retry", requireKey, params(RunId), (c) =>
    answer(c, retryRun, c.req.valid("param"), { status: 202, once: true }),
  )
  .post("/runs/:run_id/review", requireKey, params(RunId), body(ReviewBody), (c) =>
    answer(c, reviewRun, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .post("/runs/:run_id/approve-channel", requireKey, params(RunId), body(ChannelBody), (c) =>
    answer(c, approveChannel, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .post("/runs/:run_id/withdraw-approval", requireKey, params(RunId), (c) =>
    answer(c, withdrawApproval, c.req.valid("param")),
  )
  .delete("/runs/:run_id", requireKey, params(RunId), (c) => answer(c, deleteRun, c.req.valid("param")));

/** The other fields that are refused once the asset type is known, so that one answer is enough. */
function alsoWrong(value: unknown): string {
  const result = GenerateInput.safeParse(
    { ...Object(value), asset_type: AssetType.options[0] },
    { error: plainWords },
  );
  const seen = new Map(result.error?.issues.map(({ path, message }) => [path.join("."), message]));
  // The guards judge a channel, and are not asked here.
  const { channel } = Object(value);
  if (
    typeof channel === "string" &&
    channel !== "x" &&
    !Channel.safeParse(channel).success &&
    !seen.has("channel")
  )
    seen.set("channel", notAChannel(channel.slice(0, 60)));
  const named = [...seen].slice(0, MOST_NAMED).map(([path, message]) => `${path || "body"}: ${message}`);
  return named.length > 0 ? ` Also wrong: ${named.join(" ")}` : "";
}
const MOST_NAMED = 5;

/** A name that is right but for its capital letters. */
const caseSlip = (type: string) =>
  AssetType.safeParse(type.toLowerCase()).success ? ` Did you mean "${type.toLowerCase()}"?` : "";

/** Refuses an unknown asset type with 400, before any other problem of the body. */
function assetTypeFirst(value: unknown): Refusal | undefined {
  const type = (value as { asset_type?: unknown } | null)?.asset_type;
  if (typeof type !== "string" || AssetType.safeParse(type).success) return undefined;
  const message = `"${type.slice(0, 60)}" is not an asset type.`;
  const meant = meantAs(type.toLowerCase(), AssetType.options) || caseSlip(type);
  const hint = `Use one of: ${AssetType.options.join(", ")}.${meant}${alsoWrong(value)}`;
  return new Refusal("unsupported_asset_type", message, { param: "asset_type", hint, retryable: false });
}
