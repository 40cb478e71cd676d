import { guidelinesOf } from "../../copy/brand.ts";
import { clean } from "../../copy/clean.ts";
import { injectionsIn } from "../../copy/judge/injection.ts";
import { clip } from "../../copy/text.ts";
import type { Brand, Copy, Fact, Facts } from "../../copy/types.ts";
import { fenced } from "../../story/model/fence.ts";
import type { CopyRequest } from "./request.ts";

const MAX_BRIEF = 4_500;
const MAX_FIELD = 1_500;

/** The brief as readers of it see it, without the sentences that are meant for the machine. */
export function briefForModel(brief: string, facts: Facts): string {
  const without = injectionsIn(brief, facts).reduce((text, said) => text.split(said).join(" "), clean(brief));
  return clip(without, MAX_BRIEF);
}

const short = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return clip(clean(text), MAX_FIELD);
};

export function brandForModel({ name, tagline, overview, offer, product_map, icp }: Brand) {
  const { guidelines: _, ...products } = product_map;
  const fields = {
    name: short(name),
    slogan: short(tagline),
    overview: short(overview),
    product: short(offer.product_name),
    one_liner: short(offer.one_liner),
    for: short(offer.who_its_for),
    features: offer.features.slice(0, 12).map(short),
    products: short(products),
    readers: short(icp),
  };
  const isSaid = (value: string | string[]) => value.length > 0 && value !== "{}";
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}

const told = (list: readonly Fact[]) => list.slice(0, 16).map(({ text }) => text);

/** What our reader has understood, without what it dropped. */
function factsForModel(f: Facts) {
  return {
    kind: f.kind,
    subject: f.product ?? f.topic?.text ?? null,
    statements: told(f.facts),
    points: told(f.bullets),
    steps: told(f.steps),
    offers: told(f.offers),
    quotations: f.quotes.slice(0, 4).map(({ text, author, role }) => ({ text, author, role })),
    figures: f.stats.slice(0, 8).map(({ value, label }) => `${value} ${label}`),
    dates: f.dates,
    places: f.places,
    readers: f.audience?.text ?? null,
    action: f.ctas[0]?.label ?? null,
    tone: f.tone,
  };
}

const draftForModel = ({ headline, supporting, bullets, cta, text }: Copy) => ({
  headline,
  supporting,
  bullets,
  cta: cta.label,
  post: text,
});

/** Words of brand and brief about words: banned, replaced, wanted. */
function wordRules({ brand, facts }: CopyRequest) {
  const { banned, required, replace, voice } = guidelinesOf(brand);
  return {
    banned: [...new Set([...banned, ...facts.limits.avoidWords])].slice(0, 60),
    // Required phrases are put under the post by us, word for word, when the model leaves them out.
    required: [...new Set([...required, ...facts.limits.mustSay])].slice(0, 12),
    replace,
    voice: voice.length ? voice : facts.tone,
  };
}

/** Everything a customer has said, fenced as data. */
export const materialFor = (request: CopyRequest): string =>
  [
    fenced("brand", brandForModel(request.brand)),
    fenced("word_rules", wordRules(request)),
    fenced("facts", factsForModel(request.facts)),
    fenced("draft", draftForModel(request.houseCopy)),
    fenced("brief", briefForModel(request.brief, request.facts)),
  ].join("\n\n");
