import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseEnv } from "node:util";

const OWNER_ONLY = 0o600;
const HEAD =
  "# Settings of a deployment, with its secrets. Keep a copy elsewhere: without SEALING_KEYS a backup is of no use.\n";

const LINE = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=.*)?$/;

/** A file of a deployment that cannot be read. `fix` says what to do. */
export class UnreadableFile extends Error {
  readonly seen: string;
  readonly fix: string;

  constructor(seen: string, fix: string) {
    super(`${seen}\n${fix}`);
    this.seen = seen;
    this.fix = fix;
  }
}

/** The settings of a file of `NAME=value` lines; none where there is no file. */
export function readSettingsFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, "utf8");
  // A line of another form would be read as a part of the next name.
  const wrong = text.split(/\r?\n/).findIndex((line) => !LINE.test(line));
  if (wrong >= 0)
    throw new UnreadableFile(`Line ${wrong + 1} of ${file} is no NAME=value.`, "Correct it or take it out.");
  refuseRepeated(text, file);
  return parseEnv(text) as Record<string, string>;
}

/** The last of two values would win unseen, and setup, which writes the file anew, would lose the other one. */
function refuseRepeated(text: string, file: string): void {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line)?.[1];
    const earlier = name && lines.get(name);
    if (earlier)
      throw new UnreadableFile(
        `${name} stands twice in ${file}, in the lines ${earlier} and ${index + 1}.`,
        name === "SEALING_KEYS"
          ? "Keep one of them; several sealing keys stand in one value, separated by commas."
          : "Keep one of them.",
      );
    if (name) lines.set(name, index + 1);
  }
}

/** Adds settings to the file, or replaces them. Only its owner may read it. */
export function writeSettingsFile(file: string, settings: Record<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  const all = { ...readSettingsFile(file), ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${quoted(value)}\n`);
  writeFileSync(file, HEAD + lines.join(""), { mode: OWNER_ONLY });
  chmodSync(file, OWNER_ONLY);
}

/** A value of a file of settings ends at a # outside of quotes. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);
