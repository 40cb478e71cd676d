import { ASSET_TYPES } from "../../../asset-types.ts";
import type { AssetType, Channel } from "../../../vocab.ts";
import { wordCount } from "../../text.ts";
import type { Brand, Fact, Facts, Kind } from "../../types.ts";
import { isVague } from "../../vague.ts";
import { specifics } from "./specifics.ts";

export type GapId = "subject" | "claim" | "terms" | "when" | "proof" | "action" | "audience";
/** Something the brief leaves open, and the points an answer would bring back. */
export type Gap = { id: GapId; gain: number };

export type GapInput = {
  facts: Facts;
  brand: Brand;
  channel?: Channel | undefined;
  assetType?: AssetType | undefined;
};

/** Points the judge gives back when the gap is filled; measured, then fixed. */
const GAIN: Record<GapId, number> = {
  subject: 24,
  claim: 16,
  terms: 13,
  when: 9,
  proof: 9,
  action: 6,
  audience: 3,
};
/** Readers on LinkedIn are addressed by what they do. */
const LINKEDIN_AUDIENCE = 2;
/** Weight of evidence from which the kind of a post is more than a guess. */
const SURE = 3;
/** So many words of its own make a phrase a claim, and so few where the product is named. */
const TELLING = 6;
const PHRASE_WITH_NAME = 3;
/** These speak for themselves; asking for an action would spoil them. */
const NEEDS_NO_ACTION: ReadonlySet<Kind> = new Set([
  "milestone",
  "insight",
  "incident",
  "testimonial",
  "person",
]);

/** Whether this kind of post is incomplete without a call to action. */
export const wantsAction = ({ kind }: Facts): boolean => !NEEDS_NO_ACTION.has(kind);

const TERMS =
  /\d|(?<!\p{L})(?:free|half|gratis|gratuit\w*|kostenlos\w*|offert\w*|two for one|bogo|buy one)(?!\p{L})|無料|مجان/iu;
const PRICED = /\d ?%|[$€£₹¥] ?\d|\d ?(?:€|£|euro|eur|usd|kr|zł|chf)/i;

const speaks = (fact: Fact) => !isVague(fact.text) && !["audience", "when", "where"].includes(fact.role);

/** Everything the brief says about the thing itself. */
function statements({ facts, bullets, steps, topic }: Facts): Fact[] {
  return [...(topic ? [topic] : []), ...facts, ...bullets, ...steps].filter(speaks);
}

const told = (facts: Facts) => facts.quotes.length > 0 || facts.contrasts.length > 0;

const hasSubject = (facts: Facts, said: Fact[]) =>
  said.some((f) => specifics(f.text).length > 0) || told(facts) || Boolean(facts.jobTitle ?? facts.eventName);

/** A clause says something; a bare phrase only together with the name it is about. */
function isClaim(fact: Fact, facts: Facts): boolean {
  const clause = fact.role !== "topic" && !fact.fragment;
  const own = specifics(fact.text).length;
  if (clause) return own >= 2 || (own === 1 && wordCount(fact.text) >= 4);
  return own >= (facts.product ? PHRASE_WITH_NAME : TELLING);
}

function hasClaim(facts: Facts, said: Fact[]): boolean {
  return (
    said.some((fact) => isClaim(fact, facts)) ||
    facts.stats.length + facts.offers.length > 0 ||
    facts.bullets.length + facts.steps.length >= 2 ||
    told(facts) ||
    said.reduce((n, fact) => n + specifics(fact.text).length, 0) >= TELLING
  );
}

const isSurely = (facts: Facts, kind: Kind) => facts.kind === kind && (facts.kindScores[kind] ?? 0) >= SURE;

const lacksDate = (facts: Facts) =>
  (isSurely(facts, "event") || isSurely(facts, "offer")) && !facts.dates.length;

const lacksTerms = (facts: Facts) =>
  facts.kind === "offer" &&
  !facts.offers.some((offer) => TERMS.test(offer.text)) &&
  !facts.facts.some((fact) => PRICED.test(fact.text));

const lacksProof = (facts: Facts) =>
  facts.contrasts.length + facts.steps.length < 3 &&
  Math.max(
    facts.stats.length,
    [...facts.facts, ...facts.bullets].filter((f) => /\p{N}/u.test(f.text)).length,
  ) < 2;

function lacksAction(facts: Facts): boolean {
  if (!wantsAction(facts)) return false;
  const place = facts.kind === "opening" && facts.places.length > 0;
  return !place && facts.ctas.length + facts.urls.length === 0 && !facts.phone;
}

const lacksAudience = ({ facts, brand }: GapInput) =>
  !facts.audience && !brand.offer.who_its_for.trim() && Object.keys(brand.icp).length === 0;

/** What is missing, the costliest first. Brand DNA fills in who it is for. */
export function gapsIn(input: GapInput): Gap[] {
  const { facts, channel, assetType } = input;
  const said = statements(facts);
  const subject = hasSubject(facts, said);
  const terms = lacksTerms(facts);
  const missing: Record<GapId, boolean> = {
    subject: !subject && !terms,
    // The terms of an offer are its claim.
    claim: subject && !terms && !hasClaim(facts, said),
    terms,
    when: lacksDate(facts),
    proof: assetType !== undefined && ASSET_TYPES[assetType].content === "figures" && lacksProof(facts),
    action: lacksAction(facts),
    audience: lacksAudience(input),
  };
  return (Object.keys(missing) as GapId[])
    .filter((id) => missing[id])
    .map((id) => ({
      id,
      gain: GAIN[id] + (id === "audience" && channel === "linkedin" ? LINKEDIN_AUDIENCE : 0),
    }))
    .sort((a, b) => b.gain - a.gain);
}
