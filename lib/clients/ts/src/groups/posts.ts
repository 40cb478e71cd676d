import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Trial } from "../trial.ts";
import type { Answer, Body, Item, Query, Schemas } from "../types.ts";
import { recordOf } from "./record.ts";

type Post = Schemas["Post"];
type CampaignInFull = Schemas["CampaignInFull"];

/** Posts on the networks. `runs.post` and `runs.schedule` make them. */
export function postsOf(api: Api) {
  return {
    /** `update` gives a scheduled post another time or text. */
    ...recordOf<Post, Body<"reschedule_post">>(api, "posts"),
    list: (query?: Query<"list_posts">, options?: CallOptions): Pages<Item<"list_posts">> =>
      new Pages(api, at`/posts`, query, options),
    cancel: (id: string, options?: CallOptions): Promise<Post> => api.act(at`/posts/${id}/cancel`, options),
    retry: (id: string, options?: CallOptions): Promise<Post> => api.act(at`/posts/${id}/retry`, options),
    /** Takes a published post down where the network can. */
    remove: (id: string, options?: CallOptions): Promise<Post> => api.remove(at`/posts/${id}`, options),
    /** Results of live posts. */
    performance: (
      query?: Query<"get_performance">,
      options?: CallOptions,
    ): Promise<Answer<"get_performance">> => api.get(at`/performance`, options, query),
  };
}

/** Campaigns: a run for each channel, asset type and time. */
export function campaignsOf(api: Api) {
  type Plan = Body<"create_campaign">;
  const create: Trial<Plan, Schemas["DryRuns"], Schemas["Campaign"]> = (body: Plan, options?: CallOptions) =>
    api.create<never>(at`/campaigns`, options, body);
  return {
    ...recordOf<CampaignInFull, Body<"reschedule_campaign">>(api, "campaigns"),
    create,
    list: (query?: Query<"list_campaigns">, options?: CallOptions): Pages<Item<"list_campaigns">> =>
      new Pages(api, at`/campaigns`, query, options),
    cancel: (id: string, options?: CallOptions): Promise<CampaignInFull> =>
      api.act(at`/campaigns/${id}/cancel`, options),
  };
}
