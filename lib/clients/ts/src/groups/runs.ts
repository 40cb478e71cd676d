import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Trial } from "../trial.ts";
import type { Answer, AnswerWith, Body, Item, Query, Schemas } from "../types.ts";
import { type WaitOptions, waitUntilOver } from "../wait.ts";

type Post = Schemas["Post"];
export type RunRecord = Schemas["Run"];
type Reading = Omit<Query<"get_run">, "wait"> & {
  /** Seconds to wait for the end, 0 to 30. */
  wait?: number;
};

const to = (id: string, verb: string) => at`/runs/${id}/${verb}`;

/** Runs: one brief each, and what was made of it. */
export function runsOf(api: Api) {
  type Wish = Body<"generate">;
  const generate: Trial<Wish, Schemas["DryRun"], AnswerWith<"generate", 202>> = (
    body: Wish,
    options?: CallOptions,
  ) => api.create<never>(at`/generate`, options, body);
  const post: Trial<Body<"post_run">, Schemas["PostDryRun"], Post, [id: string]> = (
    id: string,
    body: Body<"post_run">,
    options?: CallOptions,
  ) => api.create<never>(to(id, "post"), options, body);
  const schedule: Trial<Body<"schedule_post">, Schemas["PostDryRun"], Post, [id: string]> = (
    id: string,
    body: Body<"schedule_post">,
    options?: CallOptions,
  ) => api.create<never>(to(id, "schedule"), options, body);
  const get = (id: string, query: Reading = {}, options?: CallOptions): Promise<RunRecord> =>
    api.get(at`/runs/${id}`, options, query, (query.wait ?? 0) * 1000);
  /** Resolves with the run once it has succeeded or failed: look at its `status`. */
  const wait = (id: string, options: WaitOptions<RunRecord> = {}): Promise<RunRecord> =>
    waitUntilOver({
      ...options,
      read: (seconds, own) => get(id, { wait: seconds }, own),
      isOver: ({ status }) => status === "succeeded" || status === "failed",
    });
  return {
    /** Starts a run. With `dry_run: true` it answers the cost and starts nothing. */
    generate,
    get,
    wait,
    /** Starts a run and waits until it has succeeded or failed. */
    async generateAndWait(
      body: Wish & { dry_run?: false },
      options: CallOptions & WaitOptions<RunRecord> = {},
    ): Promise<RunRecord> {
      const { onProgress, timeoutMs, ...rest } = options;
      const { id } = await generate(body, rest);
      return wait(id, options);
    },
    /** Runs, newest first. */
    list: (query?: Query<"list_runs">, options?: CallOptions): Pages<Item<"list_runs">> =>
      new Pages(api, at`/runs`, query, options),
    cancel: (id: string, options?: CallOptions): Promise<RunRecord> => api.act(to(id, "cancel"), options),
    delete: (id: string, options?: CallOptions): Promise<void> => api.remove(at`/runs/${id}`, options),
    /** The same words in another format, theme, template or file type. */
    rerender: (id: string, body: Body<"rerender_run">, options?: CallOptions): Promise<RunRecord> =>
      api.create(to(id, "rerender"), options, body),
    /** Starts a failed or rejected run once more. */
    retry: (id: string, options?: CallOptions): Promise<RunRecord> => api.create(to(id, "retry"), options),
    /** Decides about a run that needs a review. */
    review: (id: string, body: Body<"review_run">, options?: CallOptions): Promise<RunRecord> =>
      api.act(to(id, "review"), options, body),
    /** Approves what an approved run says on another channel, so that it may be posted there too. */
    approveChannel: (id: string, body: Body<"approve_channel">, options?: CallOptions): Promise<RunRecord> =>
      api.act(to(id, "approve-channel"), options, body),
    /** Takes an approval back while nothing of the run is out. */
    withdrawApproval: (id: string, options?: CallOptions): Promise<RunRecord> =>
      api.act(to(id, "withdraw-approval"), options),
    /** Publishes an approved run. */
    post,
    /** Publishes an approved run later. */
    schedule,
    /** Asks what a brief leaves open. */
    clarify: (body: Body<"clarify_brief">, options?: CallOptions): Promise<Answer<"clarify_brief">> =>
      api.ask(at`/clarify`, options, body),
  };
}
