import { capitalize, clip } from "../../copy/text.ts";
import type { Kind } from "../../copy/types.ts";
import { type Material, portraitOf, roleOf, titledPoint, words } from "./material.ts";
import { isVersionAlone, kindOf, versionOf, withoutLabel } from "./release.ts";
import { whenOf } from "./when.ts";

/** A way to show some material. `show` answers the template's data, or nothing where there is not enough for it. */
export type Candidate = {
  template: string;
  /** How often it is taken, beside the others that can show the same material. */
  weight: number;
  show: (material: Material) => Record<string, unknown> | undefined;
};

const isKind = ({ facts }: Material, ...kinds: Kind[]) => kinds.includes(facts.kind);

/** Everything a single picture can be, in no order: what has enough to show takes part, and the seed chooses. */
export const CANDIDATES: readonly Candidate[] = [
  { template: "card", weight: 4, show: card },
  { template: "announcement", weight: 5, show: announcement },
  { template: "feature", weight: 2, show: feature },
  { template: "product_hero", weight: 5, show: hero },
  { template: "product_og", weight: 3, show: preview },
  { template: "changelog", weight: 4, show: changelog },
  { template: "hiring", weight: 5, show: hiring },
  { template: "event", weight: 3, show: event },
  { template: "steps", weight: 4, show: steps },
  { template: "listicle", weight: 3, show: listicle },
  { template: "testimonial", weight: 4, show: testimonial },
  { template: "stat", weight: 2, show: stat },
  { template: "milestone", weight: 4, show: milestone },
  { template: "offer", weight: 4, show: offer },
  { template: "before_after", weight: 4, show: beforeAfter },
  { template: "comparison", weight: 4, show: comparison },
  { template: "person", weight: 4, show: person },
];

/** A figure, a list or a quotation beside the message. Without one a card is an announcement. */
function card({ card: words }: Material) {
  const { stat: figure, quote, bullets = [] } = words;
  return figure || quote || bullets.length > 1 ? { ...words } : undefined;
}

/** The plain statement, in layouts that need no figure, list, date or quotation. */
function announcement(material: Material) {
  return words(material);
}

function feature(material: Material) {
  const { bullets = [], quote } = material.card;
  if (quote || !isKind(material, "launch", "feature", "news", "insight", "partnership")) return undefined;
  const points = bullets.filter((point) => point.length <= 90).slice(0, 3);
  const [screen = ""] = material.screens;
  return { ...words(material), points, screen };
}

function hero(material: Material) {
  const screens = material.screens.slice(0, 3);
  return screens.length > 0 ? { ...words(material), screens } : undefined;
}

function preview(material: Material) {
  const { kicker, headline, url } = words(material);
  const [screen = ""] = material.screens;
  return screen ? { kicker, line: headline, url, screen } : undefined;
}

function changelog(material: Material) {
  const { headline, cta, url } = words(material);
  const version = versionOf(material);
  const { bullets = [] } = material.card;
  if (!version || bullets.length < 2) return undefined;
  const entries = bullets.slice(0, 8).map((text) => ({
    kind: kindOf(text),
    text: clip(withoutLabel(text), 100),
  }));
  return {
    version: clip(version, 16),
    headline: isVersionAlone(headline) ? "" : clip(headline, 100),
    entries,
    cta,
    url,
  };
}

function hiring(material: Material) {
  const { jobTitle, places, stats } = material.facts;
  if (!isKind(material, "hiring") || !jobTitle || jobTitle.length > 80) return undefined;
  const place = places.find((name) => name.length <= 40);
  const pay = stats.find(({ value }) => /[€$£¥]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?)\b/i.test(value));
  const facts = [
    ...(place ? [{ label: "Place", value: place }] : []),
    ...(pay ? [{ label: "Salary", value: clip(pay.value, 40) }] : []),
  ];
  const { kicker, supporting, cta, url } = words(material);
  return { kicker, role: capitalize(jobTitle), supporting: clip(supporting, 240), facts, cta, url };
}

