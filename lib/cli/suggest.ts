import { AssetType, Channel, EventKind, Format } from "../vocab.ts";
import type { Body } from "./generate-request.ts";
import { nearest } from "./nearest.ts";

/**
 * Advice on words this client does not know. The server decides what is allowed, and may have learned new words,
 * so this only ever explains a refusal.
 */
export function suggestions({ channel, asset_type: assetType, format }: Body): string[] {
  return [
    ...suggestion("--channel", channel === "x" ? "twitter" : channel, Channel.options),
    ...suggestion("--asset-type", assetType, AssetType.options),
    ...(format === undefined ? [] : suggestion("--format", format, Format.options)),
  ];
}

function suggestion(option: string, given: string, known: readonly string[]): string[] {
  if (known.includes(given)) return [];
  const close = nearest(given, known);
  // The refusal itself lists the words there are.
  return close ? [`Did you mean ${option} ${close}?`] : [];
}

/** The same for kinds of events; a group such as `run.*` is known by its kinds. */
export function kindSuggestions(type: string): string[] {
  const groups = EventKind.options.map((kind) => kind.replace(/\..*/, ".*"));
  const known = [...EventKind.options, ...groups];
  return type.split(",").flatMap((name) => suggestion("--events", name.trim(), known));
}
