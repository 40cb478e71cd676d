import { overlap } from "../similarity.ts";
import { capitalize, hasWords, wordCount } from "../text.ts";
import type { Kind } from "../types.ts";
import type { Story } from "./story.ts";

type Say = (s: Story, product: string, said: string) => string;

const EVENT =
  /\b(?:free (?:webinar|workshop|talk|session)|webinar|workshop|conference|meetup|summit|open day|festival|concert|clean-?up|masterclass|hackathon|tasting)\b/i;
const SALE =
  /\b(?:Black Friday|Cyber Monday|(?:summer|winter|spring|autumn|holiday|christmas|diwali|easter|clearance) (?:sale|offer))\b/i;

const BY_KIND: Partial<Record<Kind, Say>> = {
  feature: (s, product, said) => {
    if (product && /\b(?:now|new|add|today|rolling|rebuilt)/i.test(said)) return `New in ${product}`;
    return product || (/\bnew\b/i.test(s.headline) ? "" : "New");
  },
  changelog: ({ f, headline }) =>
    f.version && !headline.includes(f.version.replace(/\.0$/, ""))
      ? [f.product, f.version].filter(Boolean).join(" ")
      : "Release notes",
  hiring: (_s, product) => (product ? `Jobs at ${product}` : "Open role"),
  event: ({ headline }, product, said) =>
    EVENT.test(headline) ? product || "Event" : capitalize((EVENT.exec(said)?.[0] ?? "Event").toLowerCase()),
  offer: ({ headline }, product, said) => {
    const sale = SALE.exec(said)?.[0];
    return sale && !headline.toLowerCase().includes(sale.toLowerCase())
      ? capitalize(sale)
      : product || "Offer";
  },
  testimonial: () => "Customer story",
  howto: ({ headline }, product) => (/^how to/i.test(headline) ? product : "How to"),
  comparison: () => "Side by side",
  report: (_s, _product, said) =>
    /\b(?:report|study|research|benchmark)\b/i.test(said) ? "Research" : "Survey",
  person: () => "New on the team",
  partnership: () => "Partnership",
  incident: (_s, product) => (product ? `${product} status` : "Status update"),
  opening: () => "Opening",
  launch: (_s, product, said) => product || (/\bnew\b/i.test(said) ? "New" : ""),
};

/** A kicker the brief itself provides: a label before a colon, or its topic. */
function givenKicker({ f, headline, head }: Story): string {
  if (f.kicker) return f.kicker;
  if (head?.by === "after-colon" && head.rest && wordCount(head.rest) <= 6) return capitalize(head.rest);
  const topic = f.topic?.text.replace(/^(?:an?|the)\s/i, "") ?? "";
  const isTopical = /^(?:news|feature|launch)$/.test(f.kind) && wordCount(topic) <= 3;
  return isTopical && overlap(headline, topic) < 0.75 ? capitalize(topic) : "";
}

/** The small line above the headline: what sort of news this is, or whose. */
export function kickerOf(s: Story): string {
  const { f, headline } = s;
  const product = f.product && !hasWords(headline, f.product) ? f.product : "";
  if (f.language !== "en" || f.flags.includes("thin")) return product;
  const given = givenKicker(s);
  if (given) return given;
  const said = `${f.topic?.text ?? ""} ${f.facts.map((x) => x.text).join(" ")}`;
  return BY_KIND[f.kind]?.(s, product, said) ?? product;
}
