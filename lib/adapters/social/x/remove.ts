import * as z from "zod/v4";
import { type Credentials, NetworkFailure, type Removal } from "../../../core/network.ts";
import { type HttpDeps, parseJson, sourceText } from "../http.ts";
import { failureOf, send } from "./client.ts";

const Deleted = z.object({ data: z.object({ deleted: z.boolean() }) });

/** Takes a post of the account down; see functions/docs/vendors/x.md. */
export async function remove(deps: HttpDeps, account: Credentials, id: string): Promise<Removal> {
  const response = await send(deps, account, {
    method: "DELETE",
    path: `/2/tweets/${encodeURIComponent(id)}`,
  });
  if (response.status === 404) return "absent";
  const answer = response.status === 200 ? parseJson(response, Deleted) : undefined;
  if (!answer) throw failureOf(response, deps.now());
  if (answer.data.deleted) return "removed";
  throw new NetworkFailure("content_rejected", "X did not take the post down.", {
    source: sourceText("X", response.status, "deleted: false"),
    fix: "Remove it on X.",
  });
}
