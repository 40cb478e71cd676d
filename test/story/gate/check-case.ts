import type { Channel, Verdict } from "../../../lib/vocab.ts";
import type { GateCase } from "./gate-case.ts";
import type { Slot } from "./slots.ts";
import { holds, holdsTogether, linesUnderHeadings } from "./words.ts";

/** What was made of a brief, as far as the gate looks at it. */
export type Made = {
  verdict: Verdict | null;
  /** The sentence of the review, or why nothing was made. */
  says: string;
  posts: { channel: Channel; text: string; verdict: Verdict | null }[];
  slots: Slot[];
  altText: string;
  /** Date of the occasion. */
  date: string;
  /** What is offered, or paid now. */
  offer: string;
};

/** Rules of a case that what was made of it breaks, one sentence each. */
export function problemsOf(rules: GateCase, made: Made): string[] {
  return [
    ...verdictProblems(rules, made),
    ...untold(rules, made),
    ...published(rules, made),
    ...together(rules, made),
    ...apart(rules, made),
    ...mistaken(rules, made),
  ];
}

function verdictProblems({ verdict }: GateCase, made: Made): string[] {
  const got = made.verdict ?? "nothing made";
  const accepted = verdict ? got === verdict : got === "approved" || got === "needs_review";
  const wanted = verdict ?? "approved or needs_review";
  return accepted ? [] : [`verdict ${got} instead of ${wanted}: ${made.says}`];
}

const untold = ({ tells = [] }: GateCase, { posts }: Made): string[] =>
  posts
    .filter(({ verdict }) => verdict === "approved")
    .flatMap(({ channel, text }) =>
      tells.filter((words) => !holds(text, words)).map((words) => `${channel} does not tell “${words}”`),
    );

/** Every text that may be published, with its place. */
const textsOf = ({ posts, slots, altText }: Made): { where: string; text: string }[] => [
  ...posts.map(({ channel, text }) => ({ where: channel, text })),
  ...slots.map(({ text }) => ({ where: "picture", text })),
  { where: "alternative text", text: altText },
];

const published = ({ neverTells = [] }: GateCase, made: Made): string[] =>
  neverTells.flatMap((words) => {
    const places = textsOf(made).filter(({ text }) => holds(text, words));
    return places.length > 0 ? [`“${words}” is published: ${placesIn(places)}`] : [];
  });

const together = ({ neverTogether = [] }: GateCase, made: Made): string[] =>
  neverTogether.flatMap((pair) => {
    const places = textsOf(made).filter(({ text }) => holdsTogether(text, pair));
    return places.length > 0 ? [`“${pair.join("” with “")}”: ${placesIn(places)}`] : [];
  });

function apart({ onlyWith = [] }: GateCase, { posts, slots }: Made): string[] {
  const units = [
    ...posts.flatMap(({ channel, text }) =>
      linesUnderHeadings(text).map((line) => ({ where: channel as string, text: line, beside: line })),
    ),
    ...slots.map((slot) => ({ where: "picture", ...slot })),
  ];
  return onlyWith.flatMap(([words, condition]) => {
    const places = units.filter(({ text, beside }) => holds(text, words) && !holds(beside, condition));
    return places.length > 0 ? [`“${words}” without “${condition}”: ${placesIn(places)}`] : [];
  });
}

const mistaken = ({ notTheDate = [], notTheOffer = [] }: GateCase, { date, offer }: Made): string[] => [
  ...notTheDate.filter((words) => holds(date, words)).map((words) => `“${words}” is shown as the date`),
  ...notTheOffer.filter((words) => holds(offer, words)).map((words) => `“${words}” is shown as the offer`),
];

const placesIn = (places: readonly { where: string }[]): string =>
  [...new Set(places.map(({ where }) => where))].join(", ");
