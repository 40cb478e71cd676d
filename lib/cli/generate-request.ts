import { readBrief } from "./brief.ts";
import { misuse } from "./exit.ts";
import { type GivenOptions, lastValue } from "./given.ts";
import type { OptionName } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { readMoment } from "./times.ts";

/** The body of POST /generate: what every one has, and what was asked for beside it. */
export type Body = {
  brief: string;
  channel: string;
  asset_type: string;
  format?: string;
  dry_run?: true;
  [field: string]: unknown;
};

/** What to ask for, and what of it the person left to us. */
export type GenerateRequest = { body: Body; chosen: { channel: boolean; assetType: boolean } };

type Reader = (given: GivenOptions, name: OptionName, terminal: Terminal) => unknown;

const text: Reader = lastValue;
const on: Reader = (given, name) => given.has(name);
const list: Reader = (given, name) =>
  given
    .get(name)
    ?.flatMap((one) => one.split(","))
    .map((one) => one.trim());

/** How each option beside brief, channel and asset type becomes the field of its name. */
const READERS = {
  "scheduled-at": (given, name, terminal) =>
    readMoment(text(given, name, terminal) as string, name, terminal.today()),
  "webhook-url": text,
  format: text,
  "file-type": text,
  theme: text,
  language: text,
  template: text,
  imagery: text,
  variants: wholeNumber,
  seed: wholeNumber,
  fps: wholeNumber,
  // Without a name the service chooses the bed.
  sound: (given, name) => lastValue(given, name) || true,
  copy: (given, name) => copyWords(given.get(name) ?? []),
  "screen-ids": list,
  "photo-ids": list,
  metadata: (given, name) => pairs(given.get(name) ?? [], name, "campaign=spring"),
  "dry-run": on,
} as const satisfies Partial<Record<OptionName, Reader>>;

/** The options that say what to make, in the order help shows them. */
export const MAKING = [
  "brief",
  "channel",
  "asset-type",
  ...(Object.keys(READERS) as (keyof typeof READERS)[]),
] as const;

/** The order as given on the command line; everything a server should judge is left to the server. */
export async function readGenerateRequest(terminal: Terminal, given: GivenOptions): Promise<GenerateRequest> {
  const asked = Object.entries(READERS).filter(([name]) => given.has(name as OptionName));
  const extras = asked.map(([name, read]) => [fieldOf(name), read(given, name as OptionName, terminal)]);
  const chosen = { channel: given.has("channel"), assetType: given.has("asset-type") };
  // Last, because it may wait for a person to type.
  const brief = await readBrief(terminal, lastValue(given, "brief"));
  const channel = lastValue(given, "channel") ?? "linkedin";
  const assetType = lastValue(given, "asset-type") ?? "card";
  return { body: { brief, channel, asset_type: assetType, ...Object.fromEntries(extras) }, chosen };
}

const fieldOf = (option: string) => option.replaceAll("-", "_");

function wholeNumber(given: GivenOptions, name: OptionName): number {
  const said = lastValue(given, name) ?? "";
  const value = Number(said);
  if (!/^-?\d+$/.test(said.trim()) || !Number.isSafeInteger(value))
    throw misuse(`--${name} "${said}" is not a whole number.`, `For example: --${name} 3`);
  return value;
}

/** The values of an option that are `KEY=VALUE`. */
export const pairs = (texts: readonly string[], name: OptionName, example: string): Record<string, string> =>
  Object.fromEntries(texts.map((pair) => keyAndValue(pair, name, example)));

/** Words to use as they are. `points` may be given several times: each is a line. */
export function copyWords(texts: readonly string[]): Record<string, string | string[]> {
  const entries = texts.map((pair) => keyAndValue(pair, "copy", "headline=Half the time"));
  const points = entries.filter(([key]) => key === "points").map(([, line]) => line);
  return { ...Object.fromEntries(entries), ...(points.length > 0 && { points }) };
}

function keyAndValue(pair: string, name: OptionName, example: string): [string, string] {
  const at = pair.indexOf("=");
  if (at < 1)
    throw misuse(`--${name} "${pair}" is not KEY=VALUE.`, `For example: --${name} ${quoted(example)}`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const quoted = (words: string) => (/\s/.test(words) ? `"${words}"` : words);
