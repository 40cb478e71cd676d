import { own } from "../../text/own.ts";
import { productName } from "../brand.ts";
import { phoneNumber } from "../extract/offers.ts";
import { detectLanguage } from "../language.ts";
import { smart } from "../polish.ts";
import { overlap } from "../similarity.ts";
import { capitalize, hasWords, lowerFirst, size, stop, unstop, wordCount } from "../text.ts";
import { showUrl } from "../write/cta.ts";
import { isEnglish, type Line, type Story } from "../write/story.ts";

const LEANS = /^(?:it|they|this|she|he|that|these)\b/i;
const SAME_WORDS = /^(?:whole|main|short|message|after-colon)$/;
/** A sentence this short may open the post as it stands. */
const MAX_HOOK = 160;

type Quote = NonNullable<Story["quote"]>;

/** The words, and underneath who said them. */
export function quoteBlock(q: Quote): string {
  const words = unstop(q.text.replace(/^“|”$/g, ""));
  const by = q.author ? `\n— ${q.author}${q.role ? `, ${q.role}` : ""}` : "";
  return `“${words}${/[!?…]$/.test(words) ? "" : "."}”${by}`;
}

const endsItself = (headline: string, kind: string) =>
  /[.!?”…]$/.test(headline) || kind === "howto" || /^(?:how|why|what)\b|:|\bvs\b/i.test(headline);

/** The sentence behind the headline, when it can open the post itself. */
function openingLine(s: Story): Line | undefined {
  const line = s.lines.find((l) => l.leads);
  if (!line || !s.head || LEANS.test(line.text) || size(line.text) > MAX_HOOK) return undefined;
  const least = s.f.kind === "hiring" ? 0.7 : 0.9;
  return SAME_WORDS.test(s.head.by) || overlap(line.text, s.headline) >= least ? line : undefined;
}

/** The first line of the post, and the facts it makes unnecessary. */
function hookOf(s: Story): { hook: string; told: Set<number> } {
  const invite = s.lines.find((l) => l.fact === -1);
  if (invite && size(invite.text) <= MAX_HOOK) return { hook: invite.text, told: new Set([-1]) };
  if (s.f.kind === "testimonial" && s.quote && size(s.quote.text) <= 240) {
    return { hook: quoteBlock(s.quote), told: new Set() };
  }
  const line = openingLine(s);
  if (line) return { hook: line.text, told: new Set([line.fact]) };
  const repeats = (l: Line) => overlap(s.headline, l.text) > (l.leads ? 0.55 : 0.8);
  const told = s.lines.filter((l) => repeats(l) || isResolved(l, s)).map((l) => l.fact);
  return { hook: endsItself(s.headline, s.f.kind) ? s.headline : stop(s.headline), told: new Set(told) };
}

/** "It now works offline", when the headline already says what "It" is. */
function isResolved(l: Line, s: Story): boolean {
  if (!l.leads || !l.it || !LEANS.test(l.text)) return false;
  const same = overlap(l.text, s.headline.replace(l.it, "")) >= 0.9;
  return same && wordCount(l.text) <= wordCount(s.headline) + 3;
}

/** A product the brief itself names, when no sentence of the post does. */
function ownName({ f, brand }: Story, all: string): string {
  const isOwn = f.product && f.product !== productName(brand) && !hasWords(all, f.product);
  return isOwn ? (f.product ?? "") : "";
}

/** "Topic: hook", for a short topic the post has not named. */
function withTopic(hook: string, all: string, s: Story): string {
  const topic = s.f.topic?.text;
  if (!topic || wordCount(topic) > 5 || overlap(all, topic) >= 0.5 || /[:“]/.test(hook)) return hook;
  return `${capitalize(topic.replace(/^(?:an?|the)\s/i, ""))}: ${lowerFirst(hook, s.f.names)}`;
}

/** What the post is about must be said, even when the best line leaves it out. */
function named(hook: string, s: Story): string {
  const name = productName(s.brand);
  const isBrands = s.head?.by === "brand" && name && !hasWords(hook, name);
  if (isBrands) return `${stop(name)} ${hook}`;
  const all = [hook, ...s.lines.map((l) => l.text)].join("\n");
  const topic = s.f.topic?.text;
  if (!isEnglish(s)) return !topic || all.includes(topic.slice(0, 24)) ? hook : `${stop(topic)} ${hook}`;
  const own = ownName(s, all);
  if (own && !/[:“]/.test(hook)) return `${own}: ${lowerFirst(hook, s.f.names)}`;
  return withTopic(hook, all, s);
}

/** First line and the sentences still to tell. */
export function piecesOf(s: Story): { hook: string; body: Line[] } {
  const { hook, told } = hookOf(s);
  const first = named(hook, s);
  const body = s.lines.filter((l) => {
    const again = overlap(first, l.text) >= 0.8 && wordCount(l.text) <= 14;
    return !told.has(l.fact) && !again && !s.cta.label.toLowerCase().includes(unstop(l.text).toLowerCase());
  });
  return { hook: smart(byBrand(first, s)), body };
}

