import { guidelinesOf } from "../../copy/brand.ts";
import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { stop, unique, unstop } from "../../copy/text.ts";
import type { Cta } from "../../copy/types.ts";
import { showUrl } from "../../copy/write/cta.ts";
import type { Channel } from "../../vocab.ts";
import type { CopyRequest } from "./request.ts";

/** How an address appears: to be tapped, to be remembered, or not at all. */
const LINKS: Record<Channel, "full" | "shown" | "none"> = {
  twitter: "full",
  linkedin: "full",
  instagram: "shown",
  youtube: "full",
  tiktok: "none",
  web: "none",
};

function addressFor({ url }: Cta, channel: Channel): string {
  const style = LINKS[channel];
  if (!url || style === "none") return "";
  if (style === "shown") return showUrl(url);
  return /^https?:/i.test(url) ? url : `https://${url}`;
}

/** The call to action with its address, as far as the post has not said it already. */
function action(post: string, { label, ...cta }: Cta, channel: Channel): string {
  const address = addressFor({ label, ...cta }, channel);
  if (address && post.includes(address.replace(/^https?:\/\//, ""))) return "";
  const isSaid = !label || post.toLowerCase().includes(unstop(label).toLowerCase());
  if (isSaid) return address;
  return address ? `${unstop(label)}: ${address}` : stop(label);
}

/** Hashtags on a line of their own, as many as the channel has room for. */
function withTags(text: string, tags: readonly string[], channel: Channel): string {
  const { measure, max } = CHANNEL_RULES[channel];
  return tags.reduce((out, tag) => {
    const longer = `${out}${out === text ? "\n\n" : " "}${tag}`;
    return measure(longer) <= max ? longer : out;
  }, text);
}

/** The whole post: the model's text, and under it what has to be exact: action, address, required phrases, hashtags. */
export function postOf(post: string, cta: Cta, tags: readonly string[], request: CopyRequest): string {
  const { brand, facts, channel } = request;
  if (channel === "web") return post;
  const required = unique([...facts.limits.mustSay, ...guidelinesOf(brand).required]);
  const said = [post, action(post, cta, channel)].filter(Boolean).join("\n\n");
  const missing = required.filter((phrase) => !said.toLowerCase().includes(unstop(phrase).toLowerCase()));
  return withTags([said, ...missing.map(stop)].join("\n\n"), tags, channel);
}
