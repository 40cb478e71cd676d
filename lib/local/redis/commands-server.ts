import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { OK, type Reply, refuse, SYNTAX, wrongArity } from "./reply.ts";

/** The version whose behaviour the engine follows. */
const VERSION = "7.0.15";

function ping(_: Keyspace, message?: string, ...rest: string[]): Reply {
  if (rest.length) refuse(wrongArity("ping"));
  return message ?? { ok: "PONG" };
}

function flush(space: Keyspace, mode?: string, ...rest: string[]): Reply {
  const known = mode === undefined || ["ASYNC", "SYNC"].includes(mode.toUpperCase());
  if (!known || rest.length) refuse(SYNTAX);
  space.change(["flush"]);
  return OK;
}

function time(space: Keyspace): Reply {
  const now = space.now();
  return [String(Math.floor(now / 1000)), String((now % 1000) * 1000)];
}

const size = (space: Keyspace) => [...space.entries()].length;

function info(space: Keyspace): Reply {
  const lines = ["# Server", `redis_version:${VERSION}`, "redis_mode:standalone", "", "# Keyspace"];
  return [...lines, `db0:keys=${size(space)}`, ""].join("\r\n");
}

export const serverCommands: Commands = {
  ping: reads(-1, ping),
  echo: reads(2, (_, message: string) => message),
  time: reads(1, time),
  dbsize: reads(1, size),
  info: reads(-1, info),
  flushdb: writes(-1, flush),
  flushall: writes(-1, flush),
  // Nobody can subscribe over this wire, so a message always reaches zero listeners.
  publish: reads(3, () => 0),
};
