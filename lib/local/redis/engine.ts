import type { Change } from "./change.ts";
import { type Command, type Commands, fits } from "./command.ts";
import { bitCommands } from "./commands-bit.ts";
import { hashCommands } from "./commands-hash.ts";
import { keyCommands } from "./commands-keys.ts";
import { listCommands } from "./commands-list.ts";
import { listMoveCommands } from "./commands-list-move.ts";
import { numberCommands } from "./commands-number.ts";
import { scanCommands } from "./commands-scan.ts";
import { type Find, scriptCommands } from "./commands-script.ts";
import { serverCommands } from "./commands-server.ts";
import { setCommands } from "./commands-set.ts";
import { stringCommands } from "./commands-string.ts";
import { zsetCommands } from "./commands-zset.ts";
import { zsetJoinCommands } from "./commands-zset-join.ts";
import { zsetRangeCommands } from "./commands-zset-range.ts";
import { openUnit } from "./keyspace.ts";
import type { Lua } from "./lua.ts";
import { type Reply, ReplyError, refuse, wrongArity } from "./reply.ts";
import type { Store } from "./values.ts";

export type Engine = {
  /** Runs one command, its name first. @throws ReplyError */
  execute(args: string[]): Reply;
  /**
   * Runs commands with nothing in between; one that fails at run time does not stop the others.
   *
   * @throws ReplyError before anything ran when one is unknown or malformed.
   */
  transaction(commands: string[][]): (Reply | ReplyError)[];
};

type Options = {
  store: Store;
  lua: Lua;
  /** Unix milliseconds. */
  now: () => number;
  /** Receives what each unit of work changed, before its answer is known to anybody. */
  commit: (changes: Change[]) => void;
};

const COMMANDS: Commands = {
  ...stringCommands,
  ...numberCommands,
  ...bitCommands,
  ...keyCommands,
  ...scanCommands,
  ...hashCommands,
  ...listCommands,
  ...listMoveCommands,
  ...setCommands,
  ...zsetCommands,
  ...zsetRangeCommands,
  ...zsetJoinCommands,
  ...serverCommands,
};

/** Arguments are spread over the stack of one call, which has room for about this many. */
const MAX_ARGUMENTS = 65_536;

/** The first arguments, quoted, as far as they fit into 128 bytes. */
function quoted(args: string[]): string {
  let text = "";
  for (const arg of args) if (text.length < 128) text += `'${arg.slice(0, 128 - text.length)}' `;
  return text;
}

function finder(commands: Map<string, Command>): Find {
  return ([name = "", ...args]) => {
    const command = commands.get(name.toLowerCase());
    const beginning = `with args beginning with: ${quoted(args)}`;
    if (!command) refuse(`ERR unknown command '${name.slice(0, 128)}', ${beginning}`.replace(/[\r\n]/g, " "));
    if (args.length > MAX_ARGUMENTS) refuse(`ERR more than ${MAX_ARGUMENTS} arguments`);
    return fits(command, args.length + 1) ? command : refuse(wrongArity(name.toLowerCase()));
  };
}

function finderForScripts(commands: Map<string, Command>): Find {
  return (args) => {
    const command = commands.get(args[0]!.toLowerCase());
    if (!command) refuse("ERR Unknown Redis command called from script");
    return fits(command, args.length)
      ? command
      : refuse("ERR Wrong number of args calling Redis command from script");
  };
}

/** The command engine: strictly one unit of work after another, each at one frozen moment. */
export function createEngine({ store, lua, now, commit }: Options): Engine {
  const commands = new Map(Object.entries(COMMANDS));
  const find = finder(commands);
  for (const [name, command] of Object.entries(scriptCommands(lua, finderForScripts(commands)))) {
    commands.set(name, command);
  }

  /** Whatever was changed is committed even when the command then failed, as scripts may. */
  function unit<T>(work: (space: ReturnType<typeof openUnit>) => T): T {
    const space = openUnit(store, now());
    try {
      return work(space);
    } finally {
      if (space.changes.length) commit(space.changes);
    }
  }

  return {
    execute: (args) => unit((space) => find(args).run(space, ...args.slice(1))),
    transaction(list) {
      const found = list.map((args) => ({ command: find(args), args: args.slice(1) }));
      return unit((space) =>
        found.map(({ command, args }) => {
          try {
            return command.run(space, ...args);
          } catch (error) {
            if (error instanceof ReplyError) return error;
            throw error;
          }
        }),
      );
    },
  };
}