/** The list of the post: numbered steps, or bullets and comparisons. */
export function listOf(s: Story, hook: string): string[] {
  const { f } = s;
  if (f.steps.length >= 2) return f.steps.map((x, n) => `${n + 1}. ${unstop(x.text)}`);
  const bullets = f.bullets
    .filter((b) => overlap(hook, b.text) <= 0.9)
    .map((b) =>
      b.label === "Breaking" ? `• Breaking: ${lowerFirst(unstop(b.text), s.f.names)}` : `• ${unstop(b.text)}`,
    );
  const contrasts = f.contrasts.map(
    (c) =>
      `• ${c.topic ? `${c.topic}: ${lowerFirst(c.before, s.f.names)}` : c.before} vs ${lowerFirst(c.after, s.f.names)}`,
  );
  if (f.flags.includes("before-after")) {
    const sides = f.contrasts.map((c) => `• ${c.before} → ${lowerFirst(c.after, f.names)}`);
    return [...bullets, ...sides];
  }
  return [...bullets, ...contrasts];
}

export type LinkStyle = "full" | "shown" | "none";

const fullUrl = (url: string) => (/^https?:/i.test(url) ? url : `https://${url}`);

function urlIn(url: string | undefined, style: LinkStyle): string {
  if (!url || style === "none") return "";
  return style === "full" ? fullUrl(url) : showUrl(url);
}

const COLON: Record<string, string> = { ja: "：", zh: "：", fr: " : " };

/** The action with its address, as the channel shows addresses. */
export function ctaLine({ cta, f }: Story, style: LinkStyle): string {
  // Who is asked to call need not be sent elsewhere.
  const url = phoneNumber(cta.label) ? "" : urlIn(cta.url, style);
  if (cta.label && url) return `${cta.label}${own(COLON, f.language) ?? ": "}${url}`;
  const isOpen = cta.label.endsWith("?") || /\S@\S+$/.test(cta.label);
  return url || (isOpen ? cta.label : stop(cta.label));
}

/** Terms that the post has not named yet. */
export function offersLeft(s: Story, said: string): string[] {
  const low = said.toLowerCase();
  const action = s.cta.label.toLowerCase();
  return s.f.offers
    .filter((o) => {
      const text = unstop(o.text).toLowerCase();
      const isSaid = low.includes(text) || action.includes(text);
      return !isSaid && overlap(said, o.text) < 0.8 && overlap(s.cta.label, o.text) < 0.8;
    })
    .map((o) =>
      stop(
        /^code\s/i.test(o.text) && isEnglish(s) ? `Use ${lowerFirst(o.text, s.f.names)}` : capitalize(o.text),
      ),
    );
}

/** Name and slogan close a post that has not named the brand; never after bad news, never a bare name. */
export function signOff({ f, brand }: Story, said: string): string {
  const name = productName(brand);
  if (!name || name !== f.product || f.kind === "incident" || hasWords(said, name)) return "";
  const line = [brand.tagline, brand.offer.one_liner].find((x) => x && overlap(said, x) < 0.8);
  return line && detectLanguage(line).code === f.language ? `${stop(name)} ${stop(line)}` : "";
}

/** "We cut …" becomes "At Acme, we cut …" when nothing else in the post says whose news it is. */
function byBrand(hook: string, s: Story): string {
  const name = s.brand.name.trim() || productName(s.brand);
  const isOurs =
    isEnglish(s) && name && s.f.product === productName(s.brand) && /^We(?:’re|’ve)?\s/.test(hook);
  if (!isOurs || s.f.kind === "incident" || s.brand.tagline || s.brand.offer.one_liner) return hook;
  const said = [hook, ...s.lines.map((l) => l.text), s.cta.label].join(" ");
  return hasWords(said, name) ? hook : `At ${name}, ${lowerFirst(hook, s.f.names)}`;
}

export const requiredLeft = (s: Story, said: string): string[] =>
  s.required.filter((r) => !said.toLowerCase().includes(unstop(r).toLowerCase())).map(stop);

const LEADING_WORD = /^(?:on|from|at|by|until|am|ab|le|el|il|den|em|op)\s+/i;

/** The supporting line where it alone tells the day: a post must not lose it with the sentence that became the headline. */
export function whenLeft({ f, supporting }: Story, said: string): string[] {
  const days = f.dates.map((date) => date.replace(LEADING_WORD, "").toLowerCase());
  const tells = (text: string) => days.some((day) => text.toLowerCase().includes(day));
  return tells(supporting) && !tells(said) ? [stop(supporting)] : [];
}
