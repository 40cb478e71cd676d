import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseEnv } from "node:util";

const OWNER_ONLY = 0o600;
const HEAD =
  "# Settings of a deployment, with its secrets. Keep a copy elsewhere: without SEALING_KEYS a backup is of no use.\n";

const LINE = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=.*)?$/;

/** The settings of a file of `NAME=value` lines; none where there is no file. */
export function readSettingsFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, "utf8");
  // A line of another form would be read as a part of the next name.
  const wrong = text.split(/\r?\n/).findIndex((line) => !LINE.test(line));
  if (wrong >= 0)
    throw new Error(`Line ${wrong + 1} of ${file} is no NAME=value. Correct it or take it out.`);
  return parseEnv(text) as Record<string, string>;
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
