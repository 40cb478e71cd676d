import { type LuaState, TYPES, type Vm } from "./lua-vm.ts";
import { formatDouble } from "./numbers.ts";
import type { RedisReply } from "./reply.ts";

const MAX_DEPTH = 1000;

/** Pushes a Redis answer as scripts see it: nil is false, a status is `{ok=...}`, an error is `{err=...}`. */
export function pushReply(vm: Vm, L: LuaState, reply: RedisReply): void {
  const { wasm } = vm;
  wasm._lua_checkstack(L, 4);
  if (reply === null) wasm._lua_pushboolean(L, 0);
  else if (typeof reply === "string") vm.pushText(L, reply);
  else if (typeof reply === "number" || typeof reply === "bigint") wasm._lua_pushnumber(L, Number(reply));
  else if (Array.isArray(reply)) pushArray(vm, L, reply, pushReply);
  else if ("ok" in reply) pushFields(vm, L, { ok: reply.ok }, pushReply);
  else pushFields(vm, L, { err: reply.err }, pushReply);
}

type Push<T> = (vm: Vm, L: LuaState, value: T) => void;

function pushArray<T>(vm: Vm, L: LuaState, items: readonly T[], push: Push<T>) {
  vm.wasm._lua_createtable(L, items.length, 0);
  for (const [i, item] of items.entries()) {
    push(vm, L, item);
    vm.wasm._lua_rawseti(L, -2, i + 1);
  }
}

function pushFields<T>(vm: Vm, L: LuaState, fields: Record<string, T>, push: Push<T>) {
  vm.wasm._lua_createtable(L, 0, 2);
  for (const [name, value] of Object.entries(fields)) {
    vm.pushText(L, name);
    push(vm, L, value);
    vm.wasm._lua_rawset(L, -3);
  }
}

/** What a script returned, as an answer: numbers lose their fraction, false and nil are nil. */
export function readReply(vm: Vm, L: LuaState, index: number, depth = 0): RedisReply {
  const { wasm } = vm;
  switch (wasm._lua_type(L, index)) {
    case TYPES.string:
      return vm.text(L, index);
    case TYPES.number:
      return truncated(wasm._lua_tonumber(L, index));
    case TYPES.boolean:
      return wasm._lua_toboolean(L, index) ? 1 : null;
    case TYPES.table:
      return depth < MAX_DEPTH && wasm._lua_checkstack(L, 4)
        ? readTable(vm, L, index < 0 ? wasm._lua_gettop(L) + index + 1 : index, depth)
        : { err: "ERR reached lua stack limit" };
    default:
      return null;
  }
}

function truncated(value: number): RedisReply {
  const whole = Math.trunc(value);
  // The result of the C cast for numbers that do not fit.
  if (!(Math.abs(whole) < 2 ** 63)) return -(2n ** 63n);
  // Adding zero turns minus zero into zero.
  return Number.isSafeInteger(whole) ? whole + 0 : BigInt(whole);
}

function readTable(vm: Vm, L: LuaState, table: number, depth: number): RedisReply {
  const err = field(vm, L, table, "err");
  if (err !== undefined) return { err: err.replace(/[\r\n]+/g, " ") };
  const ok = field(vm, L, table, "ok");
  if (ok !== undefined) return { ok: ok.replace(/[\r\n]/g, " ") };
  const items: RedisReply[] = [];
  for (let i = 1; ; i++) {
    vm.wasm._lua_rawgeti(L, table, i);
    const done = vm.wasm._lua_type(L, -1) === TYPES.nil;
    if (!done) items.push(readReply(vm, L, -1, depth + 1));
    vm.wasm._lua_settop(L, -2);
    if (done) return items;
  }
}

/** A string field of a table. */
export function field(vm: Vm, L: LuaState, table: number, name: string): string | undefined {
  const { wasm } = vm;
  vm.pushText(L, name);
  wasm._lua_rawget(L, table);
  const type = wasm._lua_type(L, -1);
  const value = type === TYPES.string || type === TYPES.number ? vm.text(L, -1) : undefined;
  wasm._lua_settop(L, -2);
  return value;
}

/** The arguments of a `redis.call`, or undefined when one is neither string nor number. */
export function readArguments(vm: Vm, L: LuaState): string[] | undefined {
  const args: string[] = [];
  for (let i = 1; i <= vm.wasm._lua_gettop(L); i++) {
    const type = vm.wasm._lua_type(L, i);
    if (type === TYPES.number) args.push(formatDouble(vm.wasm._lua_tonumber(L, i)));
    else if (type === TYPES.string) args.push(vm.text(L, i));
    else return undefined;
  }
  return args;
}
