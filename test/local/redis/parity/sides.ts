import { createEngine } from "../../../../lib/local/redis/engine.ts";
import { startLua } from "../../../../lib/local/redis/lua.ts";
import { ReplyError } from "../../../../lib/local/redis/reply.ts";
import { emptyStore } from "../../../../lib/local/redis/values.ts";
import { fromClient, fromReply, type Outcome } from "./outcome.ts";

/** One of the two Redises that are compared. */
export type Side = {
  /** Runs commands one after another; words are bytes. */
  run(commands: string[][]): Promise<Outcome[]>;
  /** Empties the database. */
  reset(): Promise<unknown>;
  close(): Promise<void>;
};

/** Ours, without wire and journal. */
export async function engineSide(): Promise<Side> {
  const lua = await startLua();
  const open = () => createEngine({ store: emptyStore(), lua, now: Date.now, commit: () => {} });
  let engine = open();
  const one = (words: string[]): Outcome => {
    try {
      return fromReply(engine.execute(words));
    } catch (error) {
      if (error instanceof ReplyError) return { error: error.message };
      throw error;
    }
  };
  return {
    run: async (commands) => commands.map(one),
    reset: async () => {
      engine = open();
    },
    close: async () => lua.close(),
  };
}

/** A database of a real server, emptied at the start and at the end. The URL names no database. */
export async function serverSide(url: string, db: number): Promise<Side> {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, { db, stringNumbers: true, retryStrategy: () => null });
  await client.flushdb();
  return {
    async run(commands) {
      const pipeline = client.pipeline();
      for (const [name = "", ...args] of commands) {
        pipeline.callBuffer(name, ...args.map((arg) => Buffer.from(arg, "latin1")));
      }
      const results = await pipeline.exec();
      return (results ?? []).map(([error, value]) => fromClient(error ?? value));
    },
    reset: () => client.flushdb(),
    async close() {
      await client.flushdb();
      client.disconnect();
    },
  };
}
