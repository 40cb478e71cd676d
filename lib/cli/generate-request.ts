import { readBrief } from "./brief.ts";
import { misuse } from "./exit.ts";
import { type GivenOptions, lastValue } from "./given.ts";
import type { OptionName } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { readScheduledAt } from "./times.ts";

/** The body of POST /generate, as far as this client fills it in. */
export type Body = {
  brief: string;
  channel: string;
  asset_type: string;
  scheduled_at?: string;
  format?: string;
  language?: string;
  template?: string;
  seed?: number;
  fps?: number;
  sound?: true;
  metadata?: Record<string, string>;
  dry_run?: true;
};

/** What to ask for, and what of it the person left to us. */
export type GenerateRequest = { body: Body; chosen: { channel: boolean; assetType: boolean } };

/** The order as given on the command line; everything a server should judge is left to the server. */
export async function readGenerateRequest(terminal: Terminal, given: GivenOptions): Promise<GenerateRequest> {
  const scheduledAt = lastValue(given, "scheduled-at");
  const [format, language] = [lastValue(given, "format"), lastValue(given, "language")];
  const template = lastValue(given, "template");
  const extras = {
    ...(scheduledAt !== undefined && { scheduled_at: readScheduledAt(scheduledAt, terminal.today()) }),
    ...(format !== undefined && { format }),
    ...(language !== undefined && { language }),
    ...(template !== undefined && { template }),
    ...wholeNumber(given, "seed"),
    ...wholeNumber(given, "fps"),
    ...(given.has("sound") && { sound: true as const }),
    ...(given.has("metadata") && { metadata: pairs(given.get("metadata")!, "metadata", "campaign=spring") }),
    ...(given.has("dry-run") && { dry_run: true as const }),
  };
  const chosen = { channel: given.has("channel"), assetType: given.has("asset-type") };
  // Last, because it may wait for a person to type.
  const brief = await readBrief(terminal, lastValue(given, "brief"));
  const channel = lastValue(given, "channel") ?? "linkedin";
  const assetType = lastValue(given, "asset-type") ?? "card";
  return { body: { brief, channel, asset_type: assetType, ...extras }, chosen };
}

/** A field of the body that is a whole number, when it is given. */
function wholeNumber(given: GivenOptions, name: "seed" | "fps"): { [field in typeof name]?: number } {
  const text = lastValue(given, name);
  if (text === undefined) return {};
  const value = Number(text);
  if (!/^-?\d+$/.test(text.trim()) || !Number.isSafeInteger(value))
    throw misuse(`--${name} "${text}" is not a whole number.`);
  return { [name]: value };
}

/** The values of an option that are `KEY=VALUE`. */
export function pairs(texts: readonly string[], name: OptionName, example: string): Record<string, string> {
  const entries = texts.map((pair): [string, string] => {
    const at = pair.indexOf("=");
    if (at < 1)
      throw misuse(`--${name} "${pair}" is not KEY=VALUE.`, `For example: --${name} ${quoted(example)}`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(entries);
}

const quoted = (text: string) => (/\s/.test(text) ? `"${text}"` : text);
