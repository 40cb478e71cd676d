import { overlap } from "../similarity.ts";
import { bytes, clip, size, stop, weighted } from "../text.ts";
import type { Copy } from "../types.ts";
import type { Story } from "../write/story.ts";
import { decorate } from "./emoji.ts";
import { longPost } from "./long.ts";
import { ctaLine, piecesOf, requiredLeft } from "./pieces.ts";
import { shortPost } from "./short.ts";

/** What each network accepts. */
const X_WEIGHTED = 280;
const LINKEDIN = 3000;
const INSTAGRAM = 2200;
const INSTAGRAM_TAGS = 30;
const TIKTOK = 2200;
const YOUTUBE_BYTES = 5000;
const WEB = 200;

/** Emoji are left out when they would not fit. */
function decorated(text: string, s: Story, fits: (t: string) => boolean): string {
  const pretty = decorate(text, s);
  return fits(pretty) ? pretty : text;
}

function tiktok(s: Story): string {
  const { hook } = piecesOf(s);
  const support = s.supporting && overlap(hook, s.supporting) < 0.7 ? s.supporting : "";
  const said = [hook, support, ctaLine(s, "none")].filter(Boolean).join(" ");
  const tail = [...requiredLeft(s, said), s.tags.slice(0, 5).join(" ")].filter(Boolean).join("\n\n");
  return [clip(said, Math.max(0, TIKTOK - size(tail) - 2)), tail].filter(Boolean).join("\n\n");
}

/** A description is measured in bytes and may not hold angle brackets. */
function youtube(s: Story): string {
  const text = (max: number) => longPost(s, { links: "full", tags: 3, max, per: 3 }).replace(/[<>]/g, "");
  let max = 4500;
  while (bytes(text(max)) > YOUTUBE_BYTES && max > 500) max = Math.floor(max * 0.8);
  return text(max);
}

/** The copy for every channel, each within the channel's own limit. */
export function postsOf(s: Story): Copy["posts"] {
  const instagram = longPost(s, {
    links: "shown",
    tags: Math.min(8, INSTAGRAM_TAGS),
    max: INSTAGRAM - 50,
    per: 2,
  });
  return {
    twitter: decorated(shortPost(s, X_WEIGHTED), s, (t) => weighted(t) <= X_WEIGHTED),
    linkedin: longPost(s, { links: "full", tags: 4, max: LINKEDIN, per: 2 }),
    instagram: decorated(instagram, s, (t) => size(t) <= INSTAGRAM),
    youtube: youtube(s),
    tiktok: tiktok(s),
    web: clip([s.headline, s.supporting].filter(Boolean).map(stop).join(" "), WEB),
  };
}
