import { CHANNEL_RULES } from "../../../copy/judge/channel-rules.ts";
import { isSurelyNotIn } from "../../../copy/language.ts";
import { hasWords, size, stop, unstop, urls, withoutUrls } from "../../../copy/text.ts";
import type { Channel } from "../../../vocab.ts";
import { shownUrl } from "../cta.ts";
import type { Material } from "../material.ts";
import { typeset } from "../typeset.ts";
import { isStopped, ownEmoji, withFaces } from "./emoji.ts";
import { MANNERS, type Manner } from "./manners.ts";

const linkIn = (url: string, how: Manner["link"]) => {
  if (how === "shown") return url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
  return /^https?:/i.test(url) ? url : `https://${url}`;
};

/** Channels on which a post may close with the brand's own line; everywhere else the account shows the name. */
const SIGNED: ReadonlySet<Channel> = new Set(["linkedin", "instagram"]);

/** Name and tagline close a post that does not name the brand. A name alone says nothing that the account does not. */
export function signature(
  said: string,
  channel: Channel,
  { options: { brand }, reading, wishes, language }: Material,
): string {
  if (wishes.endWith) return "";
  const name = brand.name.trim();
  const isGlad = !/^(?:incident|closing|appeal)$/.test(reading.occasion);
  if (!name || !isGlad || !SIGNED.has(channel)) return "";
  if (hasWords(said, name) || hasWords(said, brand.offer.product_name)) return "";
  if (isSurelyNotIn(brand.tagline, language)) return "";
  return brand.tagline && size(brand.tagline) <= 80 ? `${stop(name)} ${stop(brand.tagline)}` : "";
}

const lowered = (text: string) => unstop(text).toLowerCase();

/** "Link:" says no more than the address. */
const SAYS_LINK = /^\W*(?:links?|url|web|website|site|homepage|webseite|lien|enlace|sito)?\W*$/iu;

/** The link that no sentence of the post holds: the author's sentence about it, or the link alone. */
function pointer(said: string, how: Manner["link"], m: Material): string {
  const { reading, wishes } = m;
  const link = reading.facts.find((f) => f.kind === "link" && f.from === "brief");
  const [url] = urls(link?.quote ?? "");
  if (!url || wishes.leaveOutKinds.has("link") || said.includes(lowered(shownUrl(url)))) return "";
  const piece = m.blocks.find((b) => b.kind !== "list" && b.pieces[0]?.text.includes(url))?.pieces[0];
  const text = piece?.text ?? "";
  if (!piece || SAYS_LINK.test(withoutUrls(text))) return linkIn(url, how);
  const own = ownEmoji(m).get(piece);
  return own ? withFaces(text, own, isStopped(m, piece)) : text;
}

/** What closes a post: its link, what the author or the brand wants said, and how the author wants it to end. */
export function endingOf(said: string, channel: Channel, m: Material, signed = ""): string[] {
  const { wishes, guidelines, language } = m;
  const end = wishes.endWith ? stop(typeset(wishes.endWith, language)) : "";
  const all = `${said}\n${end}`.toLowerCase();
  const asked = [...wishes.mustSay, ...guidelines.required].filter((t) => !all.includes(lowered(t)));
  return [
    pointer(all, MANNERS[channel].link, m),
    ...asked.map((t) => stop(typeset(t, language))),
    signed,
    said.endsWith(end) ? "" : end,
  ].filter(Boolean);
}

/** As many hashtags as look at home on the channel, in the order given. */
export function tagLine(tags: readonly string[], channel: Channel): string {
  const { most } = CHANNEL_RULES[channel].hashtags;
  return tags
    .slice(0, most)
    .map((t) => `#${t}`)
    .join(" ");
}
