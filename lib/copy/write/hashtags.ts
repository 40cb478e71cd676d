import { HYPE, isVerb, STOPWORDS } from "../lexicon.ts";
import { once, wordSet } from "../once.ts";
import { hasWords } from "../text.ts";
import type { Facts, Kind } from "../types.ts";

const camel = (s: string) =>
  s
    .split(/[\s\-–_/&+]+/)
    .map((w) => w.replace(/[^\p{L}\p{N}\p{M}]/gu, ""))
    .filter(Boolean)
    .map((w) => (/\d/.test(w) ? w : w.replace(/^\p{Ll}/u, (c) => c.toUpperCase())))
    .join("");

/** Verbs that are as often nouns: "design", "bread". */
const ALSO_NOUNS = once(() =>
  wordSet(
    "search design notes report store shop post test tests builds build sale offer support film review feed sync share trade market coffee bread bakes backup brand code cook demo draft drink email fund guide host house invoice list log map model note pack park plan plant price print product project rank rate record roast run sail sea show space stay stock stream study survey surf tag talk team time tour track train travel update view volunteer walk wash watch water work wrap",
  ),
);
const GENERIC = once(() =>
  wordSet(
    "product products team teams people water remote neighbours neighbors company companies place local decisions decision software growing market work changed small online free home store shop service services customers brand business offline online users week month saves",
  ),
);

function endsPhrase(raw: string): boolean {
  const w = raw.toLowerCase().replace(/[’']s$/, "");
  if (w.length < 3 || /^\d|[’']/.test(w) || STOPWORDS().has(w) || HYPE().has(w)) return true;
  return isVerb(w) && !/(?:ing|er)$/.test(w) && !ALSO_NOUNS().has(w);
}

/** Content words that stand together in one part of a sentence. */
function runsIn(part: string): string[][] {
  const out: string[][] = [[]];
  for (const raw of part.trim().split(/\s+/)) {
    if (endsPhrase(raw)) out.push([]);
    else out.at(-1)?.push(raw.replace(/[’']s$/, ""));
  }
  return out;
}

/** Phrases of one to three content words, adverbs in front left out. */
function phrases(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}\s’-]+|\s+(?=\d)/u)
    .flatMap(runsIn)
    .map((run) => run.slice(run.findIndex((w) => !/ly$/.test(w))))
    .filter((run) => run.length > 0 && run.length < 4)
    .map((run) => run.join(" "))
    .filter((p) => p.length >= 4);
}

const WORTH = [0, 1, 2.2, 1.7];

/** Key phrases by how often they occur, how early, and how long they are. */
function keyPhrases(texts: string[], max: number): string[] {
  const score = new Map<string, number>();
  for (const [i, text] of texts.entries()) {
    for (const phrase of phrases(text)) {
      const worth = (WORTH[phrase.split(" ").length] ?? 0) * (1 + 1.2 / (i + 1));
      score.set(phrase, (score.get(phrase) ?? 0) + worth);
    }
  }
  const ranked = [...score].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return ranked.slice(0, max).map(([phrase]) => phrase);
}

const BY_KIND: Partial<Record<Kind, string>> = { hiring: "hiring", changelog: "releasenotes" };
const NOT_NAMES = /^(?:new|old|our|next|last|other|plain|big|small|great)\b|^\w+ing\s|\w+ed\s/i;

/** Phrases of the topic and of the readers. */
function topicTags(f: Facts, times: (p: string) => number): string[] {
  const heads = [f.topic?.text ?? "", f.audience?.text ?? ""].filter(Boolean);
  return keyPhrases(heads, 12).filter((p) => {
    const n = p.split(" ").length;
    if (n === 2) return !NOT_NAMES.test(p);
    const isTopic = f.topic?.text.includes(p) && times(p) >= 2 && p.length >= 5;
    return n === 1 && isTopic && !/(?:ing|ed)$/.test(p) && !GENERIC().has(p.toLowerCase());
  });
}

/** A phrase of one or two words that says what it is, and is not the product's name again. */
function isSubject(p: string, f: Facts): boolean {
  const parts = p.split(" ");
  if (parts.length > 2 || (parts.length > 1 && /^\w+ing\s|\w+ed\s/.test(p)) || GENERIC().has(p)) return false;
  const named = f.product?.toLowerCase().split(" ") ?? [];
  return !named.some((w) => parts.includes(w));
}

/** Phrases that the brand uses too, or that the brief repeats. */
function sharedTags(f: Facts, said: string[], brandText: string, times: (p: string) => number): string[] {
  return keyPhrases([...said, brandText], 30).filter((phrase) => {
    const p = phrase.toLowerCase();
    const n = times(p);
    if (!n || !isSubject(p, f)) return false;
    const many = p.includes(" ");
    const shared = hasWords(brandText, p) || hasWords(brandText, `${p}s`);
    return (shared && (many || p.length >= 5)) || (many && n >= 2);
  });
}

function englishTags(f: Facts, brandText: string): string[] {
  const said = [
    f.topic?.text ?? "",
    f.audience?.text ?? "",
    ...f.facts.map((x) => x.text),
    ...f.bullets.map((b) => b.text),
  ];
  const all = said.join("\n").toLowerCase();
  const times = (p: string) => all.split(p.toLowerCase()).length - 1;
  const local = /^(?:opening|event|cause|hiring)$/.test(f.kind)
    ? f.places.filter(
        (p) => p.split(" ").length <= 2 && !/\d|\b(?:lane|street|road|rue|trust|head)\b/i.test(p),
      )
    : [];
  return [
    ...topicTags(f, times),
    ...sharedTags(f, said, brandText, times),
    ...local.map((p) => p.replace(/^the /i, "")),
  ];
}

const isTag = (t: string) => /^[\p{L}\p{N}\p{M}_]{3,26}$/u.test(t) && !/^\d/.test(t);

/** Hashtags only from words that are there: given ones, the brand's, the product's, then key phrases. With "#". */
export function hashtagsOf(f: Facts, brandTags: string[], brandText: string, max: number): string[] {
  if (f.limits.noHashtags) return [];
  const english = f.language === "en";
  const named = [
    f.product?.replace(/^The /, "") ?? "",
    (english && BY_KIND[f.kind]) || "",
    f.eventName && f.eventName.split(" ").length <= 4 ? f.eventName : "",
    f.jobTitle?.split(/\s+/).slice(-2).join(" ") ?? "",
    ...(english ? englishTags(f, brandText) : f.places.filter((p) => !/\s/.test(p))),
  ];
  const out: string[] = [];
  for (const tag of [...f.limits.hashtags, ...brandTags, ...named.map((p) => (p ? camel(p) : ""))]) {
    const t = tag.replace(/^#/, "");
    const low = t.toLowerCase();
    const known = out.some(
      (x) => x.toLowerCase() === low || (x.toLowerCase().startsWith(low) && t.length < 8),
    );
    if (isTag(t) && !known) out.push(t);
  }
  return out.slice(0, max).map((t) => `#${t}`);
}
