import * as z from "zod/v4";
import type { Work } from "../../../core/network.ts";
import { own } from "../../../text/own.ts";
import type { HttpDeps } from "../http.ts";
import { requestJson } from "./client.ts";

/** X's clock may differ from ours by this much. */
const SLACK_MS = 2 * 60_000;
const NEWEST = 20;

const Link = z.object({ url: z.string(), expanded_url: z.string().optional() });
const Entities = z.object({ urls: z.array(Link).optional() });
const TimelinePost = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string().optional(),
  entities: Entities.optional(),
  /** The whole text of a long post; `text` holds its beginning. */
  note_tweet: z.object({ text: z.string(), entities: Entities.optional() }).optional(),
});
const Timeline = z.object({
  data: z.array(TimelinePost).default([]),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});
type TimelinePost = z.infer<typeof TimelinePost>;

/**
 * The account's own post with this text since that time. Null: none; undefined: there are more posts than
 * were read.
 */
export async function findPost(
  deps: HttpDeps,
  work: Work,
  since: number,
): Promise<string | null | undefined> {
  const query = new URLSearchParams({
    max_results: String(NEWEST),
    "tweet.fields": "created_at,entities,note_tweet",
    start_time: new Date(since - SLACK_MS).toISOString(),
  });
  const path = `/2/users/${encodeURIComponent(work.account.externalId)}/tweets?${query}`;
  const { data, meta } = await requestJson(deps, work.account, { path }, Timeline);
  const wanted = plain(work.content.text);
  const isOurs = (post: TimelinePost) =>
    Date.parse(post.created_at ?? "") >= since - SLACK_MS && plain(shownText(post)) === wanted;
  return data.find(isOurs)?.id ?? (meta?.next_token ? undefined : null);
}

const NAMED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const MEDIA_LINK = /\/status\/\d+\/(?:photo|video)\/\d+$/;
const SHORT_LINK = /https:\/\/t\.co\/\w+/g;

/**
 * The text as it was written: X escapes three characters, shortens every link and appends one for the media.
 */
function shownText({ text, entities, note_tweet }: TimelinePost): string {
  const links = note_tweet?.entities?.urls ?? entities?.urls ?? [];
  const full = new Map(links.map(({ url, expanded_url }) => [url, expanded_url ?? url]));
  return (note_tweet?.text ?? text)
    .replace(/&(?:amp|lt|gt);/g, (name) => own(NAMED, name) ?? name)
    .replace(SHORT_LINK, (url) => {
      const meant = full.get(url) ?? url;
      return MEDIA_LINK.test(meant) ? "" : meant;
    })
    .replace(/\s+https:\/\/t\.co\/\w+$/, "");
}

/** A text as platforms tidy it: links get a scheme or a slash, blanks become one. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/https?:\/\//g, "")
    .replace(/\/(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
