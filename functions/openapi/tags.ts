/** The groups of the reference, and the first names of the paths in each. */
const GROUPS: readonly { name: string; description: string; paths: readonly string[] }[] = [
  {
    name: "Runs",
    description: "From a brief to an asset: start runs, read them, decide about them.",
    paths: ["generate", "clarify", "runs"],
  },
  {
    name: "Rendering",
    description: "Pictures and films from finished words, one or many at a time.",
    paths: ["render", "templates", "looks"],
  },
  {
    name: "Posting",
    description: "Connected accounts, posts, schedules, campaigns and what they brought.",
    paths: ["accounts", "posts", "campaigns", "performance"],
  },
  {
    name: "Brand",
    description: "The brand: its words and colours, logos, screens, photos, people, films and mascot.",
    paths: ["brand-dna", "brand-assets", "media", "mascot"],
  },
  {
    name: "Events and webhooks",
    description: "What happened: read as a log, or sent to an address of yours as signed messages.",
    paths: ["events", "webhooks"],
  },
  {
    name: "Studio",
    description: "Cards from data, handed to chats and accounts by a profile.",
    paths: ["studio"],
  },
  {
    name: "Keys",
    description: "The key that asks, other keys, and who changed what.",
    paths: ["me", "keys", "audit", "leaked-keys"],
  },
  {
    name: "Login",
    description: "How a program on a computer gets a key of its own: the device flow of OAuth (RFC 8628).",
    paths: ["oauth"],
  },
  { name: "Credits", description: "Use, credits and their ledger.", paths: ["credits", "usage"] },
  {
    name: "Service",
    description: "The state and the description of the service.",
    paths: ["health", "openapi.json"],
  },
];

/** By name, as linters want them. */
export const TAGS = GROUPS.map(({ name, description }) => ({ name, description })).sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

/** The group of a path, by its first name after the prefix. */
export function tagOf(path: string): string {
  const [, first = ""] = /^\/(?:api\/v1\/(?:programmatic\/)?)?([^/]+)/.exec(path) ?? [];
  const group = GROUPS.find(({ paths }) => paths.includes(first));
  if (!group) throw new Error(`No group of the reference has the path ${path}.`);
  return group.name;
}
