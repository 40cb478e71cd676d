import { createHash } from "node:crypto";
import { pushReply, readArguments } from "./lua-values.ts";
import type { LuaState, Vm } from "./lua-vm.ts";
import { type RedisReply, ReplyError, refuse } from "./reply.ts";

/** Runs one command for a script. @throws ReplyError with the text the script may catch. */
export type CallRedis = (args: string[]) => RedisReply;

/** A function for scripts: reads its arguments off the stack, pushes results, returns how many. */
type Native = (L: LuaState) => number;

/** The stack position of the value that a native function was created with. */
const UPVALUE = -10_003;
const ALL_RESULTS = -1;

const NOTHING_TO_CALL = "ERR Please specify at least one argument for this redis lib call";
const BAD_ARGUMENTS = "ERR Lua redis lib command arguments must be strings or integers";

/** SHA-1 of bytes, in hex: the name of a script. */
export const sha1 = (bytes: string) => createHash("sha1").update(bytes, "latin1").digest("hex");

/** Pushes the return value of `work`, or its error in the form that scripts expect. */
function attempt<T>(
  vm: Vm,
  L: LuaState,
  work: () => T,
  push: (vm: Vm, L: LuaState, value: T) => void,
): boolean {
  try {
    push(vm, L, work());
    return true;
  } catch (error) {
    pushReply(vm, L, { err: error instanceof ReplyError ? error.message : `ERR ${String(error)}` });
    return false;
  }
}

function checkedArguments(vm: Vm, L: LuaState): string[] {
  const args = readArguments(vm, L) ?? refuse(BAD_ARGUMENTS);
  return args.length ? args : refuse(NOTHING_TO_CALL);
}

/** Pushes the table of functions the sandbox builds Redis's libraries from. */
export function pushNatives(vm: Vm, call: CallRedis): void {
  const callCommand = (L: LuaState) => attempt(vm, L, () => call(checkedArguments(vm, L)), pushReply);
  pushTable(vm, {
    call: (L) => (callCommand(L) ? 1 : vm.wasm._lua_error(L)),
    pcall(L) {
      callCommand(L);
      return 1;
    },
    /**
     * Wraps a Lua function as a native one. So the caller stays in the stack for error messages, even in a
     * tail call.
     */
    wrap(L) {
      vm.pushNative(L, (inner) => callUpvalue(vm, inner), 1);
      return 1;
    },
  });
}

/** Passes all arguments on to the wrapped function. */
function callUpvalue(vm: Vm, L: LuaState): number {
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
