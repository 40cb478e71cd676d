import { escaped, WAYS_OUT } from "../layout.ts";
import { card } from "./card.ts";
import type { Feed, ShownMedia, ShownPost } from "./feed.ts";
import { NETWORKS, type Platform } from "./networks.ts";
import { STYLE } from "./style.ts";

/** What one page shows; older posts have pages of their own. */
const MOST_SHOWN = 50;
const ALL = Object.keys(NETWORKS) as Platform[];
const NOTE = "A sandbox: these posts are on this machine and nowhere else.";

const page = (title: string, kind: Platform | "index", content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/sandbox/icon.svg">
<title>${escaped(title)} · sandbox</title>
<style>${STYLE}</style>
</head>
<body class="${kind}">
<div class="bar"><nav aria-label="Networks"><a class="home" href="/sandbox"${kind === "index" ? ' aria-current="page"' : ""}>Sandbox</a>${ALL.map(
  (one) => `<a href="/sandbox/${one}"${one === kind ? ' aria-current="page"' : ""}>${NETWORKS[one]}</a>`,
).join("")}</nav></div>
<main>
${content}
</main>
<p role="status"></p>
<script src="/sandbox/live.js"></script>
</body>
</html>`;

/** All five networks, each with its newest post. */
export function indexPage(feed: Feed): string {
  const tiles = ALL.map((platform) => `<li>${tile(platform, feed.of(platform))}</li>`);
  return page(
    "Social networks",
    "index",
    `<h1>Five networks to try</h1>
<p class="lead">Posts of sandbox accounts appear here as their network would show them. Nothing leaves this machine.</p>
<ul class="tiles">${tiles.join("\n")}</ul>`,
  );
}

function tile(platform: Platform, posts: ShownPost[]): string {
  const [newest] = posts;
  const [first] = newest?.media ?? [];
  const count = posts.length === 1 ? "1 post" : `${posts.length} posts`;
  return `<a class="tile" href="/sandbox/${platform}"><strong>${NETWORKS[platform]}</strong><span class="soft">${count}</span>
${first ? preview(first) : ""}
${newest ? `<span class="last">${escaped(newest.title || newest.text)}</span>` : ""}</a>`;
}

const preview = ({ id, mimeType }: ShownMedia) =>
  mimeType.startsWith("video/")
    ? `<video src="/sandbox/media/${id}#t=1" preload="metadata" muted aria-hidden="true" tabindex="-1"></video>`
    : `<img src="/sandbox/media/${id}" alt="">`;

/** The posts of one network, newest first; the page polls for more. */
export function feedPage(platform: Platform, posts: ShownPost[]): string {
  const name = NETWORKS[platform];
  return page(
    name,
    platform,
    `<p class="note">${NOTE}<br>${WAYS_OUT}</p>
<div data-feed="/sandbox/${platform}/new">
${posts.slice(0, MOST_SHOWN).map(card).join("\n") || empty(platform)}
</div>`,
  );
}

const empty = (platform: Platform) => `<div class="empty"><strong>No posts yet</strong>
<p>They appear here the moment a run is posted to ${NETWORKS[platform]}.</p>
<p>Another account: <code>npm run -s admin -- account --workspace ID --platform ${platform}</code></p></div>`;

export const postPage = (post: ShownPost) =>
  page(
    `${NETWORKS[post.platform]} post`,
    post.platform,
    `<p class="note">${NOTE}<br>${WAYS_OUT}</p>\n${card(post)}`,
  );

export const noPage = () =>
  page(
    "No such page",
    "index",
    "<h1>There is no such page</h1><p>The address may belong to another data folder.</p>",
  );

/** Posts newer than the page's last one, and the current counts of all posts. */
export function news(feed: Feed, platform: Platform, after: string) {
  const posts = feed.of(platform).slice(0, MOST_SHOWN);
  const known = posts.findIndex(({ id }) => id === after);
  const fresh = known < 0 ? posts : posts.slice(0, known);
  countViews(feed, fresh);
  const figures = Object.fromEntries(posts.map((post) => [post.id, post.figures]));
  return { html: fresh.map(card).join("\n"), added: fresh.length, figures };
}

/** Every display of a post counts as an impression. */
export function countViews(feed: Feed, posts: ShownPost[]): void {
  for (const { figures } of posts.slice(0, MOST_SHOWN)) figures.impressions++;
  if (posts.length > 0) feed.save();
}
