import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { inARow, whole, wholeSentences } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { speakersOf } from "../kit/story/people.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const MOST = { date: 60, time: 60, speakers: 3, supporting: 240 };
const ONLINE =
  /\b(?:online|webinar|livestream|live stream|zoom|teams|en ligne|en línea|em linha)\b|オンライン|ウェビナー|线上|在线|أونلاين|מקוון|וובינר/iu;

/** "£7 online", "Tickets online": what is bought there takes place elsewhere. */
const SOLD =
  /[£$€¥₹]|(?<!\p{L})(?:tickets?|karten|billets?|entradas?|biglietti|kaarten|ingressos?|book|order|buy|buchen|bestell\p{L}*|réserv\p{L}*|reserv\p{L}*|prenot\p{L}*)(?!\p{L})/iu;

/** A talk that people join from where they are, with who speaks. */
export function fits(story: Story, pictures: Pictures) {
  const { date = "", time = "", place = "" } = story.when ?? {};
  const beside = sentencesOf(story.support?.text ?? "").filter((sentence) => !SOLD.test(sentence));
  const said = [place, story.about, story.kicker?.text, story.headline.text, ...beside].join("\n");
  if (!isOf(story, "event") || !whole(date, MOST.date) || !ONLINE.test(said)) return undefined;
  const speakers = speakersOf(story, pictures).slice(0, MOST.speakers);
  if (speakers.length === 0) return undefined;
  const { supporting, ...words } = wordsOf(story, pictures);
  // Day, hour and speakers have places of their own.
  const shown = tokensOf(
    [date, time, place, ...speakers.flatMap(({ name, role }) => [name, role])].join("\n"),
  );
  const rest = sentencesOf(supporting).filter((one) => !isSaid(one, shown));
  return fitWithDetails(story, 0.97, {
    ...words,
    supporting: wholeSentences(inARow(rest), MOST.supporting),
    date,
    time: whole([time, place].filter(Boolean).join(" · "), MOST.time) || whole(time, MOST.time),
    speakers,
  });
}
