import { isDenied, marksIn, SERIOUS_MARKS } from "../../copy/judge/ledger/marks.ts";
import { rankClaimsIn } from "../../copy/judge/ledger/rank-claims.ts";
import { absolutesIn, comparisonsIn } from "../../copy/judge/ledger/superlatives.ts";
import { sentences } from "../../copy/sentences.ts";
import type { Claim } from "../../vocab.ts";
import { isConfirmed } from "../preferences-block.ts";
import { listed, type Reviewed, reviewed, seen } from "./check.ts";
import { isOfBrand } from "./open-claims.ts";
import { plain } from "./plain.ts";
import type { Subject } from "./subject.ts";
import { ownWords } from "./talk-signs.ts";

const BRIEF_ONLY = "Only the brief says so.";
const NOBODY = "Nothing in the brief or the Brand DNA says so.";

/** Claims that have to be granted or proved, with the check they belong to. */
type Proof = { claim: Claim; serious: boolean };

/** The source of a claim: none, the brief alone, or the Brand DNA. */
type Source = "Brand DNA" | "brief" | null;
const sourceIn = (brief: boolean, dna: boolean): Source => (dna ? "Brand DNA" : brief ? "brief" : null);

type Said = { kind: "mark" | "absolute" | "versus"; text: string; where: string; source: Source };

/** Only the brief vouches for a claim that needs more than a word. */
const proof = ({ source, ...said }: Said, isGrave: boolean): Proof => ({
  claim: {
    ...said,
    supported: source !== null,
    source,
    note: source === "Brand DNA" ? null : source === "brief" ? BRIEF_ONLY : NOBODY,
  },
  serious: source === "brief" && isGrave,
});

const keysIn = (text: string) => new Set(marksIn(text).map(({ key }) => key));

/** Certificates, guarantees, medical and security claims, each with its source. */
function marksOf({ piece, brief, dna }: Subject): Proof[] {
  const [said, known] = [keysIn(brief), keysIn(dna)];
  const inSentence = (where: string, sentence: string) =>
    marksIn(sentence).map(({ key, text }) =>
      proof(
        { kind: "mark", text, where, source: sourceIn(said.has(key), known.has(key)) },
        SERIOUS_MARKS.has(key) && !isDenied(sentence),
      ),
    );
  return piece.places.flatMap(({ where, text }) =>
    sentences(text).flatMap((sentence) => inSentence(where, sentence)),
  );
}

/** Claims to stand before all others, in words of the brand's own: a customer may have an opinion. */
const ranksIn = ({ where, text }: Subject["piece"]["places"][number], language: string) =>
  where === "quotation" || where === "altText" ? [] : rankClaimsIn(ownWords(text), language);

/** Superlatives, and comparisons with a named rival. */
function boastsOf({ piece, brief, dna }: Subject, language: string): Proof[] {
  const [said, known] = [plain(brief), plain(dna)];
  const boast = (kind: "absolute" | "versus", where: string) => (text: string) => {
    const source = sourceIn(said.includes(plain(text)), known.includes(plain(text)));
    return proof({ kind, text, where, source }, kind === "versus");
  };
  const rank = (where: string) => (text: string) => {
    const isKnown = isOfBrand(text, dna) || isConfirmed(brief, text);
    return proof({ kind: "absolute", text, where, source: sourceIn(true, isKnown) }, true);
  };
  return piece.places.flatMap((place) => {
    const { where, text } = place;
    const ranks = ranksIn(place, language).filter((claim) => said.includes(plain(claim)));
    const others = absolutesIn(text).filter((claim) => !ranks.some((one) => one.includes(claim)));
    return [
      ...ranks.map(rank(where)),
      ...others.map(boast("absolute", where)),
      ...comparisonsIn(text).map(boast("versus", where)),
    ];
  });
}

/** The same claim in headline and post is one claim. */
const once = (proofs: Proof[]): Proof[] =>
  proofs.filter(
    ({ claim }, i) =>
      proofs.findIndex((p) => p.claim.kind === claim.kind && plain(p.claim.text) === plain(claim.text)) === i,
  );

const texts = (proofs: readonly Proof[]) => proofs.map(({ claim }) => claim.text);
const evidence = (proofs: readonly Proof[], fallback: string) =>
  proofs.length
    ? proofs.map(({ claim }) => seen(claim.where, claim.text, claim.source ?? claim.note))
    : [seen("copy", fallback)];

const vouched = (serious: readonly Proof[]) =>
  serious.length ? [`only the brief vouches for ${listed(texts(serious), 2)}, and that needs proof`] : [];

/** Hard: certificates and guarantees have a source. */
function marks(all: readonly Proof[]): Reviewed {
  const loose = all.filter(({ claim }) => !claim.supported);
  const serious = all.filter((proof) => proof.serious);
  return reviewed({
    id: "marks",
    failed: loose.length > 0,
    doubts: vouched(serious),
    share: serious.length ? 0.4 : 1,
    evidence: evidence([...loose, ...serious], `${all.length} certificates and guarantees checked`),
    fix: loose.length
      ? `Remove ${listed(texts(loose))}, or add to the brief who granted it.`
      : `Have somebody confirm ${listed(texts(serious))}: only the brief says so.`,
  });
}

function absolutes(all: readonly Proof[]): Reviewed {
  const loose = all.filter(({ claim }) => !claim.supported);
  const serious = all.filter((proof) => proof.serious);
  const unproved = all.filter(({ claim, serious }) => claim.source === "brief" && !serious);
  return reviewed({
    id: "absolutes",
    share: unproved.length ? 0.4 : 1,
    doubts: [
      ...(loose.length ? [`the brief and the Brand DNA do not prove ${listed(texts(loose), 2)}`] : []),
      ...vouched(serious),
    ],
    evidence: evidence([...loose, ...serious, ...unproved], all.length ? "each is in the Brand DNA" : "none"),
    fix: `Take out ${listed(texts([...loose, ...serious, ...unproved]))}, or put its proof into the Brand DNA.`,
  });
}

/** Claims that need a proof, judged and listed. */
export function proofs(s: Subject, language: string): { reviews: Reviewed[]; claims: Claim[] } {
  const granted = once(marksOf(s));
  const boasts = once(boastsOf(s, language));
  return {
    reviews: [marks(granted), absolutes(boasts)],
    claims: [...granted, ...boasts].map(({ claim }) => claim),
  };
}

/** Words in the name of another need a person to look at them. Without such words there is no check. */
export function impersonation(words: readonly string[]): Reviewed[] {
  if (words.length === 0) return [];
  const review = reviewed({
    id: "impersonation",
    doubts: [`it seems to speak in somebody else's name: ${listed(words, 2)}`],
    evidence: words.map((quote) => seen("brief or copy", quote)),
    fix: `Say it in the brand's own name, or have somebody confirm that you may speak so: ${listed(words, 2)}.`,
  });
  return [review];
}
