import { guidelinesOf } from "../../copy/brand.ts";
import { clean } from "../../copy/clean.ts";
import { smart } from "../../copy/polish.ts";
import { withoutEmoji } from "../../copy/text.ts";
import { safety } from "../../copy/write/safety.ts";
import { type CopyRequest, languageOf } from "./request.ts";
import type { Words } from "./words.ts";

const TAG_LINE = /^\s*(?:#[\p{L}\p{N}\p{M}_]+[\s,]*)+$/u;
const INLINE_TAG = /(?<![\p{L}\p{N}&/])#(?=\p{L})/gu;
const MARKDOWN = /(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)([^*_\n]+)(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])|`([^`\n]+)`/gu;
const WRAPPED = /^(["“„«'])(.+)(["”“»'])$/s;

const plain = (text: string) =>
  text.replace(MARKDOWN, (_, strong, code) => strong ?? code).replace(/^#{1,4}\s+/gm, "");

/** A slot of one line; quotation marks around all of it are the model's habit and no quotation. */
function oneLine(text: string): string {
  const bare = plain(text).replace(/\s+/g, " ").trim();
  const inside = WRAPPED.exec(bare)?.[2];
  return inside && !/["“”„«»]/.test(inside) ? inside.trim() : bare;
}

/** The post without the hashtags a model cannot help adding; the words of those inside a sentence stay. */
function postText(text: string): string {
  const lines = plain(text).split("\n");
  const said = lines.filter((l) => !TAG_LINE.test(l)).join("\n");
  return said
    .replace(INLINE_TAG, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What can be put right without asking: markup, quotation marks, emoji nobody wants, words the brand replaces. */
export function tidy(words: Words, request: CopyRequest): Words {
  const { brand, facts } = request;
  const guidelines = guidelinesOf(brand);
  const replaced = safety(guidelines, []);
  const faceless = facts.limits.noEmoji || guidelines.emoji === false;
  const english = languageOf(request) === "en";
  const say = (text: string) => {
    const safe = replaced(faceless ? withoutEmoji(clean(text)) : clean(text));
    return english ? smart(safe) : safe;
  };
  const line = (text: string) => oneLine(say(text));
  const lines = (list: string[]) => list.map(line).filter(Boolean);
  const { slides, scenes } = words;
  return {
    headline: line(words.headline).replace(/(?<![.…])\.$/, ""),
    supporting: line(words.supporting),
    bullets: lines(words.bullets),
    cta: line(words.cta).replace(/[.:]$/, ""),
    post: say(postText(words.post)),
    hashtags: words.hashtags.map((tag) => clean(tag).replace(/^#/, "")),
    altText: line(words.altText),
    ...(slides && {
      slides: slides
        .map(({ title, body }) => ({ title: line(title), body: line(body) }))
        .filter(({ title, body }) => title || body),
    }),
    ...(scenes && { scenes: lines(scenes) }),
  };
}
