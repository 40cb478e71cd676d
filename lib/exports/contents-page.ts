import { own } from "../text/own.ts";

/** A file that a run made, under the path of its address. */
type MadeFile = { key: string; mimeType: string };
/** A run as the contents show it. */
export type ExportedRun = {
  id: string;
  assetType: string;
  channel: string;
  brief: string;
  headline: string | null;
  post: string | null;
  createdAt: string;
  files: readonly MadeFile[];
};

/** What the lines of each table are. */
export const TABLE_WORDS: Readonly<Record<string, string>> = {
  accounts: "connected accounts of social networks",
  agent_grants: "agents that may act for you, and what they may do",
  api_keys: "API keys: names and limits, not the keys",
  audit_log: "who changed what",
  batches: "runs that were ordered together",
  brand_dna: "the Brand DNA",
  brand_videos: "videos of your library",
  campaigns: "campaigns",
  chats: "linked chats",
  credit_ledger: "credits granted, spent and given back",
  device_logins: "sign-ins of the command line",
  event_logs: "how far the log of events is",
  events: "what happened, in order",
  fonts: "fonts of your own",
  images: "uploaded pictures: size, type and file",
  key_networks: "networks that keys were used from",
  linked_logos: "logos that are named by their address",
  logos: "logos",
  mascot_pictures: "pictures of the mascot",
  mascots: "the mascot",
  members: "people of the workspace and their roles",
  notification_sends: "notifications that were sent",
  notification_settings: "which notifications each member gets",
  notifications: "notifications",
  payment_events: "messages of the payment service",
  people: "people who may be shown and quoted",
  photos: "photos of your library",
  post_metrics: "results of posts",
  posts: "posts: where, when, which words, and how it went",
  purchases: "credits that were bought",
  run_assets: "files that runs made",
  run_search: "words that runs are found by",
  runs: "runs: briefs, texts, stories, scores and decisions",
  screens: "product screens of your library",
  studio_deliveries: "cards that Studio handed over",
  studio_profiles: "Studio profiles",
  subscriptions: "the subscription",
  usage_counters: "what was made in each month",
  webhook_deliveries: "deliveries to webhooks",
  webhook_endpoints: "webhooks",
};

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => own(ESCAPES, sign) ?? sign);

const STYLE = `:root { color-scheme: light dark; } body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
ul.runs { list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
.runs img { width: 100%; height: 14rem; object-fit: contain; background: #8882; } p { margin: 0.25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; } .soft { opacity: 0.75; font-size: 0.875rem; }`;

type Contents = {
  made: Date;
  /** The tables that the export has, by name. */
  tables: readonly string[];
  runs: readonly ExportedRun[];
  /** There are older runs, which only the tables have. */
  hasMore: boolean;
};

/** `index.html` of an export: what is in it, and what was made, as a page that opens without the service. */
export const contentsPage = ({ made, tables, runs, hasMore }: Contents): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Export</title>
<style>${STYLE}</style>
<h1>Export of ${made.toISOString().slice(0, 10)}</h1>
<p>Everything of one workspace. If it came in several parts, unpack them all into one folder: the links below need them.</p>
<h2>What was made</h2>
${runs.length === 0 ? "<p>Nothing yet.</p>" : `<ul class="runs">${runs.map(runItem).join("\n")}</ul>`}
${hasMore ? "<p>Older ones are in data/runs and in files.</p>" : ""}
<h2>Files</h2>
<p>The folder files has pictures, films, fonts and uploads. Each stands in a folder that is named as in its address, under /assets.</p>
<h2>Tables</h2>
<p>The folder data has tables as text: one entry a line, each in JSON (NDJSON). Long tables go on in files with higher numbers, and empty ones are left out. Keys, tokens and other secrets are not in them.</p>
<ul>
${tables.map((name) => `<li><code>data/${name}-0001.ndjson</code>: ${own(TABLE_WORDS, name) ?? "records of the service"}</li>`).join("\n")}
</ul>
</html>
`;

function runItem({ assetType, channel, brief, headline, post, createdAt, files }: ExportedRun): string {
  const name = escaped(headline || brief.slice(0, 120) || assetType);
  const picture = files.find(({ mimeType }) => mimeType.startsWith("image/"));
  const links = files.map(({ key }) => `<a href="files/${escaped(key)}">${escaped(fileOf(key))}</a>`);
  return `<li>${picture ? `<img src="files/${escaped(picture.key)}" alt="" loading="lazy">` : ""}
<p><strong>${name}</strong></p>
<p class="soft">${assetType.replace("_", " ")} for ${escaped(channel)}, ${createdAt.slice(0, 10)}</p>
${post ? `<details><summary>Text of the post</summary><p>${escaped(post)}</p></details>` : ""}
<p>${links.join(", ")}</p></li>`;
}

const fileOf = (key: string): string => key.slice(key.lastIndexOf("/") + 1);
