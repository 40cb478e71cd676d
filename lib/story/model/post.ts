import { guidelinesOf } from "../../copy/brand.ts";
import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { sentences } from "../../copy/sentences.ts";
import { clip, stop, unstop } from "../../copy/text.ts";
import type { Channel } from "../../vocab.ts";
import type { ModelInput } from "./prompt.ts";

const TAG_LINE = /^\s*(?:#[\p{L}\p{N}\p{M}_]+[\s,]*)+$/u;
const LAST_TAGS = /(?:\s+#[\p{L}\p{N}\p{M}_]+)+\s*$/u;
const INLINE_TAG = /(?<![\p{L}\p{N}&/])#(?=\p{L})/gu;

/** The text without hashtag lines and without sentences it has said before. */
function once(text: string): string {
  const said = new Set<string>();
  const isNew = (sentence: string) => {
    const key = sentence.toLowerCase().replace(/\s+/g, " ");
    return !said.has(key) && said.add(key);
  };
  return text
    .replace(LAST_TAGS, "")
    .split("\n")
    .filter((line) => !TAG_LINE.test(line))
    .map((line) => {
      const all = sentences(line);
      const fresh = all.filter(isNew);
      return fresh.length === all.length ? line : fresh.join(" ");
    })
    .join("\n")
    .replace(INLINE_TAG, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Without its last sentences until it fits; of a single one too long, the words that fit. */
function fitting(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const last = text.split("\n").at(-1) ?? "";
  const ends = sentences(last).at(-1) ?? last;
  const rest = text.slice(0, Math.max(0, text.lastIndexOf(ends))).trim();
  if (rest) return fitting(rest, fits);
  let short = text;
  while (short.length > 1 && !fits(short)) short = clip(short, [...short].length - 1);
  return short;
}

type Draft = { text: string; channel: Channel; hashtags: readonly string[]; input: ModelInput };

/** The whole post: the model's text, and under it required phrases and hashtags, as far as there is room. */
export function postOf({ text, channel, hashtags, input }: Draft): string {
  const { measure, max, hashtags: rule } = CHANNEL_RULES[channel];
  const fits = (post: string) => measure(post) <= max;
  const body = once(text);
  if (!body) return "";
  const said = body.toLowerCase();
  const required = guidelinesOf(input.brand).required.filter((p) => !said.includes(unstop(p).toLowerCase()));
  const below = required.map((phrase) => `\n\n${stop(phrase)}`).join("");
  const post = fitting(body, (shorter) => fits(shorter + below)) + below;
  return hashtags.slice(0, rule.most).reduce((out, tag) => {
    const longer = `${out}${out === post ? "\n\n" : " "}#${tag}`;
    return fits(longer) ? longer : out;
  }, post);
}
