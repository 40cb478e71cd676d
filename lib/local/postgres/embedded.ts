import type { PGlite } from "@electric-sql/pglite";
import { pipeline, readPipeline, simple } from "./pipeline.ts";
import type { PgSession, QueryAnswer, Sessions, Statement } from "./session.ts";
import { turns } from "./turns.ts";

/** COPY waits for a stream that PGlite never receives, until memory is full. */
const isCopy = ({ query }: Statement): boolean => /^\s*copy\b/i.test(query);
const copyRefused = () =>
  Object.assign(new Error("COPY is not supported"), { severity: "ERROR", code: "0A000" });

/** PGlite is one PostgreSQL session. Callers take turns, and each finds the session as if it were its own. */
export function embedded(opening: Promise<PGlite>): Sessions {
  const queue = turns();
  let dirty = false;

  return {
    async connect() {
      const db = await opening;
      const endTurn = await queue.next();
      if (dirty) {
        await db.execProtocolRaw(simple("DISCARD ALL")).catch((error) => {
          endTurn();
          throw error;
        });
        dirty = false;
      }
      return session(db, (left) => {
        dirty ||= left;
        endTurn();
      });
    },
  };
}

/** Statements that leave no state in the session, so that the session needs no reset after them. */
const PLAIN = new Set(["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "BEGIN", "COMMIT", "ROLLBACK"]);
const leavesTraces = ({ command }: QueryAnswer) => !PLAIN.has(command);
/** A SELECT can change the session too. */
const reachesForSession = ({ query }: Statement) => /set_config|advisory_lock/i.test(query);

/** `release` takes whether something was left behind that the next caller must not see. */
function session(db: PGlite, release: (dirty: boolean) => void): PgSession {
  let idle = true;
  let dirty = false;
  return {
    async run(statements) {
      if (statements.some(isCopy)) throw copyRefused();
      const { messages } = await db.execProtocol(pipeline(statements), { throwOnError: false });
      const reply = readPipeline(messages);
      idle = reply.idle;
      dirty ||= reply.answers.some(leavesTraces) || statements.some(reachesForSession);
      if (reply.error) throw reply.error;
      return reply.answers;
    },
    async release() {
      if (!idle) await db.execProtocolRaw(simple("ROLLBACK"));
      release(dirty);
    },
  };
}
