import { type Command, type Commands, command } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import type { Lua } from "./lua.ts";
import { sha1 } from "./lua-natives.ts";
import { parseInteger } from "./numbers.ts";
import { type RedisReply, refuse, TOO_MANY_KEYS } from "./reply.ts";
import { scriptBody } from "./script.ts";

/** Finds a command by its words. @throws ReplyError */
export type FindCommand = (args: string[]) => Command;

const SHA_LENGTH = 40;
const NO_SCRIPT = "NOSCRIPT No matching script. Please use EVAL.";

/** Splits the words behind a script into KEYS and ARGV. */
function split(numkeys: string, words: string[]): [keys: string[], argv: string[]] {
  const size = parseInteger(numkeys);
  if (size > words.length) refuse(TOO_MANY_KEYS);
  if (size < 0) refuse("ERR Number of keys can't be negative");
  return [words.slice(0, size), words.slice(size)];
}

/** EVAL and EVALSHA, over one Lua machine and the commands that scripts may call. */
export function scriptCommands(lua: Lua, find: FindCommand): Commands {
  const loaded = new Set<string>();

  function load(source: string): string {
    const sha = sha1(source);
    if (!loaded.has(sha)) lua.compile(sha, scriptBody(source));
    loaded.add(sha);
    return sha;
  }

  function run(space: Keyspace, sha: string, [numkeys = "", ...words]: string[]): RedisReply {
    const [keys, argv] = split(numkeys, words);
    if (!loaded.has(sha)) refuse(NO_SCRIPT);
    return lua.run(sha, keys, argv, (args) => {
      const found = find(args);
      if (!found.inScripts) refuse("ERR This Redis command is not allowed from script");
      return found.run(space, ...args.slice(1));
    });
  }

  const outsideScripts = (known: Command): Command => ({ ...known, inScripts: false });
  return {
    eval: outsideScripts(
      command(-3, (space, source: string, ...words) => {
        split(words[0]!, words.slice(1));
        return run(space, load(source), words);
      }),
    ),
    evalsha: outsideScripts(
      command(-3, (space, sha: string, ...words) =>
        sha.length === SHA_LENGTH ? run(space, sha.toLowerCase(), words) : refuse(NO_SCRIPT),
      ),
    ),
  };
}
