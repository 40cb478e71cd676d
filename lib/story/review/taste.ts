import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { sentences } from "../../copy/sentences.ts";
import { emojis, size, unique, urls, wholeWord, wordCount } from "../../copy/text.ts";
import { voiceOf } from "../../copy/voice.ts";
import type { Occasion } from "../kinds.ts";
import { clamp, listed, type Reviewed, reviewed, seen } from "./check.ts";
import { emptyIn, isIntroduction } from "./empty-words.ts";
import { plain } from "./plain.ts";
import type { Subject } from "./subject.ts";

/** Words of a text; of a language without blanks about as many. */
const lengthOf = ({ spaced }: Subject, text: string) => (spaced ? wordCount(text) : size(text) / 2.2);

function pace(length: number): number {
  if (length >= 3 && length <= 9) return 1;
  if (length < 2) return 0.3;
  return length <= 12 ? 0.7 : 0.4;
}

/** One quick thought, without an introduction or a raised voice. */
function headlineCraft(s: Subject): Reviewed {
  const { headline } = s.piece;
  const opener = isIntroduction(headline) || emptyIn(headline).length > 0;
  const loud = /!{2,}|\p{Lu}{4,} \p{Lu}{4,} \p{Lu}{2,}/u.test(headline);
  return reviewed({
    id: "headline_craft",
    share: headline.trim() ? pace(lengthOf(s, headline)) - (opener ? 0.45 : 0) - (loud ? 0.3 : 0) : 0,
    evidence: [seen("headline", headline)],
    fix: opener
      ? "Start with the news itself, without an introduction or empty words."
      : loud
        ? "Write the headline in sentence case, without exclamation marks."
        : "Keep the headline to three to nine words that make sense on their own.",
  });
}

/** How much of a text its empty words may take away, by their share. */
const emptiness = (empty: readonly string[], text: string) => empty.length / Math.max(12, wordCount(text));

/** Details in headline and supporting line that could not be said of anybody else. */
function details({ piece, name, spaced }: Subject): number {
  const top = `${piece.headline} ${piece.support}`;
  const named = name !== "" && wholeWord(name, "iu").test(top);
  const inside = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u.test(top);
  const found = [/\p{N}/u.test(top), named, inside, /[“„«]/.test(top)].filter(Boolean).length;
  return spaced ? (found + Math.min(1.2, wordCount(top) / 10)) / 2 : 0.8;
}

function specific(s: Subject): Reviewed {
  const empty = emptyIn(s.everything);
  return reviewed({
    id: "specific",
    share: clamp(details(s)) - emptiness(empty, s.everything) * 8,
    evidence: [
      empty.length ? seen("copy", empty.slice(0, 5).join(", ")) : seen("headline", s.piece.headline),
    ],
    fix: empty.length
      ? `Replace ${listed(empty)} with what actually happens.`
      : "Add one concrete detail to the headline or the line under it: a number, a name, a date or a place.",
  });
}

/** Sentences that stand in running text: no lines of hashtags. */
const bodySentences = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^\s*#\p{L}/u.test(line))
    .flatMap((line) => sentences(line));

const LONG_AVERAGE = 18;
const LONGEST = 34;

