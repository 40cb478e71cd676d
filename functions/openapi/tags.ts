type TagGroup = { name: string; description: string; guide: string; paths: readonly string[] };

/** The groups of the reference, the guide that tells more, and the first names of the paths in each. */
const GROUPS: readonly TagGroup[] = [
  {
    name: "Runs",
    description: "From a brief to an asset: start runs, read them, decide about them.",
    guide: "api",
    paths: ["generate", "clarify", "runs"],
  },
  {
    name: "Rendering",
    description: "Pictures and films from finished words, one or many at a time.",
    guide: "templates",
    paths: ["render", "templates", "looks"],
  },
  {
    name: "Posting",
    description: "Connected accounts, posts, schedules, campaigns and what they brought.",
    guide: "posting",
    paths: ["accounts", "posts", "campaigns", "performance"],
  },
  {
    name: "Brand",
    description: "The brand: its words and colours, logos, screens, photos, people, films and mascot.",
    guide: "uploads",
    paths: ["brand-dna", "brand-assets", "media", "mascot"],
  },
  {
    name: "Events and webhooks",
    description: "What happened: read as a log, or sent to an address of yours as signed messages.",
    guide: "webhooks",
    paths: ["events", "webhooks"],
  },
  {
    name: "Studio",
    description: "Cards from data, handed to chats and accounts by a profile.",
    guide: "studio",
    paths: ["studio"],
  },
  {
    name: "Keys",
    description: "The key that asks, other keys, and who changed what.",
    guide: "api#what-a-key-may-do",
    paths: ["me", "keys", "audit", "leaked-keys"],
  },
  {
    name: "Login",
    description: "How a program on a computer gets a key of its own: the device flow of OAuth (RFC 8628).",
    guide: "cli#sign-in",
    paths: ["oauth"],
  },
  {
    name: "Credits",
    description: "Use, credits and their ledger.",
    guide: "billing#credits",
    paths: ["credits", "usage"],
  },
  {
    name: "Service",
    description: "The state and the description of the service.",
    guide: "operate#health",
    paths: ["health", "openapi.json"],
  },
];

const guideAt = (publicUrl: string, guide: string) => ({
  description: "The guide",
  url: `${publicUrl}/docs/${guide}`,
});

/** By name, as linters want them, each with its guide at the address of this service. */
export const tagsAt = (publicUrl: string) =>
  GROUPS.map(({ name, description, guide }) => ({
    name,
    description,
    externalDocs: guideAt(publicUrl, guide),
  })).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Where a reader of the whole description begins. */
export const guidesAt = (publicUrl: string) => ({
  description: "The guides, with a first call in ten minutes",
  url: `${publicUrl}/docs/`,
});

/** The group of a path, by its first name after the prefix. */
export function tagOf(path: string): string {
  const [, first = ""] = /^\/(?:api\/v1\/(?:programmatic\/)?)?([^/]+)/.exec(path) ?? [];
  const group = GROUPS.find(({ paths }) => paths.includes(first));
  if (!group) throw new Error(`No group of the reference has the path ${path}.`);
  return group.name;
}
