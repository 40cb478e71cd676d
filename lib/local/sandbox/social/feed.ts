import { mkdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/v4";
import { readBytes, replaceFile } from "../../disk/durable.ts";
import { jsonFile } from "../../disk/json-file.ts";
import { type SavedState, savedState } from "../../disk/saved-state.ts";
import { isPlatform, type Platform } from "./networks.ts";

const ShownMedia = z.object({
  id: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
  altText: z.string(),
});
export type ShownMedia = z.infer<typeof ShownMedia>;

const Figures = z.object({
  impressions: z.number(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
});
export type Figures = z.infer<typeof Figures>;

/** A post as it was published. */
const ShownPost = z.object({
  id: z.string(),
  /** The publisher's idempotency token: a second request with it returns this post. */
  token: z.string(),
  platform: z.custom<Platform>((name) => isPlatform(String(name))),
  account: z.object({ id: z.string(), handle: z.string() }),
  text: z.string(),
  title: z.string(),
  media: z.array(ShownMedia),
  /** ISO 8601. */
  at: z.string(),
  /** Impressions and button presses counted on the sandbox's pages. */
  figures: Figures,
});
export type ShownPost = z.infer<typeof ShownPost>;

const FeedContent = z.object({ port: z.int(), posts: z.array(ShownPost) });
type FeedContent = z.infer<typeof FeedContent>;

export type Feed = SavedState<FeedContent> & {
  /** Posts of a network, newest first. */
  of(platform: Platform): ShownPost[];
  find(id: string): ShownPost | undefined;
  keepFile(id: string, bytes: Uint8Array): void;
  file(id: string): Uint8Array | undefined;
};

/** The state of the social sandbox. With a folder it survives a crash of this process. */
export function openFeed(folder?: string): Feed {
  const path = folder && join(folder, "posts.json");
  const inMemory = new Map<string, Uint8Array>();
  if (folder) mkdirSync(folder, { recursive: true });
  const file = jsonFile({ path, shape: FeedContent, wayOut: "move it away to start without posts" });
  const { content, save } = savedState<FeedContent>(file, { port: 0, posts: [] });
  return {
    content,
    save,
    of: (platform) => content.posts.filter((post) => post.platform === platform).reverse(),
    find: (id) => content.posts.find((post) => post.id === id),
    keepFile(id, bytes) {
      if (folder) replaceFile(join(folder, id), [bytes]);
      else inMemory.set(id, bytes);
    },
    file: (id) => (folder ? readBytes(join(folder, id)) : inMemory.get(id)),
  };
}
