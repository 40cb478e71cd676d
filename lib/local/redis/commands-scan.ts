import { type Commands, reads } from "./command.ts";
import { glob } from "./glob.ts";
import type { Keyspace } from "./keyspace.ts";
import { formatDouble, parseInteger } from "./numbers.ts";
import { type Reply, refuse, SYNTAX } from "./reply.ts";

type ScanOptions = { matches: (text: string) => boolean; count: number; type?: string };

function parseCursor(text: string): number {
  if (!/^-?\d{1,20}$/.test(text)) refuse("ERR invalid cursor");
  // Cursors are unsigned: a negative one wraps around to beyond everything.
  return text.startsWith("-") ? Infinity : Number(text);
}

function scanOptions(words: string[], withType: boolean): ScanOptions {
  const options: ScanOptions = { matches: () => true, count: 10 };
  for (let i = 0; i < words.length; i += 2) {
    const [word, value = refuse(SYNTAX)] = [words[i]!.toUpperCase(), words[i + 1]];
    if (word === "MATCH") options.matches = glob(value);
    else if (word === "COUNT") options.count = parseInteger(value);
    else if (word === "TYPE" && withType) options.type = value.toLowerCase();
    else refuse(SYNTAX);
  }
  return options.count < 1 ? refuse(SYNTAX) : options;
}

/**
 * The cursor is the serial of the next key to look at: keys never move, so whatever exists during the
 * whole scan is found once.
 */
function scan(space: Keyspace, cursor: string, ...words: string[]): Reply {
  const from = parseCursor(cursor);
  const { matches, count, type } = scanOptions(words, true);
  const found: string[] = [];
  let seen = 0;
  for (const [key, entry] of space.entries(from)) {
    if (seen++ === count) return [String(entry.serial), found];
    if (matches(key) && (type === undefined || entry.type === type)) found.push(key);
  }
  return ["0", found];
}

type Listing = (space: Keyspace, key: string) => [name: string, ...rest: string[]][];

/** Collections come whole with cursor 0, as Redis does with small ones: COUNT is only a hint. */
function scanInside(list: Listing) {
  return reads(-3, (space, key: string, cursor: string, ...words) => {
    parseCursor(cursor);
    const items = list(space, key);
    const { matches } = items.length === 0 ? { matches: () => true } : scanOptions(words, false);
    return ["0", items.filter(([name]) => matches(name)).flat()];
  });
}

export const scanCommands: Commands = {
  scan: reads(-2, scan),
  hscan: scanInside((space, key) => [...(space.read(key, "hash") ?? [])]),
  sscan: scanInside((space, key) => [...(space.read(key, "set") ?? [])].map((member) => [member])),
  zscan: scanInside((space, key) =>
    (space.read(key, "zset")?.ordered ?? []).map(({ member, score }) => [member, formatDouble(score)]),
  ),
};
