import { type Command, type Commands, fits, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import type { Lua } from "./lua.ts";
import { sha1 } from "./lua-natives.ts";
import { parseInteger } from "./numbers.ts";
import { OK, type Reply, refuse, TOO_MANY_KEYS, wrongArity } from "./reply.ts";
import { parseScript, type Script } from "./script.ts";

/** Finds a command by its words. @throws ReplyError */
export type Find = (args: string[]) => Command;

const SHA_LENGTH = 40;
const NO_SCRIPT = "NOSCRIPT No matching script. Please use EVAL.";

/** Splits the words behind a script into KEYS and ARGV. */
function split(numkeys: string, words: string[]): [keys: string[], argv: string[]] {
  const size = parseInteger(numkeys);
  if (size > words.length) refuse(TOO_MANY_KEYS);
  if (size < 0) refuse("ERR Number of keys can't be negative");
  return [words.slice(0, size), words.slice(size)];
}

/** EVAL and its family, over one scripting machine and the commands scripts may call. */
export function scriptCommands(lua: Lua, find: Find): Commands {
  const scripts = new Map<string, Script>();

  function load(source: string): string {
    const sha = sha1(source);
    if (scripts.has(sha)) return sha;
    const script = parseScript(source);
    lua.compile(sha, script.body);
    scripts.set(sha, script);
    return sha;
  }

  function run(space: Keyspace, sha: string, words: string[], readOnly: boolean): Reply {
    const [numkeys = "", ...rest] = words;
    const [keys, argv] = split(numkeys, rest);
    const script = scripts.get(sha.toLowerCase()) ?? refuse(NO_SCRIPT);
    const noWrites = readOnly || script.noWrites;
    return lua.run(sha.toLowerCase(), keys, argv, (args) => {
      const command = find(args);
      if (!command.inScripts) refuse("ERR This Redis command is not allowed from script");
      if (noWrites && command.writes) refuse("ERR Write commands are not allowed from read-only scripts.");
      return command.run(space, ...args.slice(1));
    });
  }

  const subcommands = new Map<string, Command>([
    ["load", reads(3, (_, source: string) => load(source))],
    ["exists", reads(-3, (_, ...shas) => shas.map((sha) => (scripts.has(sha.toLowerCase()) ? 1 : 0)))],
    ["flush", reads(-2, (_, ...modes) => flush(modes))],
    ["kill", reads(2, () => refuse("NOTBUSY No scripts in execution right now."))],
  ]);

  function flush([mode = "SYNC", ...rest]: string[]): Reply {
    if (rest.length || !["ASYNC", "SYNC"].includes(mode.toUpperCase())) {
      refuse("ERR SCRIPT FLUSH only support SYNC|ASYNC option");
    }
    scripts.clear();
    lua.forget();
    return OK;
  }

  function script(space: Keyspace, name: string, ...args: string[]): Reply {
    const found = subcommands.get(name.toLowerCase());
    if (!found) refuse(`ERR unknown subcommand '${name}'. Try SCRIPT HELP.`);
    if (!fits(found, args.length + 2)) refuse(wrongArity(`script|${name.toLowerCase()}`));
    return found.run(space, ...args);
  }

  const outside = (command: Command): Command => ({ ...command, inScripts: false });
  const evaluates = (readOnly: boolean) =>
    (readOnly ? reads : writes)(-3, (space, source: string, ...words) => {
      split(words[0]!, words.slice(1));
      return run(space, load(source), words, readOnly);
    });
  const evaluatesBySha = (readOnly: boolean) =>
    (readOnly ? reads : writes)(-3, (space, sha: string, ...words) =>
      sha.length === SHA_LENGTH ? run(space, sha, words, readOnly) : refuse(NO_SCRIPT),
    );

  return {
    eval: outside(evaluates(false)),
    eval_ro: outside(evaluates(true)),
    evalsha: outside(evaluatesBySha(false)),
    evalsha_ro: outside(evaluatesBySha(true)),
    script: outside(reads(-2, script)),
  };
}
