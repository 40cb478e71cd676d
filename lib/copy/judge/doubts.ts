import type { Check, Claim } from "../../vocab.ts";
import { named } from "./check.ts";
import type { Subject } from "./subject.ts";

/** Why a person should look at it, as the second half of a sentence. */
type Doubt = string;
type Critical = { below: number; say: (quote: string, why: string) => Doubt };

/** What to say about unsupported claims of one sort. */
const LOOSE: [kinds: Claim["kind"][], (claims: string) => Doubt][] = [
  [["absolute", "versus"], (claims) => `the brief and the Brand DNA do not prove ${claims}`],
  [["quote"], (claims) => `the quotation ${claims} is not as the brief gives it`],
  [["statement", "name"], (claims) => `the brief and the Brand DNA do not say ${claims}`],
];

function looseDoubt(found: readonly Claim[], say: (claims: string) => Doubt): Doubt[] {
  // A note of its own ("the source says the opposite") explains a claim better than any general sentence.
  const special = found.find((c) => c.kind === "statement" && c.note && !c.note.includes("%"));
  if (special) return [`${named([special.text])}: ${lower(special.note ?? "")}`];
  const texts = found.map((c) => c.text);
  return texts.length ? [say(named(texts, 2))] : [];
}

function claimDoubts({ entries }: Subject): Doubt[] {
  const claims = entries.map((e) => e.claim).filter((c) => !c.supported);
  const serious = entries.filter((e) => e.serious && e.claim.supported).map((e) => e.claim.text);
  const vouched = `only the brief vouches for ${named(serious, 2)}, and that needs proof`;
  return [
    ...LOOSE.flatMap(([kinds, say]) =>
      looseDoubt(
        claims.filter((c) => kinds.includes(c.kind)),
        say,
      ),
    ),
    ...(serious.length ? [vouched] : []),
  ];
}

const lower = (s: string) => s.replace(/\.$/, "").replace(/^\p{Lu}/u, (c) => c.toLowerCase());

/** How a check quotes a slot that is empty. */
const NOTHING = /\(empty\)/;

/** A check that has lost this much keeps a machine from approving, whatever the sum says. */
const CRITICAL: Record<string, Critical> = {
  required_phrases: { below: 0.6, say: (quote) => `the required phrase ${quote} is missing` },
  well_formed: { below: 0.6, say: (quote, why) => `${quote} cannot be published as it stands (${why})` },
  headline_says_it: {
    below: 0.3,
    say: (quote) =>
      NOTHING.test(quote)
        ? "there is no headline, because the brief says nothing that could be one"
        : `the headline ${quote} does not say what the brief is about`,
  },
  headline_craft: { below: 0.3, say: (quote) => `the headline ${quote} is not one quick thought` },
  substance: { below: 0.18, say: () => "it says too little to be worth posting" },
  specific: { below: 0.1, say: (quote) => `it is made of empty words (${quote.replace(/[“”]/g, "")})` },
  headline_length: { below: 0.1, say: () => "the headline is too long to be read in a feed" },
  reads_easily: { below: 0.25, say: () => "it shouts, or its sentences are too long to be read" },
  no_repeats: { below: 0.2, say: () => "it says the same thing twice" },
  voice: { below: 0.2, say: (quote) => `it does not sound like the brand (${quote.replace(/[“”]/g, "")})` },
  hashtags: { below: 0.1, say: () => "its hashtags would look like spam" },
};

function checkDoubts(checks: readonly Check[]): Doubt[] {
  return Object.entries(CRITICAL).flatMap(([id, { below, say }]) => {
    const found = checks.find((c) => c.id === id && c.weight > 0 && c.points < c.weight * below);
    const [first] = found?.evidence ?? [];
    if (id === "headline_craft" && NOTHING.test(first?.quote ?? "")) return [];
    return first ? [say(named([first.quote]), first.source ?? "")] : [];
  });
}

const TRIED_TO_INSTRUCT = "the brief contains instructions to the system instead of words for readers";

const speaksForOthers = (words: readonly string[]) =>
  `it seems to speak in somebody else’s name: ${named(words, 2)}`;

/** Everything that keeps a machine from approving, the weightiest first. */
export function doubtsOf(s: Subject, checks: readonly Check[]): Doubt[] {
  if (!s.places.length) return ["there is nothing to publish yet"];
  const injected = s.facts.flags.includes("injection") || s.injections.length > 0;
  const posing = s.impersonations.length > 0 ? [speaksForOthers(s.impersonations)] : [];
  return [...posing, ...(injected ? [TRIED_TO_INSTRUCT] : []), ...claimDoubts(s), ...checkDoubts(checks)];
}
