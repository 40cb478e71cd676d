import { protocol } from "@electric-sql/pglite";
import { type Embedded, isCopy, type Turn } from "./embedded.ts";
import { fatal, frameLength, lastStatus, simple, typeOf } from "./wire.ts";

const { serialize } = protocol;

/** After these the client waits for an answer: Sync, Query, Flush. */
const ENDS_CYCLE = new Set(["S", "Q", "H"]);

/**
 * One client's side of the shared session, after the greeting. It holds the turn from the first message until
 * PostgreSQL is ready and outside a transaction.
 */
export function conversation(database: Embedded, say: (replies: Buffer) => void) {
  const me = {};
  const statements = namedStatements();
  let rest: Buffer = Buffer.alloc(0);
  let turn: Turn | undefined;
  let epoch: number | undefined;
  let hungUp = false;

  async function takeTurn(): Promise<Turn> {
    const mine = await database.take(me);
    if (epoch !== mine.epoch) await statements.restore(mine);
    epoch = mine.epoch;
    return mine;
  }

  async function runCycle(frames: Buffer[]) {
    turn ??= await takeTurn();
    if (hungUp) return;
    statements.note(frames);
    const replies = await turn.exchange(Buffer.concat(frames));
    if (lastStatus(replies) === "I") endTurn();
    say(replies);
  }

  function endTurn() {
    turn?.end(true);
    turn = undefined;
  }

  return {
    /** Runs what has arrived completely. Returns "bye" once the client has said so. */
    async take(bytes: Buffer): Promise<"bye" | undefined> {
      const { frames, rest: incomplete } = split(Buffer.concat([rest, bytes]));
      rest = incomplete;
      for (const cycle of cycles(frames)) {
        if (typeOf(cycle[0] ?? rest) === "X") return "bye";
        if (cycle.some(startsCopy)) {
          say(fatal("0A000", "COPY is not supported"));
          return "bye";
        }
        await runCycle(cycle);
      }
    },
    /** Whether nobody else can use the database until this client goes on. */
    holdsTurn: () => turn !== undefined,
    /** From now on nothing is run for this client. */
    hangUp() {
      hungUp = true;
    },
    /** Undoes what was left open. */
    async finish() {
      await turn?.exchange(Buffer.concat([serialize.sync(), simple("ROLLBACK")]));
      endTurn();
    },
  };
}

function startsCopy(frame: Buffer): boolean {
  if (typeOf(frame) === "Q") return isCopy(textAt(frame, 5));
  return typeOf(frame) === "P" && isCopy(textAt(frame, frame.indexOf(0, 5) + 1));
}

/** A zero-terminated string. */
const textAt = (frame: Buffer, start: number) => frame.toString("utf8", start, frame.indexOf(0, start));

function split(bytes: Buffer) {
  const frames: Buffer[] = [];
  let at = 0;
  for (let length = frameLength(bytes, at); length !== undefined; length = frameLength(bytes, at)) {
    frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  return { frames, rest: bytes.subarray(at) };
}

function cycles(frames: Buffer[]): Buffer[][] {
  const all: Buffer[][] = [[]];
  for (const frame of frames) {
    all.at(-1)?.push(frame);
    if (ENDS_CYCLE.has(typeOf(frame))) all.push([]);
  }
  return all.filter(({ length }) => length > 0);
}

/** Prepared statements by name, remembered to be prepared again after someone else's turn wiped the session. */
function namedStatements() {
  const known = new Map<string, Buffer>();
  return {
    note(frames: Buffer[]) {
      for (const frame of frames) {
        const type = typeOf(frame);
        if (type === "P" && frame[5] !== 0) known.set(textAt(frame, 5), frame);
        if (type === "C" && frame[5] === STATEMENT) known.delete(textAt(frame, 6));
      }
    },
    async restore(turn: Turn) {
      for (const frame of known.values()) await turn.exchange(Buffer.concat([frame, serialize.sync()]));
    },
  };
}
const STATEMENT = "S".charCodeAt(0);
