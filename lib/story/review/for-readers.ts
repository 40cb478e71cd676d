import type { Brand } from "../../copy/types.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { judgeOf } from "../addressee/addressee.ts";
import { emphasesOf } from "../emphasis.ts";
import { isOnlyPlaces } from "../read/opening-order.ts";
import { prohibitionIn } from "../read/prohibitions.ts";
import { shortWords } from "../short-words.ts";
import { asidesIn } from "./brief-asides.ts";
import { openBans, unreadTable } from "./brief-bans.ts";
import { listed, oneLine, quoted, type Reviewed, reviewed, seen } from "./check.ts";
import { ONE_PERSON } from "./colleague-words.ts";
import { colleaguesIn, isStamped } from "./colleagues.ts";
import {
  answersAlone,
  bareRequests,
  orderedBefore,
  orderedThanks,
  printedOrder,
  remarksToMakers,
} from "./for-makers.ts";
import { withoutHeldNotes } from "./held-notes.ts";
import type { Leak, LeakSearch, Published } from "./leak.ts";
import { leaksOfAsides } from "./leaked-asides.ts";
import { lostAntecedent } from "./lost-antecedent.ts";
import { factsKeptFromReaders } from "./lost-facts.ts";
import { lostProhibitions } from "./lost-prohibitions.ts";
import { wordsOfMaking } from "./making-words.ts";
import { mergedLines } from "./merged-lines.ts";
import { namedForms } from "./named-form.ts";
import { otherAddressees } from "./other-addressees.ts";
import { partNamesAsSentences } from "./part-names.ts";
import type { Passage } from "./piece.ts";
import { plain } from "./plain.ts";
import { purposesToOthers } from "./purposes.ts";
import { quotedTalk } from "./quoted-talk.ts";
import { isOnlyLetter, isOnlySmall, isRough, isVeryRough, roughSigns, talkIn } from "./roughness.ts";
import { isSolo } from "./solo-brand.ts";
import { lostSource, lostSpeaker, unnamedSpeaker } from "./speaker.ts";
import { ownWords, signsIn } from "./talk-signs.ts";
import { toDoLists } from "./to-do-list.ts";
import { tornClauses } from "./torn-clauses.ts";
import { tornLead } from "./torn-lead.ts";
import { otherEmphasis, otherLeads } from "./wished-lead.ts";
import { coloredParts } from "./wishes-unkept.ts";
import { wordedRemarks } from "./worded-remarks.ts";
import { wrongSums } from "./wrong-sums.ts";

const MAX_AROUND = 60;

/** A full stop between digits is that of a number: "1.8 seconds". */
const STOP = String.raw`(?:[!?]|\.(?!(?<=\d\.)\d))`;
const ENDED = new Prefiltered(`${STOP}|\\n`);
const BEHIND_ITS_END = new Prefiltered(`(?<=${STOP})|\\n`);

/** The sentence around a stretch. */
function sentenceAt(text: string, start: number, end: number): string {
  const near = text.slice(Math.max(0, start - MAX_AROUND), start);
  const before = (start > MAX_AROUND ? near.replace(/^\S*\s/, "") : near).split(ENDED).pop() ?? "";
  const after = text.slice(end, end + MAX_AROUND).split(BEHIND_ITS_END)[0] ?? "";
  return oneLine(before + text.slice(start, end) + after);
}

/** Words of quotations belong to those who said them; the alternative text speaks about pictures and posts. */
const isSpoken = ({ where }: Passage) => where !== "altText" && where !== "quotation";

/** Words of the brand are for readers, whatever they are. */
const brandWords = ({ name, tagline, offer }: Brand) => plain(`${name} ${tagline} ${JSON.stringify(offer)}`);

/** "Q: Should I comfort a scared dog?": a question that readers ask, by its label. */
const QUESTION_LABEL =
  /(?:^|\n)\s*(?:[-*•]\s*)?(?:Q|Question|F|Frage|P|Pregunta|D|Domanda|V|Vraag|Pergunta)\s?[:.)]\s*$/iu;
/** "how do i book? free chat first, then a deposit" in a list of such lines. */
const ANSWERED_LINE = /^[^\S\n]*(?:[-*•]\s+)?(?<question>[^?\n]{3,80}\?)[^\S\n]+\S[^?\n]+$/gmu;
const FEWEST_ANSWERED = 3;
function isReadersQuestion(quote: string, brief: string): boolean {
  const asked = quote.trim().slice(0, ASKED_LENGTH).replaceAll("’", "'").toLowerCase();
  const text = brief.replaceAll("’", "'").toLowerCase();
  const at = quote.trim().endsWith("?") ? text.indexOf(asked) : -1;
  if (at < 0) return false;
  const answered = [...text.matchAll(ANSWERED_LINE)].map(({ groups }) => groups?.question ?? "");
  const isListed = answered.length >= FEWEST_ANSWERED && answered.some((one) => one.startsWith(asked));
  return isListed || QUESTION_LABEL.test(text.slice(0, at));
}
const ASKED_LENGTH = 40;

