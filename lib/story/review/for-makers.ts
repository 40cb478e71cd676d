import { ideas } from "../../copy/judge/ideas.ts";
import { detectLanguage } from "../../copy/language.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { sentenceAround } from "../../text/sentence-around.ts";
import { certainlyFor } from "../addressee/addressee.ts";
import { AUDIENCE_LINE, MAKER_WORDS, PART_LINE, RAW_ROW } from "../maker-words.ts";
import { pointsToPicture } from "../picture-pointers.ts";
import { opensAsOrder } from "../read/asked-topic.ts";
import { listsContents } from "../read/contents-labels.ts";
import { beginsWithPartName } from "../read/edges.ts";
import { asksMaker } from "../read/maker-questions.ts";
import { partLabelIn } from "../read/part-labels.ts";
import { isSurelyForReaders } from "../read/reader-forms.ts";
import { remarkClause } from "../remark-clauses.ts";
import { matchesIn } from "../values/matches.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { ORDER_LINE } from "./order-words.ts";
import type { Passage } from "./piece.ts";
import { plain, says } from "./plain.ts";
import { tellsOutputs } from "./product-outputs.ts";

/** What is said of the picture in words, and what others have said. */
const isWritten = ({ where }: Passage) => where !== "altText" && where !== "quotation";

