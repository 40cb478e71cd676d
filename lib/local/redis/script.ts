import { refuse } from "./reply.ts";

/** Upstash's own flag; its rate limiter starts every script with it. */
const FIRST_LINE = "#!lua flags=allow-key-locking";

/**
 * Returns a script without its `#!` line. Its line break is preserved, so that errors have the right
 * line number.
 * @throws ReplyError when the line is not the rate limiter's.
 */
export function scriptBody(source: string): string {
  if (!source.startsWith("#!")) return source;
  const [first = ""] = source.split("\n", 1);
  if (first !== FIRST_LINE) {
    refuse(`ERR '${first.slice(0, 128)}' is not supported by the local platform, only '${FIRST_LINE}' is`);
  }
  return source.slice(first.length);
}
