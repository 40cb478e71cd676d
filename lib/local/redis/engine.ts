import type { KeyChange } from "./change.ts";
import { type Command, fits } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { type FindCommand, scriptCommands } from "./commands-script.ts";
import { openUnit } from "./keyspace.ts";
import type { Lua } from "./lua.ts";
import { type RedisReply, refuse, wrongArity } from "./reply.ts";
import type { Store } from "./values.ts";

export type Engine = {
  /** Runs one command, its name first. @throws ReplyError */
  execute(args: string[]): RedisReply;
};

type EngineOptions = {
  store: Store;
  lua: Lua;
  /** Unix milliseconds. */
  now: () => number;
  /** Receives the changes of each unit of work, before its answer is sent. */
  commit: (changes: KeyChange[]) => void;
};

/** Arguments are spread over the stack of one call, which has room for about this many. */
const MAX_ARGUMENTS = 65_536;

const notSupported = (name: string) =>
  refuse(
    `ERR '${name.slice(0, 128).replace(/[\r\n]/g, " ")}' is not supported by the local platform, see functions/docs/local-platform.md`,
  );

function finder(commands: Map<string, Command>): FindCommand {
  return ([name = "", ...args]) => {
    const command = commands.get(name.toLowerCase()) ?? notSupported(name);
    if (args.length > MAX_ARGUMENTS) refuse(`ERR more than ${MAX_ARGUMENTS} arguments`);
    return fits(command, args.length + 1) ? command : refuse(wrongArity(name.toLowerCase()));
  };
}

function finderForScripts(commands: Map<string, Command>): FindCommand {
  return ([name = "", ...args]) => {
    const command = commands.get(name.toLowerCase()) ?? notSupported(name);
    return fits(command, args.length + 1)
      ? command
      : refuse("ERR Wrong number of args calling Redis command from script");
  };
}

/** The command engine: runs one unit of work after another, each at one frozen moment. */
export function createEngine({ store, lua, now, commit }: EngineOptions): Engine {
  const commands = new Map(Object.entries(COMMANDS));
  const find = finder(commands);
  for (const [name, command] of Object.entries(scriptCommands(lua, finderForScripts(commands)))) {
    commands.set(name, command);
  }
  return {
    execute(args) {
      const space = openUnit(store, now());
      try {
        return find(args).run(space, ...args.slice(1));
      } finally {
        // A failed script may have written before it failed; like Redis, this commits those writes.
        if (space.changes.length) commit(space.changes);
      }
    },
  };
}
