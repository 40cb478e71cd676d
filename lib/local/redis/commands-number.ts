import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { addDecimals } from "./long-double.ts";
import { bounds, fitsInt64, integerReply, parseBigInteger, parseInteger } from "./numbers.ts";
import { type Reply, refuse } from "./reply.ts";

const MAX_STRING = 512 * 1024 * 1024;
const OVERFLOW = "ERR increment or decrement would overflow";

/** Adds two 64-bit integers. @throws ReplyError when the sum does not fit. */
export function addIntegers(a: bigint, b: bigint): bigint {
  return fitsInt64(a + b) ? a + b : refuse(OVERFLOW);
}

function increase(space: Keyspace, key: string, by: bigint): Reply {
  const sum = addIntegers(parseBigInteger(space.read(key, "string") ?? "0"), by);
  space.change(["edit", key, String(sum)]);
  return integerReply(sum);
}

function decrby(space: Keyspace, key: string, by: string): Reply {
  const amount = -parseBigInteger(by);
  return fitsInt64(amount) ? increase(space, key, amount) : refuse("ERR decrement would overflow");
}

function incrbyfloat(space: Keyspace, key: string, by: string): Reply {
  const sum = addDecimals(space.read(key, "string") ?? "0", by);
  space.change(["edit", key, sum]);
  return sum;
}

function getrange(space: Keyspace, key: string, start: string, stop: string): Reply {
  const [first, last] = [parseInteger(start), parseInteger(stop)];
  const value = space.read(key, "string") ?? "";
  if (first < 0 && last < 0 && first > last) return "";
  // Unlike lists, a stop before the beginning means the first byte here.
  return value.slice(...bounds(first, last < 0 ? Math.max(last, -value.length) : last, value.length));
}

function setrange(space: Keyspace, key: string, at: string, part: string): Reply {
  const offset = parseInteger(at);
  if (offset < 0) refuse("ERR offset is out of range");
  const value = space.read(key, "string");
  if (part === "") return value?.length ?? 0;
  if (offset + part.length > MAX_STRING) {
    refuse("ERR string exceeds maximum allowed size (proto-max-bulk-len)");
  }
  const padded = (value ?? "").padEnd(offset, "\0");
  const edited = padded.slice(0, offset) + part + padded.slice(offset + part.length);
  space.change(["edit", key, edited]);
  return edited.length;
}

export const numberCommands: Commands = {
  incr: writes(2, (space, key: string) => increase(space, key, 1n)),
  decr: writes(2, (space, key: string) => increase(space, key, -1n)),
  incrby: writes(3, (space, key: string, by: string) => increase(space, key, parseBigInteger(by))),
  decrby: writes(3, decrby),
  incrbyfloat: writes(3, incrbyfloat),
  getrange: reads(4, getrange),
  substr: reads(4, getrange),
  setrange: writes(4, setrange),
};