function event(material: Material) {
  const { date, time } = whenOf(material.facts);
  if (!isKind(material, "event", "opening") || !date || date.length > 60) return undefined;
  const { supporting, ...said } = words(material);
  // A supporting line that says no more than the time gives way to it.
  const isTime = time !== "" && supporting.replace(/\.$/, "") === time;
  const rest = isTime || !supporting.includes(time) ? { time } : {};
  return { ...said, supporting: isTime ? "" : supporting, date, ...rest };
}

function steps(material: Material) {
  const said = material.copy.slides.filter(({ role }) => role === "steps");
  if (said.length < 2) return undefined;
  const shown = said
    .slice(0, 6)
    .map(({ title, body }) => ({ title: clip(title, 60), body: clip(body, 140) }));
  const { kicker, headline, supporting, cta, url } = words(material);
  return { kicker, headline, supporting: clip(supporting, 160), steps: shown, cta, url };
}

function listicle(material: Material) {
  const { bullets = [] } = material.card;
  if (bullets.length < 3 || bullets.length > 7) return undefined;
  const items = bullets.map((point) => titledPoint(point, { title: 70, body: 120 }));
  const { kicker, headline, cta, url } = words(material);
  return { kicker, headline: clip(headline, 120), items, cta, url };
}

function testimonial(material: Material) {
  const { quote } = material.card;
  if (!quote?.author) return undefined;
  const { kicker, cta, url } = words(material);
  const [role = "", ...company] = roleOf(material, quote.author, quote.role).split(/,\s+/);
  const who = { role: clip(role, 80), company: clip(company.join(", "), 80) };
  const photo = portraitOf(material, quote.author);
  return { kicker, quote: quote.text, name: quote.author, ...who, photo, cta, url };
}

function stat(material: Material) {
  const { stat: figure, quote } = material.card;
  return figure && !quote ? { ...words(material), ...figure } : undefined;
}

function milestone(material: Material) {
  const { stat: figure } = material.card;
  return isKind(material, "milestone") && figure ? { ...words(material), ...figure } : undefined;
}

function offer(material: Material) {
  const { stat: figure } = material.card;
  if (!isKind(material, "offer")) return undefined;
  if (figure) return { ...words(material), offer: figure.value, terms: figure.label };
  const { headline, supporting, ...rest } = words(material);
  const [, value, terms] = LEADING_OFFER.exec(headline) ?? [];
  // Where the whole message is the offer, what is said about it takes the headline's place.
  if (!value || !terms || !supporting || supporting.length > 90) return undefined;
  return { ...rest, offer: value, terms, headline: supporting.replace(/\.$/, "") };
}

const LEADING_OFFER = /^((?:save\s+)?[€$£]?\d+\s?%?\s?(?:off|discount|free)?)\s+(\S.{3,100})$/i;

function beforeAfter(material: Material) {
  const [contrast, ...more] = material.copy.contrast ?? [];
  if (!contrast || more.length > 0) return undefined;
  const side = (text: string) => ({ text: clip(text, 160) });
  return { ...words(material), before: side(contrast.before), after: side(contrast.after) };
}

function comparison(material: Material) {
  const contrasts = material.copy.contrast ?? [];
  const rows = contrasts
    .slice(0, 7)
    .flatMap(({ topic, before, after }) => (topic ? [{ label: topic, first: before, second: after }] : []));
  if (rows.length < 2 || rows.length < contrasts.length) return undefined;
  return { ...words(material), first: "Before", second: "Now", winner: "second", rows };
}

function person(material: Material) {
  const { personName } = material.facts;
  if (!isKind(material, "person") || !personName) return undefined;
  const { kicker, supporting, headline, cta, url } = words(material);
  const photo = portraitOf(material, personName);
  return { kicker, name: personName, line: clip(supporting || headline, 280), photo, cta, url };
}
