import { refuse } from "./reply.ts";

/** A script without its `#!lua` line, and what that line said. */
export type Script = { body: string; noWrites: boolean };

/** Redis knows the first four; the last is Upstash's own and what its rate limiter starts with. */
const FLAGS = new Set(["no-writes", "allow-oom", "allow-stale", "no-cluster", "allow-key-locking"]);

/**
 * Reads the optional first line `#!lua flags=a,b`. The line break stays, so that errors name the right line.
 *
 * @throws ReplyError when the line names another language or an unknown flag.
 */
export function parseScript(source: string): Script {
  if (!source.startsWith("#!")) return { body: source, noWrites: false };
  const end = source.indexOf("\n");
  if (end < 0) refuse("ERR Invalid script shebang");
  const [engine, ...options] = source.slice(2, end).split(" ").filter(Boolean);
  if (engine !== "lua") refuse(`ERR Unexpected engine in script shebang: #!${engine ?? ""}`);
  const flags = options.flatMap(parseFlags);
  return { body: source.slice(end), noWrites: flags.includes("no-writes") };
}

function parseFlags(option: string): string[] {
  if (!option.startsWith("flags=")) refuse(`ERR Unknown lua shebang option: ${option}`);
  const flags = option.slice("flags=".length).split(",").filter(Boolean);
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  return unknown === undefined ? flags : refuse(`ERR Unexpected flag in script shebang: ${unknown}`);
}