function talk({ story, places, rough, brand, brief, judge }: LeakSearch): Leak[] {
  const own = ` ${brandWords(brand)} `;
  const mayBeOne = isSolo(brand);
  // "« Merci » en gros": a word that is wanted large is for readers.
  const large = emphasesOf(story).flatMap((one) => plain(shortWords(one) ?? "") || []);
  return places.filter(isSpoken).flatMap(({ where, text }) =>
    signsIn(text, story.spoken, rough)
      .filter(({ words, why }) => !own.includes(` ${plain(words)} `) && !(mayBeOne && why === ONE_PERSON))
      .map((sign) => ({ ...sign, quote: sentenceAt(text, sign.start, sign.end) }))
      .filter(({ quote }) => !large.includes(plain(quote)) && !isReadersQuestion(quote, brief))
      .filter(({ quote, isWeak }) => !isWeak || !judge.isCertainlyForReaders(quote))
      // "Do not put it in …" is said of posts and of things; a post has none of what this one names.
      .filter(({ quote }) => prohibitionIn(quote, story.spoken) !== "readers")
      .map(({ words, why, quote }) => ({
        where,
        quote,
        says: `${quoted(quote)} may not be meant for readers: ${why} (${quoted(words)})`,
      })),
  );
}

const SHORT_QUESTION = /(?<=^|[.!?\n]\s*)\s*(?:[\p{L}\d'’]+ ){0,2}[\p{L}\d'’]+ ?\?/gmu;

/** "Prizes?" in a rough brief is open, and a colleague has to answer. */
function openQuestions({ places, rough, brief }: LeakSearch): Leak[] {
  if (!rough) return [];
  return places.filter(isSpoken).flatMap(({ where, text }) =>
    (ownWords(text).match(SHORT_QUESTION) ?? [])
      .map(oneLine)
      .filter((quote) => !isReadersQuestion(quote, brief))
      .map((quote) => ({ where, quote, says: `${quoted(quote)} may be a question to a colleague` })),
  );
}

/** "Ana Ruiz becomes a partner.": readers know who Ana is, who runs the bakery in the next sentence. */
function isIntroduced(name: string, { facts }: LeakSearch["story"]): boolean {
  const whole = `${name} \\p{Lu}[\\p{L}’'-]+`;
  const full = new Prefiltered(
    `(?<![\\p{L}\\d])(?:${whole} (?:becomes?|joins?|is|has|was|takes|won|leads|runs)(?!\\p{L})|(?:[Mm]eet|[Ww]elcome(?: to)?|[Ii]ntroducing|[Tt]his is|[Ss]ay hello to|[Cc]ongratulations(?: to)?),? ${whole})`,
    "u",
  );
  return facts.some(
    ({ from, quote }) => from === "brief" && full.test(quote) && !colleaguesIn(`\n${quote}`).has(name),
  );
}

/** Names of those who wrote the brief or are asked something in it. */
function named({ story, brief, brand, places }: LeakSearch): Leak[] {
  const known = plain(`${brand.name} ${brand.overview} ${story.about} ${story.quotation?.name ?? ""}`).split(
    /[^\p{L}\d’'-]+/u,
  );
  const names = [...colleaguesIn(brief)].filter(
    (name) => !known.includes(plain(name)) && !isIntroduced(name, story),
  );
  return names.flatMap((name) => {
    const found = new Prefiltered(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, "u");
    const place = places.find(({ text }) => found.test(ownWords(text)));
    return place
      ? [{ where: place.where, quote: name, says: `it names ${quoted(name)}, who seems to be a colleague` }]
      : [];
  });
}

/** What the reader published right beside words it held back, with no mark between them. Only in a rough brief. */
function besideTalk({ story, brief }: LeakSearch): Leak[] {
  const held = story.heldBack.filter(
    ({ why, quote }) =>
      why !== "unclear" && /^[\p{L}\d]/u.test(quote) && !isStamped(`${quote} `) && !isOnlyPlaces(quote),
  );
  return story.facts.flatMap(({ from, span, quote }) => {
    const near = held.find((one) => {
      const [from, to] = one.span.end <= span.start ? [one.span.end, span.start] : [span.end, one.span.start];
      return (
        from <= to &&
        to - from < 3 &&
        /^[ \t]*$/.test(brief.slice(from, to)) &&
        !CLOSED.test(brief.slice(0, from))
      );
    });
    if (from !== "brief" || !near) return [];
    return [
      {
        where: "brief",
        quote,
        says: `${quoted(quote)} stands beside words for colleagues, ${quoted(near.quote)}`,
      },
    ];
  });
}
const CLOSED = /(?:[.!?,;:()[\]–—\n。！？、…"”]|\s-)\s*$/;

/** A brief that is a message to the core is read by a person before its post goes out. */
const messages = (signs: readonly string[], holdsTalk: boolean): Leak[] =>
  isVeryRough(signs, holdsTalk)
    ? [
        {
          where: "brief",
          quote: signs.join(", "),
          says: `the brief reads like a message among colleagues (${signs.slice(0, 3).join(", ")}), so read the post before it goes out`,
        },
      ]
    : [];

const once = (leaks: readonly Leak[]) =>
  leaks.filter(({ quote }, i) => leaks.findIndex((leak) => leak.quote === quote) === i);

/** Everything that is not for readers, the surest first. */
function leaksIn(published: Published): Leak[] {
  const { story, brief } = published;
  const judge = judgeOf(brief, story.language);
  const signs = roughSigns(withoutHeldNotes(story, brief, judge), story.language);
  const wasTalk = talkIn(brief, story).length > 0 && signs.length > 0;
  const rough = wasTalk || isRough(signs);
  const read = { ...published, rough, judge, asides: asidesIn(brief, story.language, rough) };
  const lost = factsKeptFromReaders(read).map((quote) => ({
    where: "brief",
    quote,
    says: `readers may need ${quoted(quote)}, which is not published`,
  }));
  return once([
    ...named(read),
    ...leaksOfAsides(read),
    ...talk(read),
    ...quotedTalk(read),
    ...remarksToMakers({ ...read, language: story.spoken, facts: story.facts }),
    ...wordsOfMaking(read),
    ...coloredParts(read.story),
    ...namedForms(read),
    ...otherAddressees(read),
    ...wordedRemarks(read),
    ...unnamedSpeaker(read),
    ...lostSpeaker(read),
    ...lostSource(read),
    ...answersAlone(read),
    ...lostAntecedent(read),
    ...bareRequests(read),
    ...orderedBefore(read),
    ...printedOrder(read, story.language),
    ...purposesToOthers(read),
    ...orderedThanks(read),
    ...openQuestions(read),
    ...mergedLines(read),
    ...partNamesAsSentences(read),
    ...(isRough(signs) && story.by === "house" && !isOnlyLetter(signs, wasTalk) ? besideTalk(read) : []),
    ...lost,
    ...lostProhibitions(read),
    ...openBans(read),
    ...otherLeads(read),
    ...otherEmphasis(read),
    ...tornClauses(read),
    ...tornLead(read),
    ...wrongSums(read),
    ...unreadTable(read),
    ...toDoLists(brief),
    // A model reads a message as one, and its opinion compares the post with it.
    ...(story.by === "house" && !isOnlySmall(signs, story) ? messages(signs, wasTalk) : []),
  ]);
}

/** What the author wants to be seen first is no reason to take it out of the brief. */
function wayOut(leaks: readonly Leak[], wanted: readonly Leak[], brief: string): string {
  const others = leaks.filter(({ quote }) => !wanted.some((one) => one.quote === quote));
  // The signs of a message are named in our words, so they cannot be taken out.
  const talk = others
    .filter(({ where, quote }) => where !== "brief" || brief.includes(quote))
    .map(({ quote }) => quote);
  if (talk.length > 0) return `Take out of the brief what is not for readers, such as ${listed(talk, 1)}.`;
  if (wanted.length === 0) return AS_A_CUSTOMER;
  return `Begin the headline with ${listed(
    wanted.map(({ quote }) => quote),
    1,
  )}, or choose a layout that shows it large.`;
}

const AS_A_CUSTOMER =
  "Read the post as a customer would, and approve it if it is right. Next time write the brief for readers, in whole sentences.";

/**
 * Nothing is published that was meant for colleagues. It does not trust the reader: it looks for talk in every
 * published sentence, and for published words in what the brief says to colleagues. There is no check where all is well.
 */
export function forReaders(published: Published): Reviewed[] {
  const wanted = [...otherLeads(published), ...otherEmphasis(published)];
  const leaks = leaksIn(published);
  if (leaks.length === 0) return [];
  const review = reviewed({
    id: "for_readers",
    doubts: leaks.map(({ says }) => says),
    evidence: leaks.map(({ where, quote, says }) => seen(where, quote, says)),
    fix: wayOut(leaks, wanted, published.brief),
  });
  return [review];
}