/** "« Qui paie quoi ? » Sous-titre : …": the label of another part right behind what is in quotation marks. */
const BEHIND_TITLE = /(?<=[”»"]\.?\s)\p{Lu}[\p{L} -]{2,24}\s?:/gu;

/** Published sentences that speak about the look of the picture, its parts or the wording. */
export function remarksToMakers({
  places,
  brand,
  judge,
  language,
  facts = [],
}: Pick<LeakSearch, "places" | "brand" | "judge"> & {
  language: string;
  facts?: LeakSearch["story"]["facts"];
}): Leak[] {
  const contents = facts.map(({ quote }) => quote).filter(listsContents);
  const own = plain(`${brand.name} ${brand.tagline} ${JSON.stringify(brand.offer)}`);
  const leak = (where: string, quote: string) => ({
    where,
    quote,
    says: `${quoted(quote)} may be a remark to the maker of the picture`,
  });
  return places.filter(isWritten).flatMap(({ where, text }) => [
    ...matchesIn(MAKER_WORDS, text)
      .filter(([words]) => !own.includes(plain(words)))
      .map((m) => leak(where, sentenceAround(text, m.index)))
      .filter(({ quote }) => !pointsToPicture(quote) && !isSurelyForReaders(quote))
      .filter(({ quote }) => !contents.some((one) => says(one, quote)))
      .filter(({ quote }) => beginsWithPartName(quote) || !judge.isCertainlyForReaders(quote))
      .filter(({ quote }) => !(tellsOutputs(quote) && certainlyFor(quote, language) === undefined)),
    ...text
      .split(/\n|(?<=[.!?。！？])\s/u)
      .filter((line) => remarkClause(line, language) !== undefined && !own.includes(plain(line)))
      .map((line) => leak(where, oneLine(line))),
    ...matchesIn(BEHIND_TITLE, text)
      .filter(([label]) => partLabelIn(`${label} …`, language) !== undefined)
      .map(([label]) => leak(where, oneLine(label))),
    ...[PART_LINE, RAW_ROW, AUDIENCE_LINE, ORDER_LINE]
      .flatMap((line) => matchesIn(line, text))
      .map(([line]) => leak(where, oneLine(line))),
  ]);
}

const LINE_END = /[.!?:\n]/u;

/** The first words of the brief, published, where they ask for the piece: "Could you do our hours". */
export function printedOrder(
  { places, brief }: Pick<LeakSearch, "places" | "brief">,
  language: string,
): Leak[] {
  const opening = plain(brief.slice(0, OPENING));
  return places
    .filter(isWritten)
    .map(({ where, text }) => ({ where, quote: oneLine(text.split(LINE_END, 1)[0] ?? "") }))
    .filter(
      ({ quote }) => plain(quote) !== "" && opening.includes(plain(quote)) && opensAsOrder(quote, language),
    )
    .map(({ where, quote }) => ({
      where,
      quote,
      says: `${quoted(quote)} may be a remark to the maker of the picture`,
    }));
}
const OPENING = 240;

/** "People before tonnes, please." says what comes first. It may be a rule for visitors as well: "Payment before delivery, please." */
const ORDERED = /(?:^|(?<=[.!?\n]))\s*(\p{L}+ (?:before|over) \p{L}+),? (?:please|pls)(?!\p{L})/giu;

/** "Einen Dank an unsere Kunden": what is to be said, and not in the words with which it is said. */
const NAMES_THANKS =
  /(?:^|(?<=[.!?\n]\s*))(?:(?:bitte )?(?:noch )?einen dank an|(?:por favor,? )?un agradecimiento (?:a|para)|(?:please )?(?:a |include |add )(?:a )?thank[- ]you to (?=[^.!?\n]*(?:at the end|last))|(?:merci de mettre )?un (?:grand )?merci à (?=[^.!?\n]*à la fin)|un ringraziamento (?:a|ai|alle)|graag een bedankje aan|um agradecimento a)(?!\p{L})[^.!?\n]*/iu;

/** Thanks that the author orders, published as the order. */
export const orderedThanks = ({ places }: Pick<LeakSearch, "places">): Leak[] =>
  places.filter(isWritten).flatMap(({ where, text }) => {
    const quote = oneLine(NAMES_THANKS.exec(text)?.[0] ?? "");
    return quote ? [{ where, quote, says: `${quoted(quote)} names thanks and does not say them` }] : [];
  });

/** What stands published of such orders. */
export function orderedBefore({ places, brief }: Pick<LeakSearch, "places" | "brief">): Leak[] {
  return matchesIn(ORDERED, brief).flatMap(([, words = ""]) =>
    places
      .filter((place) => isWritten(place) && says(place.text, words))
      .slice(0, 1)
      .map(({ where }) => ({
        where,
        quote: words,
        says: `${quoted(words)} may be a remark to the maker of the picture`,
      })),
  );
}

/** "Bitter? Grind coarser." A request such as "Can you make a post?" is no question to readers. */
const ASKED =
  /(?:^|(?<=[.!\n]))[^\S\n]*(?!(?:can|could|would|will|kannst|könnt|peux|pouvez|puedes|puoi|kun|pode)(?!\p{L}))([^.!?:\n]{2,60}\?) +((?:[^.!?\n]|\.(?=\w)){3,90}[.!])/gimu;

/** "If you are in pain while we are closed, call …": the question has become a clause. */
const ASKED_ANEW = 0.5;
function asksAnew(text: string, question: string): boolean {
  if (says(text, question)) return true;
  const asked = ideas(question);
  const said = new Set(ideas(text));
  return asked.length > 0 && asked.filter((word) => said.has(word)).length / asked.length >= ASKED_ANEW;
}

/** "Hub gears." is an answer, and not in "Hub gears or derailleur?": a few words count as a sentence of their own. */
const isSaid = (text: string, answer: string): boolean =>
  says(text, answer) &&
  (answer.trim().split(/\s+/).length > FEW ||
    text.split(/[.!?:\n]+/u).some((sentence) => plain(sentence) === plain(answer)));
const FEW = 2;

const isAsked = (places: LeakSearch["places"], question: string) =>
  places.some(({ where, text }) => (where === "headline" || where === "kicker") && says(text, question));

/** "Write to us at …", "Kom het proberen.", "Call 01632 960 500.": a call to readers stands by itself. */
const CALLS =
  /(?<!\p{L})(?:us|uns|ons|onze|nous|nosotros|noi|nós)(?!\p{L})|@|(?:\d[ -]?){6,}|\p{L}\.(?:com|org|net|de|fr|es|it|nl|pt|ie|uk)(?!\p{L})|^\s*(?:come|join|komm(?:t|en sie)?|kom|venez|viens|ven|venid|vieni|venite|venha|vem)(?!\p{L})/iu;

/** Answers that are published without the question before them, which says when they hold. */
export function answersAlone({ places, brief }: Pick<LeakSearch, "places" | "brief">): Leak[] {
  const language = detectLanguage(brief).code;
  const asked = matchesIn(ASKED, brief).filter(
    ([, question = "", answer = ""]) => !asksMaker(question, language) && !CALLS.test(answer),
  );
  return asked.flatMap(([, question = "", answer = ""]) =>
    places
      .filter((place) => isWritten(place) && isSaid(place.text, answer) && !asksAnew(place.text, question))
      // A headline that asks, or the line above it, stands above every line of the picture.
      .filter(({ where }) => /^posts/.test(where) || !isAsked(places, question))
      .slice(0, 1)
      .map(({ where }) => ({
        where,
        quote: oneLine(answer),
        says: `${quoted(oneLine(answer))} stands without its question ${quoted(oneLine(question))}`,
      })),
  );
}

/** "Please tell people to keep them off the table": without its beginning the request is no sentence. */
const PASSED_ON =
  /(?<!\p{L})(?:tell|ask|remind|urge|invite|encourage|warn) (?:\p{L}+ ){1,3}to (\p{L}+(?: \p{L}+){2})/giu;

/** Requests that the author wants passed on, published as a bare infinitive. */
export const bareRequests = ({ places, brief }: Pick<LeakSearch, "places" | "brief">): Leak[] =>
  matchesIn(PASSED_ON, brief).flatMap(([, words = ""]) => {
    const bare = new Prefiltered(`(?<=^|[.!?\\n]\\s*)To ${words}(?!\\p{L})`, "u");
    const place = places.find((one) => isWritten(one) && bare.test(one.text));
    return place
      ? [
          {
            where: place.where,
            quote: `To ${words}`,
            says: `${quoted(`To ${words} …`)} is no whole sentence`,
          },
        ]
      : [];
  });
