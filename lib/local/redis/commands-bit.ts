import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { bounds, parseInteger } from "./numbers.ts";
import { type Reply, refuse, SYNTAX } from "./reply.ts";

const MAX_OFFSET = 2 ** 32;
const BAD_OFFSET = "ERR bit offset is not an integer or out of range";
const BAD_BIT = "ERR bit is not an integer or out of range";

const bitAt = (value: string, offset: number) => (value.charCodeAt(offset >> 3) >> (7 - (offset & 7))) & 1;

function parseOffset(text: string): number {
  const offset = parseInteger(text, BAD_OFFSET);
  return offset >= 0 && offset < MAX_OFFSET ? offset : refuse(BAD_OFFSET);
}

function getbit(space: Keyspace, key: string, at: string): Reply {
  const offset = parseOffset(at);
  return bitAt(space.read(key, "string") ?? "", offset);
}

function setbit(space: Keyspace, key: string, at: string, bit: string): Reply {
  const offset = parseOffset(at);
  const on = { "0": 0, "1": 1 }[bit] ?? refuse(BAD_BIT);
  const place = Math.floor(offset / 8);
  const value = (space.read(key, "string") ?? "").padEnd(place + 1, "\0");
  const old = bitAt(value, offset);
  const mask = 0x80 >> (offset & 7);
  const byte = on ? value.charCodeAt(place) | mask : value.charCodeAt(place) & ~mask;
  space.change(["edit", key, value.slice(0, place) + String.fromCharCode(byte) + value.slice(place + 1)]);
  return old;
}

/** The bits a range of bytes or bits covers, as a half-open range of bits. */
function bitRange(length: number, start: string, stop: string, unit = "BYTE"): [from: number, to: number] {
  const size = { BYTE: 8, BIT: 1 }[unit.toUpperCase()] ?? refuse(SYNTAX);
  const [first, last] = [parseInteger(start), parseInteger(stop)];
  const units = (length * 8) / size;
  const [from, to] = bounds(first, last < 0 ? Math.max(last, -units) : last, units);
  return [from * size, to * size];
}

function bitcount(space: Keyspace, key: string, ...words: string[]): Reply {
  const value = space.read(key, "string");
  if (value === undefined) return 0;
  const [start, stop, unit, ...rest] = words;
  if (rest.length || words.length === 1) refuse(SYNTAX);
  const [from, to] = bitRange(value.length, start ?? "0", stop ?? "-1", unit);
  // Only here two negative positions in the wrong order are nothing, however far before the start.
  if (Number(start) < 0 && Number(stop) < 0 && Number(start) > Number(stop)) return 0;
  let count = 0;
  for (let at = from; at < to; at++) count += bitAt(value, at);
  return count;
}

function parseWanted(text: string): number {
  const bit = parseInteger(text);
  return bit === 0 || bit === 1 ? bit : refuse("ERR The bit argument must be 1 or 0.");
}

function bitpos(space: Keyspace, key: string, bit: string, ...words: string[]): Reply {
  const wanted = parseWanted(bit);
  const value = space.read(key, "string");
  if (value === undefined) return wanted ? -1 : 0;
  const [start = "0", stop, unit, ...rest] = words;
  if (rest.length) refuse(SYNTAX);
  const [from, to] = bitRange(value.length, start, stop ?? "-1", unit);
  for (let at = from; at < to; at++) if (bitAt(value, at) === wanted) return at;
  // Without an end the string counts as followed by zeros.
  return wanted === 0 && stop === undefined && from < to ? value.length * 8 : -1;
}

const JOINS: Record<string, (bytes: number[]) => number> = {
  AND: (bytes) => bytes.reduce((a, b) => a & b),
  OR: (bytes) => bytes.reduce((a, b) => a | b),
  XOR: (bytes) => bytes.reduce((a, b) => a ^ b),
  NOT: ([byte = 0]) => ~byte & 0xff,
};

function bitop(space: Keyspace, name: string, target: string, ...keys: string[]): Reply {
  const join = JOINS[name.toUpperCase()] ?? refuse(SYNTAX);
  if (name.toUpperCase() === "NOT" && keys.length !== 1) {
    refuse("ERR BITOP NOT must be called with a single source key.");
  }
  const sources = keys.map((key) => Buffer.from(space.read(key, "string") ?? "", "latin1"));
  const length = Math.max(...sources.map((source) => source.length));
  const joined = Buffer.alloc(length).map((_, i) => join(sources.map((source) => source[i] ?? 0)));
  if (length) space.change(["set", target, Buffer.from(joined).toString("latin1")]);
  else if (space.entry(target)) space.change(["del", target]);
  return length;
}

export const bitCommands: Commands = {
  getbit: reads(3, getbit),
  setbit: writes(4, setbit),
  bitcount: reads(-2, bitcount),
  bitpos: reads(-3, bitpos),
  bitop: writes(-4, bitop),
};
