import { hasWords } from "../../copy/text.ts";
import type { Occasion } from "../kinds.ts";
import { isSettled } from "../preferences-block.ts";
import type { Fact, Reading, Story } from "../schema.ts";
import { TRANSLATION } from "../write/languages.ts";
import { bareLeadOf } from "./bare-lead.ts";
import { listed, quoted, type Reviewed, reviewed, seen } from "./check.ts";
import type { Concern } from "./concerns.ts";
import { contradictionsIn } from "./contradictions.ts";
import { quotedNews } from "./held-back.ts";
import { isSpecific } from "./specifics.ts";

/** The post says every fact that readers need. */
export function keepsFacts(must: readonly Fact[], missing: readonly Fact[]): Reviewed {
  const lost = missing.map(({ quote }) => quote);
  return reviewed({
    id: "keeps_facts",
    share: 1 - lost.length / Math.max(1, must.length),
    doubts: lost.length ? [`the post does not say ${listed(lost, 2)}`] : [],
    evidence: missing.length
      ? missing.map(({ quote, kind }) => seen("missing", quote, kind))
      : [seen("copy", must[0]?.quote ?? "nothing that must be told")],
    fix: `Say in the post: ${listed(lost)}.`,
  });
}

/** Asks once about facts that readers need and that an edit took out. There is no check where it took out none. */
export function takenOut(removed: readonly Fact[]): Reviewed[] {
  if (removed.length === 0) return [];
  const quotes = [...new Set(removed.map(({ quote }) => quote))];
  const review = reviewed({
    id: "edited",
    doubts: [`the edit took out ${listed(quotes, 2)}; is that right?`],
    evidence: removed.map(({ quote, kind }) => seen("removed", quote, kind)),
    fix: `Say it again if it is to stay: ${listed(quotes)}.`,
  });
  return [review];
}

/** A wish for a good year is enough said. */
const MAY_BE_SHORT: ReadonlySet<Occasion> = new Set(["greeting", "thanks"]);

/** A brief that could be anybody's makes a post that is worth nothing. There is no check where it says enough. */
export function substance(story: Story): Reviewed[] {
  const lead = bareLeadOf(story);
  if (lead) return [withoutItsList(lead)];
  if (isSpecific(story) || MAY_BE_SHORT.has(story.occasion)) return [];
  const inMail = quotedNews(story);
  const review = reviewed({
    id: "substance",
    doubts: [
      inMail
        ? `the news stands only in a quoted mail; which of it may readers know, such as ${quoted(inMail)}`
        : "the brief says too little to be worth a post",
    ],
    evidence: [seen("headline", story.headline.text)],
    fix: "Say in the brief what is new, for whom, and one fact about it.",
  });
  return [review];
}

const withoutItsList = (lead: string): Reviewed =>
  reviewed({
    id: "substance",
    doubts: [`${quoted(lead)} promises a list that the brief does not give`],
    evidence: [seen("headline", lead)],
    fix: "Write each point of the list into the brief, one a line.",
  });

/** What a design leaves out: ids of facts that readers need, and pictures that were asked for. */
export type Lost = {
  facts: readonly string[];
  screens: readonly string[];
  /** What an edit took off the picture. */
  edited?: readonly Fact[];
};

/** The picture shows what readers need, and the screens that were asked for. */
export function shown({ facts, about }: Story, lost: Lost, banned: readonly string[] = []): Reviewed {
  const quoteOf = (id: string) => facts.find((fact) => fact.id === id)?.quote ?? about;
  const edited = (lost.edited ?? []).map(({ quote }) => quote);
  const quotes = [...new Set([...lost.facts.map(quoteOf), ...edited])];
  // A value inside a sentence that is named says nothing more.
  const named = quotes.filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)));
  const unsayable = unsayableIn(named, banned);
  const unseen = named.filter((quote) => !unsayable.some((one) => one.quote === quote));
  const { screens } = lost;
  const all = [...unseen, ...screens];
  return reviewed({
    id: "shown",
    doubts: [
      ...unsayable.map(
        ({ quote, word }) => `the brand does not use ${quoted(word)}, so ${quoted(quote)} is not published`,
      ),
      ...(unseen.length ? [`the picture does not show ${listed(unseen, 2)}`] : []),
      ...(screens.length
        ? [`the picture does not show a screen that was asked for: ${listed(screens, 1)}`]
        : []),
    ],
    evidence:
      all.length + unsayable.length > 0
        ? [
            ...all.map((quote) => seen("picture", quote, "not shown")),
            ...unsayable.map(({ quote, word }) => seen("guidelines", quote, `“${word}” is a banned word`)),
          ]
        : [seen("picture", "nothing is left out")],
    fix: unsayable.length > 0 ? inOtherWords(unsayable) : withRoom(all, edited.length),
  });
}

type Unsayable = { quote: string; word: string };

/** Facts that are not published because of a word that the brand never uses. */
const unsayableIn = (quotes: readonly string[], banned: readonly string[]): Unsayable[] =>
  quotes.flatMap((quote) => {
    const word = banned.find((one) => hasWords(quote, one));
    return word === undefined ? [] : [{ quote, word }];
  });

const inOtherWords = (unsayable: readonly Unsayable[]): string =>
  `Say ${listed(unsayable.map(({ quote }) => quote))} in other words, or take ${listed([...new Set(unsayable.map(({ word }) => word))])} off the words that the brand never uses.`;

/** What an edit took off is no question of room. */
const withRoom = (all: readonly string[], edited: number): string =>
  edited > 0 && edited === all.length
    ? `The edit took ${listed(all)} off the picture: write it into the headline or the subline.`
    : `Choose a design with room for ${listed(all)}.`;

