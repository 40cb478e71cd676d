import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/v4";
import { readBytes, replaceFile } from "../../disk/durable.ts";
import { jsonFile } from "../../disk/json-file.ts";
import { type SavedState, savedState } from "../../disk/saved-state.ts";
import { Outgoing } from "../payment-store.ts";

const ChatFile = z.object({ id: z.string(), kind: z.enum(["photo", "video"]), mimeType: z.string() });
const ChatEntry = z.object({
  id: z.number(),
  from: z.enum(["bot", "you"]),
  /** Unix seconds. */
  at: z.number(),
  text: z.string(),
  files: z.array(ChatFile),
});
export type ChatEntry = z.infer<typeof ChatEntry>;

const ChatContent = z.object({
  port: z.int(),
  /** Whether the person has pressed Start, and whether they have blocked the bot since. */
  started: z.boolean(),
  blocked: z.boolean(),
  nextId: z.number(),
  nextUpdate: z.number(),
  log: z.array(ChatEntry),
  outgoing: z.array(Outgoing),
});
type ChatContent = z.infer<typeof ChatContent>;

export type ChatStore = SavedState<ChatContent> & {
  keepFile(id: string, bytes: Uint8Array): void;
  readFile(id: string): Uint8Array | undefined;
};

/** Older messages are forgotten, and their files with them. */
const MOST_ENTRIES = 100;

/** The state of the chat sandbox. With a folder it survives a crash of this process. */
export function openChatStore(folder?: string): ChatStore {
  const path = folder && join(folder, "telegram.json");
  const media = folder && join(folder, "telegram");
  const inMemory = new Map<string, Uint8Array>();
  if (media) mkdirSync(media, { recursive: true });
  const file = jsonFile({ path, shape: ChatContent, wayOut: "move it away to start with an empty chat" });
  const nothing = { started: false, blocked: false, nextId: 1, nextUpdate: 1, log: [], outgoing: [] };
  const { content, save } = savedState<ChatContent>(file, { port: 0, ...nothing });
  function forget({ files }: ChatEntry) {
    for (const { id } of files) {
      if (media) rmSync(join(media, id), { force: true });
      inMemory.delete(id);
    }
  }
  return {
    content,
    save() {
      for (const entry of content.log.splice(0, content.log.length - MOST_ENTRIES)) forget(entry);
      save();
    },
    keepFile(id, bytes) {
      if (media) replaceFile(join(media, id), [bytes]);
      else inMemory.set(id, bytes);
    },
    readFile(id) {
      const known = content.log.some(({ files }) => files.some((shown) => shown.id === id));
      if (!known) return undefined;
      return media ? readBytes(join(media, id)) : inMemory.get(id);
    },
  };
}
