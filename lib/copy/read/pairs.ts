import { hasVerb } from "../grammar.ts";
import { type Key, keyOf } from "../keys.ts";
import { capitalize, unstop, urls, wordCount } from "../text.ts";
import type { Role, Unit } from "../types.ts";
import { listItems } from "./lists.ts";
import {
  addAvoid,
  addCta,
  addGoal,
  addTone,
  drop,
  type Notebook,
  publishable,
  push,
  setTopic,
  sourceOf,
} from "./notebook.ts";
import { fact, type Read, readAuthor, readDate, readPlace, readQuote, unquote } from "./pair-values.ts";
import { readProse } from "./prose.ts";

const pieces = (s: string) => s.split(/\s*[;|]\s*|\n/).filter(Boolean);

const topic: Read = (n, p) => setTopic(n, p.value, "about", p.u);
const asRole =
  (role: Role): Read =>
  (n, p) =>
    push(n, fact(n, p, role));

/** Keys that name the thing itself; a subject line or a topic only says what the text is about. */
const NAMES_THING =
  /^(?:product|product name|name|brand|company|app|produkt|produit|producto|prodotto|produto|商品|製品)$/i;

const readSubject: Read = (n, p) => {
  if (NAMES_THING.test(p.key.trim()) && wordCount(p.value) <= 5 && /^[\p{Lu}\d]/u.test(p.value))
    n.facts.product = unstop(p.value);
  else topic(n, p);
};

const NEWS_KEY = /new|news|neuig|launch|update|announce|novedad|novità|nouveau|novidade/i;
const readWhat: Read = (n, p) => {
  const list = n.facts.eventName ? listItems(p.value) : undefined;
  if (list && !list.head && list.items.length > 2) return readFeature(n, p);
  if (hasVerb(p.value)) push(n, fact(n, p, "news"));
  else setTopic(n, p.value, NEWS_KEY.test(p.key) ? "announce" : "about", p.u);
};

const readBenefit: Read = (n, p) => {
  const list = listItems(p.value);
  const items = list && !list.head && list.items.length > 2 ? list.items : [p.value];
  for (const text of items) push(n, fact(n, p, "benefit", { text }));
};

/** "Details: example.com" names where to read on. */
const isAddress = (s: string) => urls(s)[0]?.length === s.replace(/\.$/, "").length;

const readFeature: Read = (n, p) => {
  if (isAddress(p.value)) {
    if (n.english) addCta(n, `See the details ${p.value}`, p.source);
    return;
  }
  for (const item of p.value.split(/\s*[;|]\s+|\s*,\s+(?!\d|[^()]*\))|\n/).filter(Boolean)) {
    const text = capitalize(publishable(n, unstop(item.replace(/^(?:and|und|et|y|e|en)\s+/i, ""))));
    n.facts.bullets.push(fact(n, p, "feature", { text }));
  }
};

const readMust: Read = (n, p) => {
  const quoted = /^["“'](.+)["”']$/.exec(p.value);
  if (quoted) n.facts.limits.mustSay.push(quoted[1] ?? "");
  else push(n, fact(n, p, "detail"));
};

const readSlides: Read = (n, p) => {
  const count = Number.parseInt(p.value, 10);
  if (count > 0) n.facts.limits.slides = count;
};

const readHashtags: Read = (n, p) => {
  n.facts.limits.hashtags.push(
    ...p.value
      .split(/[\s,]+/)
      .map((t) => t.replace(/^#/, ""))
      .filter(Boolean),
  );
};

const readOffer: Read = (n, p) => {
  push(n, fact(n, p, "offer"));
  n.facts.offers.push(fact(n, p, "offer", { text: capitalize(publishable(n, p.value)) }));
};

const readMeta: Read = (n, p) => (/^re$/i.test(p.key) ? topic(n, p) : drop(n, p.source.quote, "meta"));

const READ: Record<Key, Read> = {
  subject: readSubject,
  what: readWhat,
  message: (n, p) => push(n, fact(n, p, n.preferences ? "benefit" : "news", { label: "message" })),
  benefit: readBenefit,
  feature: readFeature,
  audience: (n, p) => {
    n.facts.audience = fact(n, p, "audience", { text: unstop(p.value) });
  },
  offer: readOffer,
  price: (n, p) => push(n, fact(n, p, "offer", { label: "price" })),
  code: (n, p) => n.facts.offers.push(fact(n, p, "offer", { text: `Code ${p.value}` })),
  when: readDate,
  deadline: readDate,
  where: readPlace,
  link: (n, p) => {
    n.facts.urls.unshift(...urls(p.value));
    if (/^(?:sign up|rsvp|register)/i.test(p.key))
      addCta(n, `${p.key.replace(/ at$/i, "")} ${p.value}`, p.source);
  },
  cta: (n, p) => addCta(n, p.value, p.source, true),
  tone: (n, p) => addTone(n, p.value),
  hashtags: readHashtags,
  quote: readQuote,
  author: readAuthor,
  proof: (n, p) => {
    for (const text of pieces(p.value)) push(n, fact(n, p, "proof", { text }));
  },
  avoid: (n, p) => addAvoid(n, p.value),
  must: readMust,
  headline: (n, p) => push(n, fact(n, p, "news", { label: "headline", order: -20 })),
  meta: readMeta,
  slides: readSlides,
  goal: (n, p) => addGoal(n, p.value, p.source),
  role: (n, p) => {
    n.facts.jobTitle = unstop(p.value);
  },
  people: (n, p) => push(n, fact(n, p, "people", { label: p.key })),
  client: (n, p) =>
    push(
      n,
      fact(n, p, "people", { text: `${capitalize(p.key)}: ${p.value}`, fragment: true, label: "client" }),
    ),
  problem: asRole("problem"),
  version: (n, p) => {
    n.facts.version = p.value.replace(/^v/i, "");
  },
  event: (n, p) => {
    n.facts.eventName = unquote(unstop(p.value));
  },
  context: (n, p) => {
    const { key: _, ...unit } = p.u;
    readProse(n, { ...unit, shape: "sentence" });
  },
  pay: (n, p) => push(n, fact(n, p, "detail", { label: "Pay", fragment: true })),
};

/** Files the value of a "Key: value" line under what its key means. */
export function readPair(n: Notebook, u: Unit) {
  const key = keyOf(u.key ?? "");
  const value = u.text.trim();
  if (key && value) READ[key](n, { value, key: u.key ?? "", u, source: sourceOf(u) });
}
