import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { own } from "../text/own.ts";
import { fieldsOf, textOf } from "./json.ts";
import type { Terminal } from "./terminal.ts";

/** Keys of `brandrun login` by the address of their service, and where the last login was. */
type Logins = { keys: Readonly<Record<string, string>>; last: string | undefined };
type Here = Pick<Terminal, "env">;

/** The file that holds them, in the person's folder of settings. Undefined where nothing says which that is. */
export function loginFile({ env }: Here): string | undefined {
  const { XDG_CONFIG_HOME, APPDATA, HOME } = env;
  const folder = XDG_CONFIG_HOME || APPDATA || (HOME && join(HOME, ".config"));
  return folder ? join(folder, "brandrun", "keys.json") : undefined;
}

function readLogins(here: Here): Logins {
  const file = loginFile(here);
  try {
    const fields = fieldsOf(JSON.parse(readFileSync(file ?? "", "utf8")));
    const keys = Object.entries(fieldsOf(fields.keys)).filter(([, key]) => textOf(key) !== undefined);
    return { keys: Object.fromEntries(keys) as Record<string, string>, last: textOf(fields.last) };
  } catch {
    return { keys: {}, last: undefined };
  }
}

export const savedKey = (here: Here, baseUrl: string): string | undefined =>
  own(readLogins(here).keys, baseUrl);

export function lastLogin(here: Here): string | undefined {
  const { keys, last } = readLogins(here);
  return last !== undefined && Object.hasOwn(keys, last) ? last : undefined;
}

/** Keeps the key of a service, readable for this user only. Answers the file. Throws what the disk says. */
export function saveKey(here: Here, baseUrl: string, key: string): string | undefined {
  return write(here, { keys: { ...readLogins(here).keys, [baseUrl]: key }, last: baseUrl });
}

export function forgetKey(here: Here, baseUrl: string): void {
  const { keys, last } = readLogins(here);
  const others = Object.fromEntries(Object.entries(keys).filter(([url]) => url !== baseUrl));
  write(here, { keys: others, last: last === baseUrl ? Object.keys(others).at(-1) : last });
}

/** All of the file or none of it, and never readable for others, not even while it is written. */
function write(here: Here, logins: Logins): string | undefined {
  const file = loginFile(here);
  if (!file) return undefined;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${crypto.randomUUID().slice(0, 8)}`;
  writeFileSync(draft, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
  return file;
}
