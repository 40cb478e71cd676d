import { LuaApi } from "wasmoon-lua5.1";

/** A Lua state, the address of one in wasm memory. */
export type State = number;

/** The C API of Lua 5.1 as the wasm module exports it, as far as scripts need it. */
type Wasm = {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  addFunction(run: (state: State) => number, signature: "ii" | "vii"): number;
  _lua_gettop(L: State): number;
  _lua_settop(L: State, top: number): void;
  _lua_checkstack(L: State, slots: number): number;
  _lua_type(L: State, index: number): number;
  _lua_toboolean(L: State, index: number): number;
  _lua_tonumber(L: State, index: number): number;
  _lua_tolstring(L: State, index: number, length: number): number;
  _lua_pushnil(L: State): void;
  _lua_insert(L: State, index: number): void;
  _lua_pushvalue(L: State, index: number): void;
  _lua_pushboolean(L: State, value: number): void;
  _lua_pushnumber(L: State, value: number): void;
  _lua_pushlstring(L: State, address: number, length: number): void;
  _lua_pushlightuserdata(L: State, address: number): void;
  _lua_pushcclosure(L: State, run: number, upvalues: number): void;
  _lua_createtable(L: State, items: number, fields: number): void;
  _lua_rawget(L: State, index: number): void;
  _lua_rawset(L: State, index: number): void;
  _lua_rawgeti(L: State, index: number, item: number): void;
  _lua_rawseti(L: State, index: number, item: number): void;
  _lua_call(L: State, args: number, results: number): void;
  _lua_pcall(L: State, args: number, results: number, errorHandler: number): number;
  _lua_error(L: State): number;
  _lua_sethook(L: State, run: number, mask: number, count: number): void;
  _luaL_ref(L: State, table: number): number;
  _luaL_unref(L: State, table: number, ref: number): void;
  _luaL_loadbuffer(L: State, address: number, length: number, name: number): number;
};

export const TYPES = { nil: 0, boolean: 1, number: 3, string: 4, table: 5 };
const REGISTRY = -10_000;
const COUNT_HOOK = 8;

/** A Lua 5.1 machine with strings in and out as bytes. */
export type Vm = Awaited<ReturnType<typeof createVm>>;

/** Starts a machine with the standard libraries. */
export async function createVm() {
  const api = await LuaApi.initialize();
  // The package types its module loosely; the exports used here are those of Lua's own header files.
  const wasm = api.module as unknown as Wasm;
  const main: State = api.luaL_newstate();
  api.luaL_openlibs(main);
  const memory = createMemory(wasm);

  return {
    wasm,
    main,
    close: () => api.lua_close(main),
    /** The bytes of the string or number at this index. */
    text(L: State, index: number): string {
      const address = wasm._lua_tolstring(L, index, memory.lengthCell);
      return memory.read(address, memory.length());
    },
    pushText(L: State, text: string) {
      wasm._lua_pushlstring(L, memory.write(text), text.length);
    },
    /** Pushes a native function, which takes `upvalues` values off the stack with it. */
    pushNative(L: State, run: (state: State) => number, upvalues = 0) {
      wasm._lua_pushcclosure(L, wasm.addFunction(run, "ii"), upvalues);
    },
    /** Pushes a compiled chunk, or the compiler's complaint. */
    load(L: State, source: string, name: string): "loaded" | "failed" {
      const chunkName = memory.write(`${name}\0`, "name");
      const status = wasm._luaL_loadbuffer(L, memory.write(source), source.length, chunkName);
      return status === 0 ? "loaded" : "failed";
    },
    /** Takes the value on top away and keeps it; returns its ticket. */
    keep: (L: State) => wasm._luaL_ref(L, REGISTRY),
    pushKept: (L: State, ticket: number) => wasm._lua_rawgeti(L, REGISTRY, ticket),
    forget: (L: State, ticket: number) => wasm._luaL_unref(L, REGISTRY, ticket),
    /** Calls `run` after every so many instructions; an error it leaves on the stack is raised. */
    everyInstructions(count: number, run: (L: State) => "go on" | "raise") {
      const hook = wasm.addFunction((L) => (run(L) === "raise" ? wasm._lua_error(L) : 0), "vii");
      return (L: State, each = count) => wasm._lua_sethook(L, hook, COUNT_HOOK, each);
    },
  };
}

/** Room in wasm memory for strings on their way in, and the cell lengths come back in. */
function createMemory(wasm: Wasm) {
  const lengthCell = wasm._malloc(4);
  const rooms = { text: { address: 0, size: 0 }, name: { address: 0, size: 0 } };
  const reserve = (room: { address: number; size: number }, size: number) => {
    if (size <= room.size) return;
    wasm._free(room.address);
    room.size = Math.max(1024, size * 2);
    room.address = wasm._malloc(room.size);
  };
  return {
    lengthCell,
    length: () => wasm.HEAPU32[lengthCell >> 2]!,
    read: (address: number, length: number) =>
      Buffer.from(wasm.HEAPU8.buffer, address, length).toString("latin1"),
    write(text: string, which: keyof typeof rooms = "text"): number {
      const room = rooms[which];
      reserve(room, text.length);
      Buffer.from(wasm.HEAPU8.buffer, room.address, text.length).write(text, "latin1");
      return room.address;
    },
  };
}
