import { ASSET_TYPES, isFilm } from "../../asset-types.ts";
import { ideas } from "../../copy/judge/ideas.ts";
import { sentences } from "../../copy/sentences.ts";
import { wordCount } from "../../copy/text.ts";
import type { AssetType, Channel, Check } from "../../vocab.ts";
import { leadsWanted } from "../picture-wishes/leads.ts";
import { hasValueOff, offPicture } from "../picture-wishes/off-picture.ts";
import { screenTimeWanted } from "../picture-wishes/screen-time.ts";
import { stepWanted } from "../picture-wishes/step-wish.ts";
import { fewWordsWanted, linesOfParts, partsWanted } from "../picture-wishes/wished-parts.ts";
import type { Fact, Story } from "../schema.ts";
import { valuesIn } from "../values/values.ts";
import { quoted } from "./check.ts";
import { stressedOn } from "./picture-lead.ts";
import { postOf } from "./piece.ts";

/** What the brief wants of the words of a picture, and the finished piece does not do: each for a person, in a part of a sentence. */

type DrawnPiece = { story: Story; assetType: AssetType; channel: Channel; lint?: readonly Check[] };

const contentOf = ({ assetType }: DrawnPiece) => ASSET_TYPES[assetType].content;

/** "Title and date only": the picture has these, and no value of another kind. */
function onlyMissed(shown: DrawnPiece): string[] {
  const { story } = shown;
  const wanted = partsWanted(story);
  if (!wanted) return [];
  const { parts, note } = wanted;
  const lines = linesOfParts(parts, story);
  const says = `the brief wants only ${quoted(note)}`;
  if (!lines) return [`${says}, and which words of the brief those are is not certain`];
  const others = valuesIn(story.headline.text, story.spoken).filter(
    ({ kind, weak }) =>
      !weak &&
      ((kind === "money" && !parts.kinds.includes("price")) ||
        (kind === "phone" && !parts.kinds.includes("phone")) ||
        (kind === "time" && !parts.kinds.includes("time"))),
  );
  const isMore = contentOf(shown) !== "message" || !parts.isTitled || story.points.length > 0;
  return isMore || others.length > 0 ? [`${says} on the picture, and it has more`] : [];
}

/** So many words are few, by what a picture is made of. */
const FEW = { message: 50, figures: 60, scenes: 70, slides: 110 };

/** What stands on the picture. */
function linesOf(shown: DrawnPiece): string[] {
  const { headline, support, points, slides, scenes } = shown.story;
  const lines = {
    message: [support?.text ?? "", ...points.map(({ text }) => text)],
    figures: [support?.text ?? "", ...points.map(({ text }) => text)],
    scenes: scenes.map(({ text }) => text),
    slides: slides.map(({ title, body }) => `${title} ${body}`),
  }[contentOf(shown)];
  return [headline.text, ...lines];
}

/** "The price goes in the post and not on the picture": it has none. */
function offMissed(shown: DrawnPiece): string[] {
  const { story } = shown;
  const kinds = offPicture(story);
  const line = linesOf(shown).find((text) => hasValueOff(text, kinds, story.spoken));
  return line === undefined ? [] : [`the brief wants to keep what ${quoted(line)} tells off the picture`];
}

/** "Not too many words on screen": the words of the picture are counted. */
function manyWords(shown: DrawnPiece): string[] {
  const note = fewWordsWanted(shown.story);
  const content = contentOf(shown);
  const count = wordCount(linesOf(shown).join(" "));
  return note !== undefined && count > FEW[content]
    ? [`the brief asks for few words (${quoted(note)}), and the picture has ${count}`]
    : [];
}

/** Share of the words of a statement that the opening has to have. */
const ENOUGH = 0.6;
function tells(text: string, { quote }: Fact): boolean {
  const said = new Set(ideas(text));
  const wanted = ideas(quote);
  return wanted.length > 0 && wanted.filter((word) => said.has(word)).length >= wanted.length * ENOUGH;
}

/** How a piece begins: the headline with what is seen right behind it. */
function openingOf(shown: DrawnPiece): string {
  const { headline, slides, scenes, points, support } = shown.story;
  const [slide] = slides;
  const next = {
    slides: slide ? `${slide.title} ${slide.body}` : "",
    scenes: scenes[0]?.text ?? "",
    figures: points[0]?.text ?? "",
    message: points[0]?.text ?? sentences(support?.text ?? "")[0] ?? "",
  }[contentOf(shown)];
  return `${headline.text} ${next}`;
}

/** Lines of a post that may stand before what is wanted first: its title, and above a list what leads to it. */
const BEFORE = 2;
function startOf(post: string): string {
  const lines = post.split("\n").filter((line) => /\p{L}/u.test(line));
  const entry = lines.slice(0, BEFORE + 1).findIndex((line) => BULLET.test(line));
  return lines.slice(0, Math.max(BEFORE, entry + 1)).join(" ");
}
const BULLET = /^\s*[•*–-]\s/u;

/** "Lead with that": the statement stands first in the picture and in the post. */
function leadsMissed(shown: DrawnPiece): string[] {
  const { story, channel } = shown;
  const [opening, start] = [openingOf(shown), startOf(postOf(story, channel))];
  return leadsWanted(story).flatMap(({ note, facts }) => {
    const [fact] = facts;
    if (!fact) return [`what should come first (${quoted(note)}) is not certain`];
    const isFirst =
      facts.some((one) => tells(opening, one)) && facts.some((one) => start === "" || tells(start, one));
    return isFirst
      ? []
      : [`the brief wants ${quoted(fact.quote)} to come first (${quoted(note)}), and it does not`];
  });
}

/** "Number 4 should stand out": the drawing has its words on a ground of their own, else all steps look alike. */
function stepsAlike({ story, lint = [] }: DrawnPiece): string[] {
  const wanted = stepWanted(story);
  const { title = "", body = "" } = (wanted && story.steps[wanted.at - 1]) ?? {};
  const seen = ideas(stressedOn(lint));
  const isSeen = seen.length > 0 && ideas(`${title} ${body}`).some((word) => seen.includes(word));
  return wanted && !isSeen
    ? [`step ${wanted.at} should stand out (${quoted(wanted.note)}), and all steps are drawn alike`]
    : [];
}

/** "Leave the date on screen long enough to write it down": who watches the film sees whether it does. */
function timeUnknown({ story, assetType }: DrawnPiece): string[] {
  const note = isFilm(assetType) ? screenTimeWanted(story) : undefined;
  return note
    ? [`the brief asks how long something stays on screen (${quoted(note)}); please watch the film`]
    : [];
}

/** All of them. */
export const pictureWishesMissed = (shown: DrawnPiece): string[] => [
  ...onlyMissed(shown),
  ...offMissed(shown),
  ...manyWords(shown),
  ...leadsMissed(shown),
  ...stepsAlike(shown),
  ...timeUnknown(shown),
];
