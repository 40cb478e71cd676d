import { CHANNEL_RULES } from "../../../copy/judge/channel-rules.ts";
import { isSurelyNotIn } from "../../../copy/language.ts";
import { hasWords, size, stop, unstop, urls, withoutUrls } from "../../../copy/text.ts";
import type { Channel } from "../../../vocab.ts";
import { shownUrl } from "../cta.ts";
import type { Material } from "../material.ts";
import { typeset } from "../typeset.ts";
import { sendsToOthers, websiteOf } from "../website.ts";
import { isStopped, ownEmoji, withFaces } from "./emoji.ts";
import type { Manner } from "./manners.ts";

const linkIn = (url: string, how: Manner["link"]) => {
  if (how === "shown") return url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
  return /^https?:/i.test(url) ? url : `https://${url}`;
};

/** Channels on which a post may close with the brand's own line; everywhere else the account shows the name. */
const SIGNED: ReadonlySet<Channel> = new Set(["linkedin", "youtube"]);

/** The brand's own site, below a film, or a post without room for all, whose text has no address. */
export const siteIn = (said: string, { options, wishes }: Material): string => {
  const isElsewhere = wishes.leaveOutKinds.has("link") || urls(said).length > 0 || sendsToOthers(said);
  const site = isElsewhere ? "" : websiteOf(options.brand);
  return site === "" ? "" : linkIn(site, "full");
};

/** A script without blanks sets a wide one between a name and its line, and no stop behind either. */
function lineOf(name: string, tagline: string): string {
  if (!tagline || size(tagline) > 80) return "";
  return UNSPACED.test(name) ? `${name}\u3000${unstop(tagline)}` : `${stop(name)} ${stop(tagline)}`;
}
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Name and tagline close a post that does not name the brand. A name alone says nothing that the account does not. */
export function signature(said: string, channel: Channel, m: Material): string {
  const { options, reading, wishes } = m;
  const { brand } = options;
  if (wishes.endWith) return "";
  const name = brand.name.trim();
  const isGlad = !/^(?:incident|closing|appeal)$/.test(reading.occasion);
  if (!name || !isGlad || !SIGNED.has(channel)) return "";
  if (hasWords(said, name) || hasWords(said, brand.offer.product_name)) return "";
  const line = isSurelyNotIn(brand.tagline, m.language) ? "" : lineOf(name, brand.tagline);
  return channel === "youtube" ? [line, siteIn(said, m)].filter(Boolean).join("\n") : line;
}

const lowered = (text: string) => unstop(text).toLowerCase();

/** "Link:" says no more than the address. */
const SAYS_LINK = /^\W*(?:links?|url|web|website|site|homepage|webseite|lien|enlace|sito)?\W*$/iu;

/** The link that no sentence of the post holds: the author's sentence about it, or the link alone. */
export function pointer(said: string, how: Manner["link"], m: Material): string {
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

/** The text with its link where the channel has it. */
export function withLink(said: string, link: string, { linkAt: at, gap }: Manner): string {
  const paragraphs = said.split("\n\n");
  const [first = "", ...rest] = paragraphs;
  if (link === "") return said;
  // Behind a line that leads to a list the link would stand for the list.
  if (at === "early" && rest.length > 0 && !/[:：]$/u.test(first)) return [first, link, ...rest].join("\n\n");
  const last = paragraphs.at(-1) ?? "";
  const isLine = at === "inline" && gap !== "\n" && !/\n|[:：]$/u.test(last) && !link.includes("\n");
  return said === "" ? link : `${said}${isLine ? " " : gap}${link}`;
}

/** What closes a post: what the author or the brand wants said, and how the author wants it to end. */
export function endingOf(said: string, m: Material, signed = ""): string[] {
  const { wishes, guidelines, language } = m;
  const end = wishes.endWith ? stop(typeset(wishes.endWith, language)) : "";
  const all = `${said}\n${end}`.toLowerCase();
  const wanted = [...wishes.mustSay, ...guidelines.required].map((t) => typeset(t, language));
  // Both are typeset: "d'essais" stands as "d’essais" in the post.
  const asked = wanted.filter((t) => !all.includes(lowered(t)));
  return [...asked.map(stop), signed, said.endsWith(end) ? "" : end].filter(Boolean);
}

/** As many hashtags as look at home on the channel, in the order given. */
export function tagLine(tags: readonly string[], channel: Channel): string {
  const { most } = CHANNEL_RULES[channel].hashtags;
  return tags
    .slice(0, most)
    .map((t) => `#${t}`)
    .join(" ");
}
