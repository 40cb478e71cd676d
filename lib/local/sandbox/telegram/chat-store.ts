import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile, writeFileDurably } from "../json-file.ts";
import type { Outgoing } from "../payment-store.ts";

type ChatFile = { id: string; kind: "photo" | "video"; mimeType: string };
export type ChatEntry = {
  id: number;
  from: "bot" | "you";
  /** Unix seconds. */
  at: number;
  text: string;
  files: ChatFile[];
};

type ChatContent = {
  port: number;
  /** Whether the person has pressed Start, and whether they have blocked the bot since. */
  started: boolean;
  blocked: boolean;
  nextId: number;
  nextUpdate: number;
  log: ChatEntry[];
  outgoing: Outgoing[];
};

export type ChatStore = {
  content: ChatContent;
  save(): void;
  keepFile(id: string, bytes: Uint8Array): void;
  readFile(id: string): Uint8Array | undefined;
};

/** Older messages are forgotten, and their files with them. */
const MOST_ENTRIES = 100;

/** The state of the chat sandbox. With a folder it survives a crash of this process. */
export function openChatStore(folder?: string): ChatStore {
  const journal = folder && join(folder, "telegram.json");
  const media = folder && join(folder, "telegram");
  const inMemory = new Map<string, Uint8Array>();
  if (media) mkdirSync(media, { recursive: true });
  const content: ChatContent = {
    port: 0,
    started: false,
    blocked: false,
    nextId: 1,
    nextUpdate: 1,
    log: [],
    outgoing: [],
    ...readJsonFile<ChatContent>(journal),
  };
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
      if (journal) writeFileDurably(journal, JSON.stringify(content));
    },
    keepFile(id, bytes) {
      if (media) writeFileSync(join(media, id), bytes, { mode: 0o600 });
      else inMemory.set(id, bytes);
    },
    readFile(id) {
      const known = content.log.some(({ files }) => files.some((file) => file.id === id));
      if (!known) return undefined;
      return media ? readFileSync(join(media, id)) : inMemory.get(id);
    },
  };
}
