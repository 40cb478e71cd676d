import { LuaApi } from "wasmoon-lua5.1";

/** A Lua state, the address of one in wasm memory. */
export type LuaState = number;

/** The C API of Lua 5.1 as the wasm module exports it, as far as scripts need it. */
type Wasm = {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  addFunction(run: (state: LuaState) => number, signature: "ii" | "vii"): number;
  _lua_gettop(L: LuaState): number;
  _lua_settop(L: LuaState, top: number): void;
  _lua_checkstack(L: LuaState, slots: number): number;
  _lua_type(L: LuaState, index: number): number;
  _lua_toboolean(L: LuaState, index: number): number;
  _lua_tonumber(L: LuaState, index: number): number;
  _lua_tolstring(L: LuaState, index: number, length: number): number;
  _lua_pushnil(L: LuaState): void;
  _lua_insert(L: LuaState, index: number): void;
  _lua_pushvalue(L: LuaState, index: number): void;
  _lua_pushboolean(L: LuaState, value: number): void;
  _lua_pushnumber(L: LuaState, value: number): void;
  _lua_pushlstring(L: LuaState, address: number, length: number): void;
  _lua_pushcclosure(L: LuaState, run: number, upvalues: number): void;
  _lua_createtable(L: LuaState, items: number, fields: number): void;
  _lua_rawget(L: LuaState, index: number): void;
  _lua_rawset(L: LuaState, index: number): void;
  _lua_rawgeti(L: LuaState, index: number, item: number): void;
  _lua_rawseti(L: LuaState, index: number, item: number): void;
  _lua_call(L: LuaState, args: number, results: number): void;
  _lua_pcall(L: LuaState, args: number, results: number, errorHandler: number): number;
  _lua_error(L: LuaState): number;
  _lua_sethook(L: LuaState, run: number, mask: number, count: number): void;
  _luaL_ref(L: LuaState, table: number): number;
  _luaL_loadbuffer(L: LuaState, address: number, length: number, name: number): number;
};

export const TYPES = { nil: 0, boolean: 1, number: 3, string: 4, table: 5 };
const REGISTRY = -10_000;
const LUA_MASKCOUNT = 8;

/** A Lua 5.1 machine with strings in and out as bytes. */
export type Vm = Awaited<ReturnType<typeof createVm>>;

/** Starts a machine with the standard libraries. */
export async function createVm() {
  const api = await LuaApi.initialize();
  // The package types its module loosely; the exports used here are those of Lua's own header files.
  const wasm = api.module as unknown as Wasm;
  const main: LuaState = api.luaL_newstate();
  api.luaL_openlibs(main);
  const memory = createMemory(wasm);

  return {
    wasm,
    main,
    close: () => api.lua_close(main),
    /** The bytes of the string or number at this index. */
    text(L: LuaState, index: number): string {
      const address = wasm._lua_tolstring(L, index, memory.lengthCell);
      return memory.read(address, memory.length());
    },
    pushText(L: LuaState, text: string) {
      wasm._lua_pushlstring(L, memory.write(text), text.length);
    },
    /** Pushes a native function, which takes `upvalues` values off the stack with it. */
    pushNative(L: LuaState, run: (state: LuaState) => number, upvalues = 0) {
      wasm._lua_pushcclosure(L, wasm.addFunction(run, "ii"), upvalues);
    },
    /** Pushes a compiled chunk, or the compiler's complaint. */
    load(L: LuaState, source: string, name: string): "loaded" | "failed" {
      const chunkName = memory.write(`${name}\0`, "name");
      const status = wasm._luaL_loadbuffer(L, memory.write(source), source.length, chunkName);
      return status === 0 ? "loaded" : "failed";
    },
    /** Pops the top value into the registry and returns its reference. */
    keep: (L: LuaState) => wasm._luaL_ref(L, REGISTRY),
    pushKept: (L: LuaState, ticket: number) => wasm._lua_rawgeti(L, REGISTRY, ticket),
    /** Calls `run` after every so many instructions; an error it leaves on the stack is raised. */
    everyInstructions(count: number, run: (L: LuaState) => "go on" | "raise") {
      const onCount = wasm.addFunction((L) => (run(L) === "raise" ? wasm._lua_error(L) : 0), "vii");
      return (L: LuaState, each = count) => wasm._lua_sethook(L, onCount, LUA_MASKCOUNT, each);
    },
  };
}

/** Buffer in wasm memory for strings passed in, and the cell for lengths passed out. */
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
