import type { PGlite } from "@electric-sql/pglite";
import { fatal, frameLength, serverMessage, typeOf } from "./wire.ts";

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;

type Asking = "opening" | "login";
type State = Asking | "in" | "refused";
type GreeterOptions = { password: string; welcome: Buffer; say(bytes: Buffer): void };

/**
 * The opening of a PostgreSQL connection, with the password in clear as Neon's driver sends it through its tunnel.
 * Returns a function that takes bytes and gives back those that belong to what follows.
 */
export function greeter({ password, welcome, say }: GreeterOptions) {
  let state: State = "opening";
  let pending: Buffer = Buffer.alloc(0);

  const steps: Record<Asking, (message: Buffer) => State> = {
    opening(message) {
      const code = message.readInt32BE(4);
      if (code === CANCEL_REQUEST) return "refused";
      say(code === SSL_REQUEST ? Buffer.from("N") : serverMessage("R", ASK_PASSWORD));
      return code === SSL_REQUEST ? "opening" : "login";
    },
    login(message) {
      const isRight = typeOf(message) === "p" && message.toString("utf8", 5, message.length - 1) === password;
      say(isRight ? welcome : fatal("28P01", "password authentication failed"));
      return isRight ? "in" : "refused";
    },
  };

  function cut(length: number): Buffer {
    const message = pending.subarray(0, length);
    pending = pending.subarray(length);
    return message;
  }

  return (bytes: Buffer): { state: State; rest: Buffer } => {
    pending = Buffer.concat([pending, bytes]);
    while (state === "opening" || state === "login") {
      const length = state === "opening" ? openingLength(pending) : frameLength(pending, 0);
      if (length === undefined) break;
      state = steps[state](cut(length));
    }
    return { state, rest: cut(state === "in" ? pending.length : 0) };
  };
}

/** The first message of a connection has no type letter. */
function openingLength(bytes: Buffer): number | undefined {
  if (bytes.length < 8) return undefined;
  const length = bytes.readInt32BE(0);
  return bytes.length < length ? undefined : length;
}

/** What a server says once the client is in: its settings, a key nobody can cancel with, and that it is ready. */
export async function welcomeFrom(db: PGlite): Promise<Buffer> {
  const { rows } = await db.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1)",
    [REPORTED],
  );
  return Buffer.concat([
    serverMessage("R", int32(0)),
    ...rows.map(({ name, setting }) => serverMessage("S", `${name}\0${setting}\0`)),
    serverMessage("K", int32(1), int32(1)),
    serverMessage("Z", "I"),
  ]);
}

const REPORTED = [
  "server_version",
  "server_encoding",
  "client_encoding",
  "DateStyle",
  "IntervalStyle",
  "TimeZone",
  "integer_datetimes",
  "standard_conforming_strings",
];

function int32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** AuthenticationCleartextPassword. */
const ASK_PASSWORD = int32(3);