/** Checks that concerns belong to. What stands here under no other check is about the ground of a statement. */
const CHECK_OF: Partial<
  Record<Concern["problem"], "numbers" | "wishes" | "required_phrases" | "well_formed">
> = {
  unknown_value: "numbers",
  wish: "wishes",
  missing_words: "required_phrases",
  repeated: "well_formed",
  shorthand: "well_formed",
  empty: "well_formed",
};

type CheckOfConcern = "grounded" | NonNullable<(typeof CHECK_OF)[Concern["problem"]]>;

const of = (concerns: readonly Concern[], id: CheckOfConcern) =>
  concerns.filter(({ problem }) => (CHECK_OF[problem] ?? "grounded") === id);

const NAMED = /“/;
/** A sentence of a concern, with the words it is about where it does not quote any. */
const sayOf = ({ says, quote, slot }: Concern) =>
  NAMED.test(says) || quote === slot || quote === ""
    ? says
    : `${says.replace(/[.\s]+$/, "")} (${quoted(quote)})`;

type Sorted = {
  id: "grounded" | "wishes" | "numbers";
  concerns: readonly Concern[];
  more?: string[];
  fine: string;
};

const isOfOldBrand = ({ problem }: Concern) => problem === "brand_changed";
const OLD_BRAND_FIX =
  "Make a new run of the brief, which is written with the Brand DNA of today, or give the words back to the Brand DNA.";

/** Words of the Brand DNA that a run was made with and that it has no more, in one sentence for all of them. */
const ofOldBrand = (concerns: readonly Concern[]): string[] =>
  concerns.length === 0
    ? []
    : [
        `the run rests on ${listed(
          concerns.map(({ quote }) => quote),
          2,
        )}, which the Brand DNA has no more: a new run of the brief is written with that of today`,
      ];

const doubtsOf = (concerns: readonly Concern[]): string[] => [
  ...ofOldBrand(concerns.filter(isOfOldBrand)),
  ...concerns.filter((one) => !isOfOldBrand(one)).map(sayOf),
];

function fixOf(concerns: readonly Concern[], words: readonly string[], hasMore: boolean): string {
  if (concerns.some(({ slot }) => slot === TRANSLATION))
    return "Write the brief in the language that is asked for, or use a language model, which translates.";
  if (concerns.some(isOfOldBrand)) return OLD_BRAND_FIX;
  if (concerns.every(({ problem }) => problem === "binding") && !hasMore)
    return `Compare ${listed(words, 2)} with the brief, which says it of something else.`;
  return `Correct ${listed(words, 2)}, or put it into the brief.`;
}

function concerned({ id, concerns, more = [], fine }: Sorted): Reviewed {
  const failed = id === "numbers" && concerns.some(({ severity }) => severity === "refuse");
  const words = [...concerns.map(({ quote }) => quote), ...more];
  return reviewed({
    id,
    failed,
    share: Math.max(0.1, 1 - words.length * 0.5),
    doubts: failed ? [] : [...doubtsOf(concerns), ...more],
    evidence: words.length
      ? [
          ...concerns.map(({ slot, quote, says }) => seen(slot, quote, says)),
          ...more.map((says) => seen("brief", says)),
        ]
      : [seen("copy", fine)],
    fix: fixOf(concerns, words, more.length > 0),
  });
}

/** A check with the guard's concerns in it. */
export function withConcerns(review: Reviewed, all: readonly Concern[]): Reviewed {
  const found = of(all, review.check.id as CheckOfConcern);
  if (found.length === 0) return review;
  const evidence = found.map(({ slot, quote, says }) => seen(slot, quote, says));
  const { check } = review;
  return {
    check: {
      ...check,
      points: 0,
      passed: false,
      evidence: check.passed ? evidence : [...check.evidence, ...evidence],
      fix:
        check.fix ??
        `Correct ${listed(
          found.map(({ quote }) => quote),
          2,
        )}.`,
    },
    doubts: [...review.doubts, ...found.map(sayOf)],
  };
}

/** What goes against the content policy. There is no check where nothing does. */
function policy(concerns: readonly Concern[]): Reviewed[] {
  const found = concerns.filter(({ problem }) => problem === "policy");
  if (found.length === 0) return [];
  const review = reviewed({
    id: "policy",
    failed: true,
    evidence: found.map(({ slot, quote, says }) => seen(slot, quote, says)),
    fix: "Take out what the content policy forbids.",
  });
  return [review];
}

/** Problems that checks of their own have seen. */
const SEEN_ELSEWHERE: ReadonlySet<Concern["problem"]> = new Set(["banned_words", "policy"]);

/** Contradictions of a brief that are not settled since. */
const opposedIn = (reading: Reading, brief: string): string[] =>
  contradictionsIn(reading, brief)
    .filter(({ first }) => !isSettled(brief, first))
    .map(({ first, second }) => `the brief says ${quoted(first)} and ${quoted(second)}`);

/** What the guard and the readers have found, sorted into checks; with a brief, whether that contradicts itself. */
export function guardChecks(
  all: readonly Concern[],
  about?: { reading: Reading; brief: string },
  missed: readonly string[] = [],
): Reviewed[] {
  const concerns = all.filter(({ problem }) => !SEEN_ELSEWHERE.has(problem));
  const more = [...(about ? opposedIn(about.reading, about.brief) : []), ...missed];
  return [
    concerned({ id: "numbers", concerns: of(concerns, "numbers"), fine: "every value has a source" }),
    concerned({ id: "wishes", concerns: of(concerns, "wishes"), more, fine: "every wish is kept" }),
    concerned({ id: "grounded", concerns: of(concerns, "grounded"), fine: "every slot rests on the brief" }),
    ...policy(all),
  ];
}
