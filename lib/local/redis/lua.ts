import { type CallRedis, pushNatives } from "./lua-natives.ts";
import { SANDBOX } from "./lua-sandbox.ts";
import { field, pushReply, readReply } from "./lua-values.ts";
import { createVm, type LuaState, TYPES, type Vm } from "./lua-vm.ts";
import { type RedisReply, refuse } from "./reply.ts";

/** The scripting machine: compiled scripts and how to run them. */
export type Lua = {
  /**
   * Compiles a script; a script that is already compiled is not compiled again. @throws ReplyError when it
   * does not compile.
   */
  compile(sha: string, source: string): void;
  /** Runs a compiled script. @throws ReplyError with the script's error and where it happened. */
  run(sha: string, keys: string[], argv: string[], call: CallRedis): RedisReply;
  close(): void;
};

/** All local services share one process, so an endless script must not block it. */
const MAX_SCRIPT_MS = 5000;
const CHECK_EVERY_INSTRUCTIONS = 100_000;

/** Runs one of our chunks on the values on the stack; its results replace them. */
function runChunk(vm: Vm, source: string, args: number, results: number) {
  const L = vm.main;
  if (vm.load(L, source, "@redis") === "failed") throw new Error(vm.text(L, -1));
  vm.wasm._lua_insert(L, -args - 1);
  if (vm.wasm._lua_pcall(L, args, results, 0) !== 0) throw new Error(vm.text(L, -1));
}

/** Builds the sandbox; returns tickets for its runner and its error handler. */
function installRedisApi(vm: Vm, call: CallRedis): { runner: number; handler: number } {
  const L = vm.main;
  pushNatives(vm, call);
  runChunk(vm, SANDBOX, 1, 2);
  const handler = vm.keep(L);
  return { runner: vm.keep(L), handler };
}

/**
 * Raises an error in scripts that run too long. A script that catches it gets it again at the next
 * instruction.
 */
function watchdog(vm: Vm, maxScriptMs: number) {
  let deadline = Infinity;
  const arm = vm.everyInstructions(CHECK_EVERY_INSTRUCTIONS, (L) => {
    if (performance.now() < deadline) return "go on";
    arm(L, 1);
    arm(vm.main, 1);
    pushReply(vm, L, { err: `ERR The script ran for more than ${maxScriptMs} ms and was stopped` });
    return "raise";
  });
  return {
    start() {
      deadline = performance.now() + maxScriptMs;
      arm(vm.main);
    },
    stop: () => {
      deadline = Infinity;
    },
  };
}

/** The error a failed script left on the stack, in Redis's words. */
function failure(vm: Vm, L: LuaState, sha: string): string {
  if (vm.wasm._lua_type(L, -1) !== TYPES.table) return `ERR ${vm.text(L, -1)}`;
  const table = vm.wasm._lua_gettop(L);
  const place = field(vm, L, table, "place");
  const err = (field(vm, L, table, "err") ?? "").replace(/[\r\n]+/g, " ");
  return place ? `${err} script: ${sha}, on ${place}.` : err;
}

/** Starts the scripting machine, which takes some ten milliseconds. */
export async function startLua({ maxScriptMs = MAX_SCRIPT_MS } = {}): Promise<Lua> {
  const vm = await createVm();
  const L = vm.main;
  const compiled = new Map<string, number>();
  let current: CallRedis = () => null;
  const { runner, handler } = installRedisApi(vm, (args) => current(args));
  const watch = watchdog(vm, maxScriptMs);

  return {
    compile(sha, source) {
      if (compiled.has(sha)) return;
      const outcome = vm.load(L, source, "@user_script");
      if (outcome === "loaded") return void compiled.set(sha, vm.keep(L));
      const complaint = vm.text(L, -1);
      vm.wasm._lua_settop(L, 0);
      refuse(`ERR Error compiling script (new function): ${complaint}`);
    },
    run(sha, keys, argv, call) {
      current = call;
      vm.pushKept(L, handler);
      vm.pushKept(L, runner);
      vm.pushKept(L, compiled.get(sha)!);
      pushReply(vm, L, keys);
      pushReply(vm, L, argv);
      watch.start();
      const status = vm.wasm._lua_pcall(L, 3, 1, 1);
      watch.stop();
      const outcome = status === 0 ? readReply(vm, L, -1) : { err: failure(vm, L, sha) };
      vm.wasm._lua_settop(L, 0);
      return status === 0 ? outcome : refuse((outcome as { err: string }).err);
    },
    close: vm.close,
  };
}
