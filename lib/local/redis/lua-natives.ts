import { createHash } from "node:crypto";
import { parseJsonBytes } from "./lua-json.ts";
import { pushJson, pushReply, readArguments } from "./lua-values.ts";
import type { State, Vm } from "./lua-vm.ts";
import { type Reply, ReplyError, refuse } from "./reply.ts";

/** Runs one command for a script. @throws ReplyError with the text the script may catch. */
export type Call = (args: string[]) => Reply;

/** A function for scripts: reads its arguments off the stack, pushes results, returns how many. */
type Native = (L: State) => number;

/** Where a native function finds the value it was made with. */
const UPVALUE = -10_003;
const ALL_RESULTS = -1;

const NOTHING_TO_CALL = "ERR Please specify at least one argument for this redis lib call";
const BAD_ARGUMENTS = "ERR Lua redis lib command arguments must be strings or integers";

/** SHA-1 of bytes, in hex: the name of a script. */
export const sha1 = (bytes: string) => createHash("sha1").update(bytes, "latin1").digest("hex");

const BIT_OPERATIONS: Record<string, (...args: number[]) => number> = {
  tobit: (a = 0) => a | 0,
  bnot: (a = 0) => ~a,
  band: (...all) => all.reduce((a, b) => a & b) | 0,
  bor: (...all) => all.reduce((a, b) => a | b) | 0,
  bxor: (...all) => all.reduce((a, b) => a ^ b) | 0,
  lshift: (a = 0, n = 0) => a << n,
  rshift: (a = 0, n = 0) => (a >>> n) | 0,
  arshift: (a = 0, n = 0) => a >> n,
  rol: (a = 0, n = 0) => (a << n) | (a >>> (32 - (n & 31))),
  ror: (a = 0, n = 0) => (a >>> n) | (a << (32 - (n & 31))),
  bswap: (a = 0) => (a << 24) | ((a << 8) & 0xff0000) | ((a >>> 8) & 0xff00) | (a >>> 24),
};

/** Pushes what the work returned, or the error in the form scripts know. */
function attempt<T>(vm: Vm, L: State, work: () => T, push: (vm: Vm, L: State, value: T) => void): boolean {
  try {
    push(vm, L, work());
    return true;
  } catch (error) {
    pushReply(vm, L, { err: error instanceof ReplyError ? error.message : `ERR ${String(error)}` });
    return false;
  }
}

function bitOperation(vm: Vm, run: (...args: number[]) => number): Native {
  return (L) => {
    const args = Array.from({ length: vm.wasm._lua_gettop(L) }, (_, i) => vm.wasm._lua_tonumber(L, i + 1));
    vm.wasm._lua_pushnumber(L, run(...args));
    return 1;
  };
}

function checkedArguments(vm: Vm, L: State): string[] {
  const args = readArguments(vm, L) ?? refuse(BAD_ARGUMENTS);
  return args.length ? args : refuse(NOTHING_TO_CALL);
}

/** Pushes the table of functions the sandbox builds Redis's libraries from. */
export function pushNatives(vm: Vm, call: Call): void {
  const L = vm.main;
  const callCommand = (L: State) => attempt(vm, L, () => call(checkedArguments(vm, L)), pushReply);
  pushTable(vm, {
    call: (L) => (callCommand(L) ? 1 : vm.wasm._lua_error(L)),
    pcall(L) {
      callCommand(L);
      return 1;
    },
    /** Parses JSON; no result when it is none. */
    parse: (L) => (attempt(vm, L, () => parseJsonBytes(vm.text(L, 1)), pushJson) ? 1 : 0),
    /** A function in Lua as one that looks like C: even in a tail call the caller stays visible to errors. */
    wrap(L) {
      vm.pushNative(L, (inner) => callUpvalue(vm, inner), 1);
      return 1;
    },
    sha1hex(L) {
      vm.pushText(L, sha1(vm.text(L, 1)));
      return 1;
    },
  });
  vm.pushText(L, "bit");
  pushTable(
    vm,
    Object.fromEntries(Object.entries(BIT_OPERATIONS).map(([name, run]) => [name, bitOperation(vm, run)])),
  );
  vm.wasm._lua_rawset(L, -3);
  vm.pushText(L, "null");
  vm.wasm._lua_pushlightuserdata(L, 0);
  vm.wasm._lua_rawset(L, -3);
}

/** Passes everything on to the function this one was made around. */
function callUpvalue(vm: Vm, L: State): number {
  vm.wasm._lua_pushvalue(L, UPVALUE);
  vm.wasm._lua_insert(L, 1);
  vm.wasm._lua_call(L, vm.wasm._lua_gettop(L) - 1, ALL_RESULTS);
  return vm.wasm._lua_gettop(L);
}

function pushTable(vm: Vm, natives: Record<string, Native>) {
  vm.wasm._lua_createtable(vm.main, 0, 16);
  for (const [name, run] of Object.entries(natives)) {
    vm.pushText(vm.main, name);
    vm.pushNative(vm.main, run);
    vm.wasm._lua_rawset(vm.main, -3);
  }
}
