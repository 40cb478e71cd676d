import { productName } from "../brand.ts";
import { mainDate } from "../headline/when.ts";
import { detectLanguage } from "../language.ts";
import { overlap } from "../similarity.ts";
import { capitalize, clip, lowerFirst, stop, unstop, wordCount } from "../text.ts";
import type { Fact, Role, Slide } from "../types.ts";
import { showUrl } from "./cta.ts";
import type { Story } from "./story.ts";
import { offerSpan } from "./support-options.ts";
import { titled } from "./titled.ts";

/** A slide that may be left out; heavier ones stay. */
type Point = Slide & { weight: number; order: number };

const WEIGHT: Partial<Record<Role, number>> = {
  benefit: 8,
  proof: 8,
  news: 7,
  offer: 7,
  people: 6,
  problem: 5,
  detail: 5,
};

function stepPoints({ f }: Story): Point[] {
  return f.steps.map((s) => {
    const { title, body } = titled(s.text, f.product);
    const split = title ? { title, body } : { title: clip(body, 60), body: "" };
    return { role: "steps", ...split, weight: 9, order: s.order };
  });
}

function contrastPoints({ f }: Story): Point[] {
  return f.contrasts.map((c, i) => ({
    role: "point",
    title: c.topic ?? "",
    body: `${c.before} vs ${lowerFirst(c.after, f.names)}`,
    weight: 9,
    order: i / 100,
  }));
}

function bulletPoint(b: Fact, product: string | undefined): Point {
  const base = { role: "point" as const, order: b.order };
  if (b.label === "Fixed")
    return { ...base, title: "Fixed", body: stop(capitalize(b.text.replace(/^fixed: /i, ""))), weight: 5 };
  if (b.label === "Breaking") return { ...base, title: "Breaking change", body: stop(b.text), weight: 6 };
  return { ...base, ...titled(b.text, product), weight: b.role === "feature" ? 8 : 6 };
}

/** Already told by cover or close, or no matter of a slide. */
function isTold(x: Fact, i: number, s: Story): boolean {
  if (/^(?:audience|when|where|topic)$/.test(x.role) || /^thank you/i.test(x.text)) return true;
  const enough = s.head?.used.includes(i) ? 0.6 : 0.8;
  if (overlap(`${s.headline} ${s.supporting}`, x.text) > enough) return true;
  if (x.fragment && wordCount(x.text) <= 3 && overlap(s.headline, x.text) > 0.5) return true;
  return s.cta.label.toLowerCase().includes(unstop(x.text).toLowerCase());
}

function factPoint(x: Fact, s: Story): Point {
  const base = { order: x.order, weight: WEIGHT[x.role] ?? 4 };
  const stat = s.f.stats.find(
    (st) => st.source.quote === x.source.quote && st.weight >= 2 && x.text.includes(st.label.slice(0, 12)),
  );
  if (stat) return { ...base, role: "stat", title: stat.value, body: stop(x.text), weight: 8 };
  const { title, body } = titled(x.text, s.f.product);
  const repeats = title && overlap(s.headline, title) > 0.8;
  const leans = /^(?:it|they|this|she|he)\b/i.test(title);
  return repeats || leans
    ? { ...base, role: "point", title: "", body: stop(x.text) }
    : { ...base, role: "point", title, body };
}

function quotePoint({ quote }: Story): Point[] {
  if (!quote) return [];
  const by = quote.author ? ` — ${quote.author}` : "";
  return [{ role: "quote", title: "", body: `“${unstop(quote.text)}”${by}`, weight: 8, order: 50 }];
}

/** A brief without points borrows the brand's features, in its own language only. */
function brandPoints({ f, brand, headline }: Story): Point[] {
  const { features } = brand.offer;
  const fits = f.product === productName(brand) && f.language === detectLanguage(features.join(" ")).code;
  const fresh = fits ? features.filter((x) => overlap(headline, x) < 0.6).slice(0, 3) : [];
  return fresh.map((x) => ({ role: "point", title: capitalize(x), body: "", weight: 3, order: 60 }));
}

/** The points a film or a carousel can tell, in the order of the brief. */
function points(s: Story): Point[] {
  const { f } = s;
  const own = [
    ...stepPoints(s),
    ...contrastPoints(s),
    ...f.bullets.filter((b) => overlap(s.headline, b.text) <= 0.9).map((b) => bulletPoint(b, f.product)),
    ...f.facts
      .slice(0, 24)
      .filter((x, i) => !isTold(x, i, s))
      .map((x) => factPoint(x, s)),
    ...quotePoint(s),
  ].filter((p) => p.title || p.body);
  return own.length ? own : brandPoints(s);
}

const DATED = /^(?:event|offer|opening|hiring|cause)$/;

/** The day under the last call. A bare weekday may be one of several: "Wednesday and Saturday afternoons". */
function closingDay({ f, cta }: Story): string {
  const date = f.kind === "offer" ? offerSpan(f, cta.label) : DATED.test(f.kind) ? (mainDate(f) ?? "") : "";
  if (f.kind === "cause" && /^(?:on )?\p{L}+day$/iu.test(date)) return "";
  return overlap(cta.label, date) ? "" : capitalize(date.replace(/^on\s+/i, ""));
}

function closing(s: Story): Slide[] {
  const { f, cta, brand } = s;
  const body = [closingDay(s), cta.url ? showUrl(cta.url) : ""].filter(Boolean).join(" · ");
  if (cta.label) return [{ role: "close", title: cta.label, body }];
  if (!f.product) return [];
  const slogan = productName(brand) === f.product && f.kind !== "incident" ? brand.tagline : "";
  return [
    {
      role: "close",
      title: f.product,
      body: slogan || body,
    },
  ];
}

/** Cover, points and close: three to ten slides when the brief has enough to say. */
export function slidesOf(s: Story): Slide[] {
  if (!s.headline) return [];
  const room = Math.min(10, Math.max(3, s.f.limits.slides ?? 10)) - 2;
  const kept = points(s)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, room)
    .sort((a, b) => a.order - b.order);
  const isRepeated = kept.length > 3 && kept.some((p) => overlap(p.title + p.body, s.supporting) > 0.9);
  const cover: Slide = { role: "cover", title: s.headline, body: isRepeated ? "" : s.supporting };
  return [cover, ...kept.map(({ role, title, body }) => ({ role, title, body })), ...closing(s)];
}
