import { overlap } from "../similarity.ts";
import { clip, size, unstop } from "../text.ts";
import type { Kind } from "../types.ts";
import { isEnglish, type Line, type Story } from "../write/story.ts";
import {
  ctaLine,
  type LinkStyle,
  listOf,
  offersLeft,
  piecesOf,
  quoteBlock,
  requiredLeft,
  signOff,
  whenLeft,
} from "./pieces.ts";

/** `max` code points, `tags` hashtags at most, `per` sentences a paragraph. */
export type Form = { links: LinkStyle; tags: number; max: number; per: number };

const LEANS = /^(?:it|they|this|that|these|those|she|he|its|their|so|and|but|now|then)\b/i;
const MAX_PARAGRAPH = 260;

/** Sentences as short paragraphs; one that leans on the sentence before stays with it. */
function paragraphs(lines: Line[], per: number): string[] {
  const out: string[][] = [];
  for (const l of lines) {
    const last = out.at(-1);
    const room = last && (last.length < per || (LEANS.test(l.text) && last.length < per + 1));
    if (last && room && last.join(" ").length + l.text.length < MAX_PARAGRAPH) last.push(l.text);
    else out.push([l.text]);
  }
  return out.map((p) => p.join(/[。！？]$/.test(p[0] ?? "") ? "" : " "));
}

const INTRO: Partial<Record<Kind, string>> = {
  changelog: "In this release:",
  hiring: "The essentials:",
  launch: "What’s in it:",
  feature: "What’s in it:",
  report: "What we found:",
};

/** The list block, with its introduction; a report's findings become a list of their own. */
function listBlock(s: Story, hook: string, body: Line[]): { list: string[]; left: Line[] } {
  const list = listOf(s, hook);
  const isFinding = (l: Line) => /\d|\b(?:half|twice|double)\b/.test(l.text) && !/^we\b/i.test(l.text);
  const findings = s.f.kind === "report" && isEnglish(s) && !list.length ? body.filter(isFinding) : [];
  const isList = findings.length >= 3;
  const all = isList ? findings.map((l) => `• ${unstop(l.text)}`) : list;
  const left = isList ? body.filter((l) => !findings.includes(l)) : body;
  const intro = all.length >= 3 && isEnglish(s) && !s.f.steps.length ? INTRO[s.f.kind] : undefined;
  return { list: intro ? [intro, ...all] : all, left };
}

function withQuote(blocks: string[], s: Story): string[] {
  const { quote } = s;
  const [hook = "", ...rest] = blocks;
  if (!quote) return blocks;
  if (!hook.includes(unstop(quote.text).slice(0, 40))) {
    return s.f.kind === "testimonial" ? [hook, quoteBlock(quote), ...rest] : [...blocks, quoteBlock(quote)];
  }
  if (!quote.author || blocks.join(" ").includes(quote.author)) return blocks;
  return [hook, `— ${quote.author}${quote.role ? `, ${quote.role}` : ""}`, ...rest];
}

function bodyBlocks(s: Story, per: number): string[] {
  const { hook, body } = piecesOf(s);
  const { list, left } = listBlock(s, hook, body);
  if (!list.length) return withQuote([hook, ...paragraphs(left, per)], s);
  const from = s.f.bullets[0]?.order ?? s.f.steps[0]?.order ?? Number.POSITIVE_INFINITY;
  const isBefore = (l: Line) =>
    (l.order <= from || s.f.kind === "report") && !/^(?:audience|when)$/.test(l.role);
  const before = paragraphs(left.filter(isBefore), per);
  const after = paragraphs(
    left.filter((l) => !isBefore(l)),
    per,
  );
  return withQuote([hook, ...before, list.join("\n"), ...after], s);
}

/** Leaves blocks out from behind until the post fits; hook and action stay. */
function shorten(blocks: string[], room: number): string[] {
  const kept = [...blocks];
  let length = size(kept.join("\n\n"));
  while (kept.length > 2 && length > room) {
    const [gone = ""] = kept.splice(kept.length - 2, 1);
    length -= size(gone) + 2;
  }
  return kept;
}

/** A post in paragraphs: hook, body, list, quotation, offers, name, action, required phrases, hashtags. */
export function longPost(s: Story, form: Form): string {
  const blocks = bodyBlocks(s, form.per);
  blocks.splice(1, 0, ...whenLeft(s, blocks.join(" ")));
  blocks.push(...offersLeft(s, blocks.join(" ")));
  const hook = blocks[0] ?? "";
  const isBrandLine = unstop(s.supporting) === unstop(s.brand.offer.one_liner);
  if (blocks.length === 1 && s.supporting && !isBrandLine && overlap(hook, s.supporting) < 0.7)
    blocks.push(s.supporting);
  const said = blocks.join(" ");
  const action = ctaLine(s, form.links);
  const isSaid = said.toLowerCase().includes(unstop(action).toLowerCase());
  blocks.push(...[signOff(s, said), isSaid ? "" : action].filter(Boolean));
  const tail = [...requiredLeft(s, blocks.join(" ")), s.tags.slice(0, form.tags).join(" ")].filter(Boolean);
  const room = Math.max(0, form.max - size(tail.join("\n\n")) - 2);
  const kept = shorten(blocks, room);
  return [clip(kept.join("\n\n"), room), ...tail].filter(Boolean).join("\n\n");
}
