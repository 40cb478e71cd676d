import { sentences } from "../../copy/sentences.ts";
import { shareIn, TELLS } from "../edit/words.ts";
import { isSettled } from "../preferences-block.ts";
import { isBanOfTaste } from "../read/ban-reasons.ts";
import { joinedBans } from "../read/joined-bans.ts";
import { isMakerNote } from "../read/maker-notes.ts";
import { isMakerRule } from "../read/maker-rules.ts";
import { isMannerWish } from "../read/manner-wishes.ts";
import { prohibitionIn } from "../read/prohibitions.ts";
import { bannedPerson } from "../read/relative-bans.ts";
import { bannedWord } from "../read/word-bans.ts";
import { tellsOfBan } from "../write/warnings.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";

/**
 * What the brief forbids its readers and no published text says, by whatever reading: a person has to know that it is
 * left out. What was not understood is asked about anyway, and what an edit took out as well.
 */
export function lostProhibitions({
  story,
  brief,
  places,
  judge,
}: Pick<LeakSearch, "story" | "brief" | "places" | "judge">): Leak[] {
  if (story.language !== story.spoken) return [];
  const published = places.map(({ text }) => text).join("\n");
  const isAsked = (sentence: string) =>
    bannedWord(sentence) !== undefined ||
    bannedPerson(sentence, story.language) !== undefined ||
    joinedBans(sentence, story.language).length > 0 ||
    isMakerRule(sentence) ||
    isBanOfTaste(sentence, story.language) ||
    isMannerWish(sentence, story.language) ||
    isMakerNote(sentence, { language: story.language, plain: brief, judge }) ||
    [...story.heldBack.filter(({ why }) => why === "unclear"), ...(story.removed ?? [])].some(
      ({ quote }) => quote.includes(sentence) || sentence.includes(quote),
    );
  return brief
    .split("\n")
    .flatMap(sentences)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        (prohibitionIn(sentence, story.language) === "readers" || tellsOfBan(sentence)) &&
        shareIn(published, sentence) < TELLS &&
        !isAsked(sentence) &&
        !judge.isCertainlyForMaker(sentence) &&
        !isSettled(brief, sentence),
    )
    .map((quote) => ({
      where: "brief",
      quote,
      says: `readers may need ${quoted(quote)}, which is not published`,
    }));
}
