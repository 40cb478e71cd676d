import { quotes } from "../extract/quotes.ts";
import { keyOf } from "../keys.ts";
import { capitalize, unstop } from "../text.ts";
import type { Fact, Role, Source, Unit } from "../types.ts";
import { type Notebook, push } from "./notebook.ts";

/** A "Key: value" line: the value, its key as written, and where it stands. */
export type Pair = { value: string; key: string; u: Unit; source: Source };
export type Read = (n: Notebook, p: Pair) => void;

/** Preferences answer our own questions, so they come before everything else. */
const order = (n: Notebook, u: Unit) => (n.preferences ? -10 + u.order / 100 : u.order);
/** The value as a fact in its place. */
export const fact = (n: Notebook, p: Pair, role: Role, extra: Partial<Fact> = {}): Fact => ({
  text: p.value,
  role,
  order: order(n, p.u),
  source: p.source,
  ...extra,
});

/** A value without the quotation marks around it. */
export const unquote = (s: string): string => s.replace(/^["“'‘]|["”'’]$/g, "");

export const readDate: Read = (n, p) => {
  const starts = /^(?:available|availability|starts|ends)$/i
    .exec(p.key)?.[0]
    .replace(/^availability$/i, "Available");
  const closes = keyOf(p.key) === "deadline" && !/^(?:by|until|till|ends?)/i.test(p.value) && n.english;
  const isNamed = starts && n.english && !/^(?:now|from|available|starts|ends)\b/i.test(p.value);
  const before = isNamed
    ? `${capitalize(starts.toLowerCase())} `
    : closes
      ? /apply|registr/i.test(p.key)
        ? "Apply by "
        : "Until "
      : "";
  push(n, fact(n, p, "when", { label: p.key, fragment: true, text: before + p.value }));
  n.facts.dates.push(unstop(p.value));
};

export const readPlace: Read = (n, p) => {
  push(n, fact(n, p, "where", { label: p.key, fragment: true }));
  n.facts.places.push(unstop(p.value));
};

export const readQuote: Read = (n, p) => {
  const found = quotes(p.value).found[0];
  n.facts.quotes.push(found ? { ...found, source: p.source } : { text: unquote(p.value), source: p.source });
};

export const readAuthor: Read = (n, p) => {
  const [author = "", ...role] = p.value.split(/\s*[,–—|-]\s+/);
  const quote = n.facts.quotes.at(-1);
  if (!quote) return;
  quote.author = author;
  if (role.length) quote.role = role.join(", ");
};
