import { escaped } from "../layout.ts";
import type { Figures, ShownMedia, ShownPost } from "./feed.ts";
import { icon } from "./icons.ts";
import type { Platform } from "./networks.ts";
import { hueOf, marked, nameFrom } from "./text.ts";

/** A post as a network of its kind shows it. */
export function card(post: ShownPost): string {
  return `<article class="card" id="post-${post.id}" data-post="${post.id}" aria-label="Post by ${escaped(nameFrom(post.account.handle))}">
${LOOKS[post.platform](post)}
</article>`;
}

const LOOKS: Record<Platform, (post: ShownPost) => string> = {
  x: (post) => `${avatar(post)}
<div class="beside">
<header>${name(post)} ${handle(post)} <span aria-hidden="true">·</span> ${time(post)}</header>
${words(post)}${media(post)}${acts(post, ["comment", "repeat", "heart", "eye"])}
</div>`,
  linkedin: (
    post,
  ) => `<header>${avatar(post)}<div>${name(post)}<p class="soft">${handle(post)}</p><p class="soft">${time(post)}</p></div></header>
${words(post)}${media(post)}
<p class="soft tally">${tally(post, "likes", "Reactions")} · ${tally(post, "comments", "Comments")} · ${tally(post, "impressions", "Impressions")}</p>
${acts(post, ["thumb", "comment", "repeat"], true)}`,
  instagram: (post) => `<header>${avatar(post)}${handle(post, "")}</header>
${media(post)}
${acts(post, ["heart", "comment", "share"])}
<div class="caption">${words(post, `<strong>${escaped(post.account.handle)}</strong> `)}<p class="soft">${time(post)}</p></div>`,
  youtube: (post) => `${media(post)}
<h2>${escaped(post.title || "Untitled")}</h2>
<header>${avatar(post)}<div>${name(post)}<p class="soft">${handle(post)}</p></div>${acts(post, ["thumb", "share"])}</header>
<div class="box"><p class="soft"><strong>${tally(post, "impressions", "Views")}</strong> · ${time(post)}</p>${words(post)}</div>`,
  tiktok: (post) => `${media(post)}
<div class="over"><header>${handle(post)} <span aria-hidden="true">·</span> ${time(post)}</header>${post.title ? `<p class="title">${escaped(post.title)}</p>` : ""}${words(post)}</div>
<aside>${avatar(post)}${acts(post, ["heart", "comment", "share"])}</aside>`,
};

const name = ({ account }: ShownPost) => `<strong class="name">${escaped(nameFrom(account.handle))}</strong>`;
const handle = ({ account }: ShownPost, sign = "@") =>
  `<span class="handle">${sign}${escaped(account.handle)}</span>`;
const time = ({ at }: ShownPost) =>
  `<time datetime="${at}" title="${at}">${at.slice(0, 16).replace("T", " ")}</time>`;

const avatar = ({ account }: ShownPost) =>
  `<span class="avatar" style="--hue: ${hueOf(account.handle)}" aria-hidden="true">${escaped(nameFrom(account.handle).slice(0, 1))}</span>`;

const words = ({ text }: ShownPost, before = "") =>
  text || before ? `<p class="words" dir="auto">${before}${marked(text)}</p>` : "";

const tally = ({ figures }: ShownPost, kind: keyof Figures, label: string) =>
  `${label} <span data-figure="${kind}">${figures[kind]}</span>`;

/** A carousel is as tall as its first picture, within what such networks allow. */
const ratioOf = ({ width, height }: ShownMedia) => Math.min(1.91, Math.max(0.8, width / height)).toFixed(3);

function media({ media: files }: ShownPost): string {
  const [first] = files;
  if (!first) return "";
  const isFilm = first.mimeType.startsWith("video/");
  const shape = `${isFilm ? "video" : "images"}${first.height > first.width * 1.1 ? " tall" : ""}`;
  const many = files.length > 1;
  const group = many ? ' tabindex="0" role="group" aria-label="Pictures"' : "";
  return `<div class="frame"><div class="media ${shape}" style="--ratio: ${ratioOf(first)}" data-count="${files.length}"${group}>${files
    .map(isFilm ? film : picture)
    .join("")}</div>${many ? `<span class="count">${files.length} pictures</span>` : ""}</div>`;
}

const film = ({ id, width, height, altText, mimeType }: ShownMedia) =>
  `<video controls playsinline preload="metadata" width="${width}" height="${height}" aria-label="${escaped(altText)}"><source src="/sandbox/media/${id}" type="${escaped(mimeType)}"></video>`;

const picture = ({ id, width, height, altText }: ShownMedia) =>
  `<a href="/sandbox/media/${id}"><img src="/sandbox/media/${id}" width="${width}" height="${height}" alt="${escaped(altText)}" title="${escaped(altText)}"></a>`;

const ACTS = {
  heart: { figure: "likes", label: "Like" },
  thumb: { figure: "likes", label: "Like" },
  comment: { figure: "comments", label: "Comment" },
  repeat: { figure: "shares", label: "Repost" },
  share: { figure: "shares", label: "Share" },
  eye: { figure: "impressions", label: "Views" },
} as const;

/** What people can do with a post. Each press counts, so that there are figures to fetch. */
function acts({ id, figures }: ShownPost, wanted: (keyof typeof ACTS)[], withLabels = false): string {
  const buttons = wanted.map((sign) => {
    const { figure, label } = ACTS[sign];
    const shown = withLabels
      ? `<span>${label}</span>`
      : `<span data-figure="${figure}">${figures[figure]}</span>`;
    if (sign === "eye") return `<span class="act" title="${label}">${icon(sign)}${shown}</span>`;
    return `<form method="post" action="/sandbox/posts/${id}/${figure}"><button class="act ${sign}" aria-label="${label}" title="${label}">${icon(sign)}${shown}</button></form>`;
  });
  return `<div class="acts">${buttons.join("")}</div>`;
}
