import type { PGlite } from "@electric-sql/pglite";
import type { Answer, Session, Sessions, Statement } from "./session.ts";
import { turns } from "./turns.ts";
import { pipeline, readPipeline, simple } from "./wire.ts";

/** The time in which one caller has the database to itself. */
export type Turn = {
  /** Changes whenever settings, prepared statements and temporary tables were wiped. */
  epoch: number;
  exchange(bytes: Uint8Array): Promise<Buffer>;
  /** `dirty` says that something was left behind that the next caller must not see. */
  end(dirty: boolean): void;
};

export type Embedded = Sessions & { take(user: object): Promise<Turn> };

/** COPY waits for a stream PGlite never gets, until memory is full. */
export const isCopy = (query: string): boolean => /^\s*copy\b/i.test(query);
const copyRefused = () =>
  Object.assign(new Error("COPY is not supported"), { severity: "ERROR", code: "0A000" });

/** PGlite is one PostgreSQL session. Everyone who talks to it takes turns and finds it as if it were their own. */
export function embedded(opening: Promise<PGlite>): Embedded {
  const queue = turns();
  let last: object | undefined;
  let dirty = false;
  let epoch = 0;

  async function wipe(db: PGlite) {
    await db.execProtocolRaw(simple("DISCARD ALL"));
    dirty = false;
    epoch++;
  }

  async function take(user: object): Promise<Turn> {
    const db = await opening;
    const next = await queue.next();
    if (dirty && last !== user) {
      await wipe(db).catch((error) => {
        next();
        throw error;
      });
    }
    last = user;
    return {
      epoch,
      exchange: async (bytes) => Buffer.from(await db.execProtocolRaw(bytes)),
      end(left) {
        dirty ||= left;
        next();
      },
    };
  }

  return { take, connect: async () => session(await opening, await take({})) };
}

/** Statements that leave nothing behind in the session, so that cleaning up after them can be saved. */
const PLAIN = new Set(["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "BEGIN", "COMMIT", "ROLLBACK"]);
const leavesTraces = ({ command }: Answer) => !PLAIN.has(command);
/** A SELECT can change the session too. */
const reachesForSession = ({ query }: Statement) => /set_config|advisory_lock/i.test(query);

function session(db: PGlite, turn: Turn): Session {
  let idle = true;
  let dirty = false;
  return {
    async run(statements) {
      if (statements.some(({ query }) => isCopy(query))) throw copyRefused();
      const { messages } = await db.execProtocol(pipeline(statements), { throwOnError: false });
      const reply = readPipeline(messages);
      idle = reply.idle;
      dirty ||= reply.answers.some(leavesTraces) || statements.some(reachesForSession);
      if (reply.error) throw reply.error;
      return reply.answers;
    },
    async release() {
      if (!idle) await db.execProtocolRaw(simple("ROLLBACK"));
      turn.end(dirty);
    },
  };
}
