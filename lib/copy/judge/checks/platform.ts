import type { Check } from "../../../vocab.ts";
import { size, unique, wordCount } from "../../text.ts";
import { CHANNEL_RULES } from "../channel-rules.ts";
import { check, seen } from "../check.ts";
import { isIntroduction } from "../empty-words.ts";
import { isLeftBehind } from "../flaws.ts";
import type { Subject } from "../subject.ts";

const HASHTAG = /(?<![\p{L}\p{N}&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu;
const tagsOf = ({ copy }: Subject): string[] =>
  unique((copy.text.match(HASHTAG) ?? []).map((t) => t.toLowerCase()));

/** Hard: the platform would not take it otherwise. */
function fitsLimit(s: Subject): Check {
  const { max, measure, unit, hashtags } = CHANNEL_RULES[s.channel];
  const length = measure(s.copy.text);
  const tags = tagsOf(s).length;
  const tooLong = length > max;
  return check({
    id: "fits_limit",
    group: "platform",
    label: "Fits the channel’s limits",
    share: tooLong || tags > hashtags.limit ? 0 : 1,
    hard: true,
    evidence: [
      seen("post", tooLong ? `${length} of ${max} ${unit}` : `${length} of ${max} ${unit}, ${tags} hashtags`),
    ],
    fix: tooLong ? `Cut ${length - max} ${unit}.` : `Use at most ${hashtags.limit} hashtags.`,
  });
}

const HOOK =
  /[\d?？“:]|(?<!\p{L})(?:you(?:r|rs|[’']\p{L}+)?|now|new|free|no|not|never|how|why|only|meet|stop|without)(?!\p{L})|n[’']t(?!\p{L})/iu;

/** A picture without a caption is met by its headline. */
const opening = ({ copy }: Subject) => (copy.text.split("\n").find((l) => l.trim()) ?? copy.headline).trim();

/** Why the first line earns less than everything, worst first: the share it keeps and what to do. */
function openingFlaw(s: Subject, line: string): { share: number; fix: string } | undefined {
  const { fold } = CHANNEL_RULES[s.channel];
  const length = size(line);
  if (!line) return { share: 0, fix: "Write a post; there is nothing to read yet." };
  if (/^[#@]|^https?:/.test(line)) return { share: 0.2, fix: "Open with words, not with a tag or a link." };
  if (isLeftBehind(line)) return { share: 0.1, fix: "Take out the note that was not meant for readers." };
  if (isIntroduction(line))
    return { share: 0.3, fix: "Start the post with the news itself, without an introduction." };
  if (length > fold)
    return { share: 1 - (length - fold) / fold, fix: `Bring the point into the first ${fold} characters.` };
  if (s.spaced && wordCount(line) < 3) return { share: 0.3, fix: "Say what it is about in the first line." };
  const plain = s.english && !HOOK.test(line);
  return plain ? { share: 0.8, fix: "Open with a number, a contrast, a question or the reader." } : undefined;
}

/** What stands before "see more" is worth the tap. */
function firstLine(s: Subject): Check {
  const line = opening(s);
  const flaw = openingFlaw(s, line);
  const silent = !s.copy.text.trim() && s.channel !== "web";
  return check({
    id: "first_line",
    group: "platform",
    label: "The first line works before “see more”",
    share: (flaw?.share ?? 1) * (silent ? 0.6 : 1),
    evidence: [seen("post", line.slice(0, 200))],
    fix: silent ? "Write a caption for the post." : (flaw?.fix ?? ""),
  });
}

/** As many hashtags as look at home there. */
function hashtags(s: Subject): Check {
  const { least, most } = CHANNEL_RULES[s.channel].hashtags;
  const tags = tagsOf(s);
  const { noHashtags } = s.facts.limits;
  const part = () => {
    if (noHashtags) return tags.length ? 0 : 1;
    if (tags.length > most) return 1 - (tags.length - most) * 0.2;
    return tags.length < least ? 0.6 : 1;
  };
  return check({
    id: "hashtags",
    group: "platform",
    label: "Uses hashtags as this channel does",
    share: part(),
    evidence: [seen("post", tags.length ? tags.slice(0, 12).join(" ") : "no hashtags")],
    fix: noHashtags
      ? "Take the hashtags out; the brief wants none."
      : most
        ? `Use ${least} to ${most} hashtags.`
        : "Take the hashtags out; they do nothing here.",
  });
}

const WALL = 420;
const PLACEHOLDER =
  /\[(?:your|insert|company|name|link|date|product|brand)[^\]]{0,40}\]|\{\{|lorem ipsum|(?<!\p{L})TBD(?!\p{L})/iu;
const MARKUP = /<\/?[a-z][^<>]{0,200}>|^#{1,3} \S|\*\*\S/imu;

/** Laid out for a feed, nothing left of a draft. */
function layout({ copy, channel }: Subject): Check {
  const { text } = copy;
  const longest = text.split("\n").reduce((a, b) => (b.length > a.length ? b : a), "");
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  const markup = MARKUP.exec(text)?.[0] ?? (channel === "youtube" ? /[<>]/.exec(text)?.[0] : undefined);
  const fix = placeholder
    ? `Fill in the placeholder “${placeholder}”.`
    : markup
      ? `Take out “${markup}”; it is shown as it stands.`
      : "Break the longest paragraph into short ones.";
  return check({
    id: "layout",
    group: "platform",
    label: "Laid out for a feed",
    share: placeholder || markup ? 0 : longest.length > WALL ? 0.4 : 1,
    evidence: [seen("post", placeholder ?? markup ?? longest.slice(0, 120))],
    fix,
  });
}

/** Does it work where it will be read? */
export const PLATFORM: readonly ((s: Subject) => Check)[] = [fitsLimit, firstLine, hashtags, layout];
