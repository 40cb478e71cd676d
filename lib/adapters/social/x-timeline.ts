import * as z from "zod/v4";
import type { Work } from "../../core/network.ts";
import type { Wire } from "./http.ts";
import { ask } from "./x-calls.ts";

/** X's clock and ours need not agree. */
const SLACK_MS = 2 * 60_000;
const NEWEST = 20;

const Link = z.object({ url: z.string(), expanded_url: z.string().optional() });
const Entities = z.object({ urls: z.array(Link).optional() });
const Post = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string().optional(),
  entities: Entities.optional(),
  /** A long post whole; `text` holds its beginning. */
  note_tweet: z.object({ text: z.string(), entities: Entities.optional() }).optional(),
});
const Timeline = z.object({
  data: z.array(Post).default([]),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});
type Post = z.infer<typeof Post>;

/**
 * x.md, Idempotency (a): the account's own post of this text since then. Null: there is none; undefined: there are more
 * posts than were read.
 */
export async function findPost(wire: Wire, work: Work, since: number): Promise<string | null | undefined> {
  const query = new URLSearchParams({
    max_results: String(NEWEST),
    "tweet.fields": "created_at,entities,note_tweet",
    start_time: new Date(since - SLACK_MS).toISOString(),
  });
  const path = `/2/users/${encodeURIComponent(work.account.externalId)}/tweets?${query}`;
  const { data, meta } = await ask(wire, work.account, { path }, Timeline);
  const wanted = plain(work.content.text);
  const isOurs = (post: Post) =>
    Date.parse(post.created_at ?? "") >= since - SLACK_MS && plain(shownText(post)) === wanted;
  return data.find(isOurs)?.id ?? (meta?.next_token ? undefined : null);
}

const NAMED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const MEDIA_LINK = /\/status\/\d+\/(?:photo|video)\/\d+$/;
const SHORT_LINK = /https:\/\/t\.co\/\w+/g;

/** X escapes three characters, shortens every link and appends one for the media: back to what was written. */
function shownText({ text, entities, note_tweet }: Post): string {
  const links = note_tweet?.entities?.urls ?? entities?.urls ?? [];
  const full = new Map(links.map(({ url, expanded_url }) => [url, expanded_url ?? url]));
  return (note_tweet?.text ?? text)
    .replace(/&(?:amp|lt|gt);/g, (name) => NAMED[name] ?? name)
    .replace(SHORT_LINK, (url) => {
      const meant = full.get(url) ?? url;
      return MEDIA_LINK.test(meant) ? "" : meant;
    })
    .replace(/\s+https:\/\/t\.co\/\w+$/, "");
}

/** What stays of a text when a platform has tidied it: links get a scheme or a slash, blanks become one. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/https?:\/\//g, "")
    .replace(/\/(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
