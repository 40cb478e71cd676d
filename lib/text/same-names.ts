/** Names that other services give to the fields that ours have: each group means the same. */
const GROUPS: readonly (readonly string[])[] = [
  ["body", "data", "payload", "fields", "content"],
  ["output_type", "template", "template_id", "template_name"],
  ["brief", "prompt", "instructions", "description"],
  ["asset_type", "type", "kind"],
  ["format", "size", "aspect_ratio", "dimensions"],
  ["webhook_url", "callback_url", "callback", "webhook"],
  ["headline", "title"],
  ["supporting", "subtitle", "subheadline", "subline"],
  ["metadata", "meta", "custom"],
  ["language", "lang", "locale"],
  ["limit", "per_page", "page_size"],
];

/** The known name that means what another service calls so; undefined without one. */
export function sameName(name: string, known: readonly string[]): string | undefined {
  const group = GROUPS.find((names) => names.includes(name.toLowerCase())) ?? [];
  return known.find((one) => one !== name && group.includes(one));
}
