import * as z from "zod/v4";
import { ASSET_TYPES } from "../../lib/asset-types.ts";
import { listMedia } from "../../lib/brand/media.ts";
import { listPeople } from "../../lib/brand/people.ts";
import { listProductScreens } from "../../lib/brand/product-screens.ts";
import type { createCampaign } from "../../lib/posts/campaign.ts";
import { PostDryRun } from "../../lib/posts/dry-run.ts";
import { listPosts } from "../../lib/posts/list.ts";
import { Post } from "../../lib/posts/post.ts";
import { own } from "../../lib/text/own.ts";
import { listBrandVideos } from "../../lib/uploads/videos/brand-videos.ts";
import { AssetType, Channel, MediaKind, Platform, PostStatus, RunStatus } from "../../lib/vocab.ts";
import type { ToolFields } from "./tool.ts";

const limit = (what: string) =>
  z.int().min(1).max(100).default(20).describe(`${what} on a page: 1 to 100, by default 20.`);
const offset = (what: string) =>
  z.int().min(0).max(1_000_000).default(0).describe(`${what} to skip, newest first; by default 0.`);

/** Arguments of the tools whose operations read query strings. */
export const ListMedia = z.strictObject({
  kind: MediaKind.optional().meta({ description: "Only uploads of this kind.", examples: ["logo"] }),
  limit: limit("Uploads"),
  offset: offset("Uploads"),
});

export const ListPosts = z.strictObject({
  status: z
    .array(PostStatus)
    .min(1)
    .optional()
    .meta({ description: "Only posts in one of these states.", examples: [["scheduled", "publishing"]] }),
  platform: Platform.optional().meta({ description: "Only posts on this network.", examples: ["linkedin"] }),
  run_id: z.guid().optional().meta({ description: "Only posts of this run." }),
  campaign_id: z.guid().optional().meta({
    description: "Only posts of this campaign: the id that create_campaign answered.",
  }),
  limit: limit("Posts"),
  offset: offset("Posts"),
});

/** Where a run can be read once it has been started. */
const runUri = (id: string) => `brandrun://runs/${id}`;

/** Results of the operations that answer a list. */
export const Screens = z.object({ screens: listProductScreens.output });
export const People = z.object({ people: listPeople.output });
export const Media = z.object({ media: listMedia.output });
export const Videos = z.object({ videos: listBrandVideos.output });
export const Posts = z.object({ posts: listPosts.output });

const prices = Object.entries(ASSET_TYPES).map(([type, { credits }]) => `${type} ${credits}`);

/** What an agent has to know about making content. */
export const CAMPAIGN = `Makes content: one brief becomes a run for every channel, asset type and time, so channels × asset_types × times, at most 100. Use it for a single post too. Credits for each run: ${prices.join(", ")}; send dry_run: true first to learn the cost. With scheduled_at (one time or up to 30, such as 2027-03-01T09:00:00+01:00) each run is published by itself at its time, if it is approved; do not call schedule_post then. Every time gets words of its own from the same brief: for posts about different things make one campaign each. Without scheduled_at nothing is published. Put facts, names and numbers into the brief; it makes none up. Next: read brandrun://runs/{id} until it has succeeded, or list_posts with campaign_id.`;

const Started = z.object({
  run_id: z.guid(),
  channel: Channel,
  asset_type: AssetType,
  status: RunStatus,
  scheduled_at: z.string().nullable(),
  /** The platform that it is published on, when it has a time. */
  platform: Platform.nullable(),
  resource: z.string(),
});

/** What a dry run adds to a result, in place of the record. */
const dry = { dry_run: z.boolean().optional(), accepted: z.boolean().optional() };

export const StartedCampaign = z.object({
  id: z.guid().optional(),
  name: z.string().optional(),
  runs: z.array(Started).optional(),
  ...dry,
  cost: z.record(z.string(), z.unknown()).optional(),
  remaining: z.record(z.string(), z.unknown()).optional(),
});

type CampaignAnswer = Awaited<ReturnType<typeof createCampaign>>;
/** A post, or what it would be. */
export const ScheduledPost = z.object({ ...PostDryRun.partial().shape, ...Post.partial().shape });

/** A new campaign without the fields of its runs that are still empty. */
export function toStartedCampaign(answer: CampaignAnswer): ToolFields {
  if (!("id" in answer)) return answer;
  const { id, name, runs, drops } = answer;
  const platforms = new Map(drops.map(({ run_id, platform }) => [run_id, platform]));
  const started = runs.map((run) => ({
    run_id: run.id,
    channel: run.channel,
    asset_type: run.asset_type,
    status: run.status,
    scheduled_at: run.scheduled_at,
    platform: platforms.get(run.id) ?? null,
    resource: runUri(run.id),
  }));
  return { id, name, runs: started };
}

export function sayCampaign({ dry_run, runs }: ToolFields): string {
  if (dry_run) return "Nothing was started. The result says what it would cost.";
  const started = Array.isArray(runs) ? runs.length : 0;
  return `${started === 1 ? "1 run has" : `${started} runs have`} started. Read the resource of each until its status is succeeded or failed.`;
}

export const sayPost = ({ dry_run, status }: ToolFields): string =>
  dry_run
    ? "Nothing was scheduled. The result says what would be posted."
    : `The post is ${status}. list_posts shows it.`;

/** A field that is a text, or nothing. */
export const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The pictures of a list of records. */
export const pictures = (records: unknown, field: string): (string | undefined)[] =>
  Array.isArray(records) ? records.map((record: ToolFields) => text(own(record, field))) : [];

/** Candidates are what a person chooses from; without any the poses are shown. */
export const mascotPictures = ({ candidates, poses }: ToolFields): (string | undefined)[] => {
  const drafted = pictures(candidates, "image_url");
  return drafted.length > 0 ? drafted : pictures(poses, "image_url");
};

/** The answer of a deletion, which has no body over HTTP. */
export const Deleted = z.object({ deleted: z.array(z.guid()) });
export const deletedBy = (field: string) => (_answer: null, args: ToolFields) => ({
  deleted: [own(args, field)],
});