function readsEasily(s: Subject): Reviewed {
  const all = bodySentences(s.piece.post || `${s.piece.headline}\n${s.piece.support}`);
  const lengths = all.map((sentence) => lengthOf(s, sentence));
  const average = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const longest = all[lengths.indexOf(Math.max(0, ...lengths))] ?? s.piece.headline;
  const loud = unique(s.everything.match(/(?<![\p{L}#@])\p{Lu}{5,}(?!\p{L})/gu) ?? []).filter(
    (word) => !s.brief.includes(word) && !s.dna.includes(word),
  );
  const lost = Math.max(0, average - LONG_AVERAGE) / 12 + (Math.max(0, ...lengths) > LONGEST ? 0.35 : 0);
  return reviewed({
    id: "reads_easily",
    share: 1 - lost - loud.length * 0.2,
    evidence: [loud.length ? seen("copy", loud.join(", ")) : seen("post", longest)],
    fix: loud.length ? "Write in sentence case instead of capitals." : "Split the longest sentence in two.",
  });
}

function noRepeats({ piece }: Subject): Reviewed {
  const all = bodySentences(piece.post).map(plain);
  const again = all.filter((sentence, i) => all.indexOf(sentence) < i);
  const doubled = piece.support !== "" && plain(piece.support) === plain(piece.headline);
  return reviewed({
    id: "no_repeats",
    share: 1 - again.length * 0.45 - (doubled ? 0.6 : 0),
    evidence: [seen("post", again[0] ?? piece.support ?? piece.headline)],
    fix: again[0]
      ? `Say ${listed(again, 1)} only once.`
      : "Let the line under the headline add something the headline does not say.",
  });
}

/** Punctuation and emoji as the brand's voice allows. */
function voice(s: Subject): Reviewed {
  const asked = voiceOf(s.guidelines, []);
  // A picture and its post repeat each other: each sentence is counted once.
  const said = unique(s.piece.places.flatMap(({ text }) => sentences(text))).join("\n");
  const bangs = said.match(/[!！]/g)?.length ?? 0;
  const faces = emojis(said).length;
  const lost = Math.max(0, bangs - (asked.playful ? 4 : 2)) * 0.2 + (asked.emoji ? 0 : faces * 0.2);
  return reviewed({
    id: "voice",
    share: 1 - lost,
    evidence: [seen("copy", `exclamation marks: ${bangs}; emoji: ${faces}`)],
    fix: "Calm it down: fewer exclamation marks and emoji.",
  });
}

/** Why the first line earns less than everything, worst first: the share it keeps and what to do. */
function openingFlaw(s: Subject, line: string): [share: number, fix: string] {
  const { fold } = CHANNEL_RULES[s.channel];
  if (line === "") return [0, "Write a post; there is nothing to read yet."];
  if (/^[#@]|^https?:/.test(line)) return [0.2, "Open with words, not with a tag or a link."];
  if (isIntroduction(line)) return [0.3, "Start the post with the news itself, without an introduction."];
  const late = size(line) - fold;
  return [late > 0 ? 1 - late / fold : 1, `Bring the point into the first ${fold} characters.`];
}

function firstLine(s: Subject): Reviewed {
  const line =
    s.piece.post
      .split("\n")
      .find((l) => l.trim())
      ?.trim() ?? "";
  const [share, fix] = openingFlaw(s, line);
  return reviewed({ id: "first_line", share, evidence: [seen("post", line)], fix });
}

const HASHTAG = /(?<![\p{L}\p{N}&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu;
export const tagsOf = (text: string): string[] =>
  unique((text.match(HASHTAG) ?? []).map((tag) => tag.toLowerCase()));

function hashtags({ piece, channel }: Subject): Reviewed {
  const { most } = CHANNEL_RULES[channel].hashtags;
  const tags = tagsOf(piece.post);
  return reviewed({
    id: "hashtags",
    share: 1 - Math.max(0, tags.length - most) * 0.2,
    evidence: [seen("post", tags.length ? tags.join(" ") : "no hashtags")],
    fix: most ? `Use at most ${most} hashtags.` : "Take the hashtags out; they do nothing here.",
  });
}

/** These speak for themselves; an action would spoil them. */
const NEEDS_NO_ACTION: ReadonlySet<Occasion> = new Set([
  "closing",
  "greeting",
  "incident",
  "thanks",
  "milestone",
  "testimonial",
  "update",
  "content",
]);

const LEADS_SOMEWHERE =
  /[\d@]|(?<!\p{L})(?:in store|today|tomorrow|tonight|here|us|bio|comments?|reply|save|share)(?!\p{L})/iu;

function action({ piece }: Subject, occasion: Occasion): Reviewed[] {
  const { label, url } = piece.action;
  const free = NEEDS_NO_ACTION.has(occasion);
  const leads =
    url !== "" || LEADS_SOMEWHERE.test(label) || urls(piece.post).length > 0 || /\d{3}/.test(piece.post);
  const evidence = [
    seen("cta", url || label || urls(piece.post)[0] || (free ? "none is needed" : "no call to action")),
  ];
  return [
    reviewed({
      id: "present",
      share: label || leads || free ? 1 : 0,
      evidence,
      fix: "Say in the brief what people should do next, and ask for it in the post.",
    }),
    reviewed({
      id: "destination",
      share: leads || free ? 1 : 0,
      evidence,
      fix: "Add a link, a place or a phone number to the brief, so that the call to action leads somewhere.",
    }),
  ];
}

/** How well the words of a picture are chosen. */
export const tasteOfWords = (s: Subject): Reviewed[] => [headlineCraft(s), readsEasily(s), voice(s)];

/** How well a story is written. Every check is advice. */
export const tasteOf = (s: Subject, occasion: Occasion): Reviewed[] => [
  ...tasteOfWords(s),
  specific(s),
  noRepeats(s),
  firstLine(s),
  hashtags(s),
  ...action(s, occasion),
];
