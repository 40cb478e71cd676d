import type { Span } from "../../story/schema.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Words of those who report on hate, or stand against it, before what they speak of. */
const REPORTED = new Prefiltered(
  /\b(?:against|condemn\w*|reject\w*|oppos\w*|fight\w*|combat\w*|report(?:s|ed|ing)?|study|studies|court|trial|sentenced|convicted|arrested|charged|historians?|museum|exhibition|memorial|survivors?|victims?|myth|lie|stereotypes?|prejudice|racis[mt]|antisemiti\w+|sexism|homophobia|hate speech|slurs?|graffiti|anyone who|people who|those who|who says?|said|says|claim\w*|shout\w*|chant\w*|told|called|calling|believed?|thought|threaten\w*|gegen|contra|contre)\b/,
);
/** Words that turn a statement round, but leave a slur what it is. */
const DENIED = /\b(?:not|dont|never|nobody|no one|stop|end|news|history)\b/;
/** The same, behind it. */
const AFTER =
  /^[^.!?\n]{0,40}\b(?:is (?:a lie|wrong|a myth|racist|hate|not true|never)|was (?:sprayed|painted|written|shouted|wrong)|were (?:sprayed|painted|wrong)|has no place|they (?:shouted|wrote|said|chanted)|he (?:shouted|wrote|said)|she (?:shouted|wrote|said))\b/;
/** What comes behind it is the speaker's own. */
const TURN = /\b(?:but|yet|however|still|although|and so|therefore)\b[^.!?\n]*$/;

/** Is what stands there reported on or spoken against, as far as its sentence tells? */
export function isOpposed(text: string, { start, end, isSlur }: Span & { isSlur: boolean }): boolean {
  const [sentence = ""] = /[^.!?\n]*$/.exec(text.slice(Math.max(0, start - 300), start)) ?? [];
  const opposed = REPORTED.test(sentence) || (!isSlur && DENIED.test(sentence));
  if (opposed && !TURN.test(sentence)) return true;
  return AFTER.test(text.slice(end, end + 120));
}
