import { quoted } from "../kit/quoted.ts";
import { asSentences, underName } from "../kit/spoken.ts";
import type { Card } from "./data.ts";
import { repeats } from "./repeats.ts";

/** The alternative text of a card, in reading order, for screen readers. */
export function altText(
  { kicker, headline, supporting, details, bullets, stat, quote, cta }: Card,
  brand: string,
  language?: string,
): string {
  const said =
    quote &&
    `${quoted(quote.text, language)}${quote.author && ` ${[quote.author, quote.role].filter(Boolean).join(", ")}`}`;
  const figure = stat && [stat.intro, stat.value, stat.label].filter(Boolean).join(" ");
  const requested = [
    kicker,
    said && repeats(headline, said) ? said : headline,
    figure,
    said,
    supporting,
    details,
    bullets.join("; "),
    cta,
  ];
  const parts: string[] = [];
  for (const part of requested) if (part && !repeats(part, parts.join(" "))) parts.push(part);
  return underName(brand, asSentences(parts));
}
