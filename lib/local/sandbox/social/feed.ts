import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile, writeFileDurably } from "../json-file.ts";
import type { Platform } from "./networks.ts";

export type ShownMedia = { id: string; mimeType: string; width: number; height: number; altText: string };
export type Figures = { impressions: number; likes: number; comments: number; shares: number };
/** A post as it was published. */
export type ShownPost = {
  id: string;
  /** The publisher's idempotency token: a second request with it returns this post. */
  token: string;
  platform: Platform;
  account: { id: string; handle: string };
  text: string;
  title: string;
  media: ShownMedia[];
  /** ISO 8601. */
  at: string;
  /** Impressions and button presses counted on the sandbox's pages. */
  figures: Figures;
};

type FeedContent = { port: number; posts: ShownPost[] };

export type Feed = {
  content: FeedContent;
  save(): void;
  /** Posts of a network, newest first. */
  of(platform: Platform): ShownPost[];
  find(id: string): ShownPost | undefined;
  keepFile(id: string, bytes: Uint8Array): void;
  file(id: string): Uint8Array | undefined;
};

/** The state of the social sandbox. With a folder it survives a crash of this process. */
export function openFeed(folder?: string): Feed {
  const file = folder && join(folder, "posts.json");
  const inMemory = new Map<string, Uint8Array>();
  if (folder) mkdirSync(folder, { recursive: true });
  const content: FeedContent = { port: 0, posts: [], ...readJsonFile<FeedContent>(file) };
  return {
    content,
    save() {
      if (file) writeFileDurably(file, JSON.stringify(content));
    },
    of: (platform) => content.posts.filter((post) => post.platform === platform).reverse(),
    find: (id) => content.posts.find((post) => post.id === id),
    keepFile(id, bytes) {
      if (folder) writeFileDurably(join(folder, id), bytes);
      else inMemory.set(id, bytes);
    },
    file: (id) => (folder ? readBytes(join(folder, id)) : inMemory.get(id)),
  };
}

function readBytes(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
