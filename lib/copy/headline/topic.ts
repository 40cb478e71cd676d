import { own } from "../../text/own.ts";
import { productName } from "../brand.ts";
import { agree, withoutArticle } from "../rewrite/phrases.ts";
import { variants } from "../rewrite/variants.ts";
import { capitalize, lowerFirst, wordCount } from "../text.ts";
import type { Brand, Facts } from "../types.ts";
import type { Draft, Origin } from "./draft.ts";

const PREMISES =
  /^(.+?)\s+(?:at|in|for|from)\s+(?:an?|the|our)\s+((?:[\p{Ll}-]+\s)?(?:shop|store|bakery|caf[eé]|restaurant|studio|gym|salon|clinic|hotel|bar|agency|school|company|app))$/iu;

/** "a sale at a bike shop", in the brief of a bike shop, is a sale at that shop; only when the Brand DNA says so. */
function localise(np: string, f: Facts, brand: Brand): string {
  const name = productName(brand);
  const m = PREMISES.exec(np);
  if (!m?.[1] || !m[2] || !name || f.product !== name) return np;
  const known = `${brand.overview} ${brand.offer.one_liner}`.toLowerCase();
  const isOurs = m[2]
    .toLowerCase()
    .split(" ")
    .some((w) => w.length > 3 && known.includes(w));
  return isOurs ? `${capitalize(withoutArticle(m[1]))} at ${name}` : np;
}

type Make = (text: string, by: Origin, rest?: string) => Draft;

const OPENING = /^(?:the )?(opening|launch|release|start|return|arrival) of (.+)$/i;
const BEGINS: Record<string, string> = {
  opening: "open",
  launch: "launch",
  release: "launch",
  start: "start",
  return: "return",
  arrival: "arrive",
};
const DATED =
  /^(.+?)\s+((?:on|next|this|in)\s+(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|week|month).*)$/i;

/** "the opening of X on D" → "X opens on D". */
function openingOf(np: string, make: Make): Draft[] {
  const [, what = "", thing = ""] = OPENING.exec(np) ?? [];
  const verb = own(BEGINS, what.toLowerCase());
  if (!verb) return [];
  const dated = DATED.exec(thing);
  const subject = dated?.[1] ?? thing;
  const out = [
    make(`${capitalize(subject)} ${agree(subject, verb)}${dated ? ` ${dated[2]}` : ""}`, "np-verb"),
  ];
  return verb === "launch" ? [...out, make(`Meet ${thing}`, "meet")] : out;
}

/** "how to X" with enough steps → "X in n steps". */
function howTo(np: string, f: Facts, make: Make): Draft[] {
  const act = /^how to (.+)$/i.exec(np)?.[1];
  const n = f.steps.length || f.bullets.length;
  const counted = act && n >= 3 && !/\d/.test(act);
  return [
    make(np, "kind"),
    ...(counted
      ? [make(`${capitalize(act)} in ${n} steps`, "kind"), make(`${n} steps to ${act}`, "kind2")]
      : []),
  ];
}

/** "welcome N, our R" → "Meet N, our R". */
function welcome(np: string, make: Make): Draft[] {
  const [name = np, ...role] = np.split(/,\s+/);
  if (!role.length) return [make(`Welcome, ${np}`, "kind2")];
  return [make(`Meet ${name}, ${role.join(", ")}`, "kind"), make(`Welcome, ${name}`, "kind2")];
}

const ANNOUNCES = /^(?:announc|introduc|launch|present|shar|promot)/;

function announced(np: string, f: Facts, make: Make): Draft[] {
  if (!ANNOUNCES.test(f.topic?.label ?? "") || !/launch|feature|opening|news/.test(f.kind)) return [];
  if (/^new\b/i.test(np) && wordCount(np) <= 6)
    return [make(`Our ${lowerFirst(np, f.names)} ${agree(np, "be")} here`, "is-here")];
  const named = /^\p{Lu}/u.test(f.topic?.text ?? "") && f.product && !np.includes(f.product);
  return named && wordCount(np) <= 4
    ? [make(`New in ${f.product}: ${lowerFirst(np, f.names)}`, "now-in")]
    : [];
}

/** Headlines from what the brief asked to talk about, put the way a headline says it. */
export function topicDrafts(f: Facts, brand: Brand): Draft[] {
  const { topic } = f;
  if (!topic) return [];
  const make: Make = (text, by, rest) => ({
    text,
    by,
    role: "topic",
    source: topic.source,
    fact: -1,
    ...(rest ? { rest } : {}),
  });
  const verb = topic.label ?? "";
  const np = localise(topic.text, f, brand);
  if (verb === "how" || /^how to\b/i.test(np)) return howTo(np, f, make);
  if (verb === "compare")
    return [make(withoutArticle(np).replace(/\s+(?:with|to|and|against)\s+/i, " vs "), "kind")];
  if (verb === "welcome" || f.kind === "person") return welcome(np, make);
  if (verb === "thank") return [make(`Thank you, ${lowerFirst(np, f.names)}`, "kind")];
  const bare = withoutArticle(np);
  return [
    ...openingOf(np, make),
    ...variants(np, f.product).map((v) => make(v.text, v.by === "whole" ? "topic" : v.by, v.rest)),
    make(bare, "topic"),
    ...announced(bare, f, make),
  ];
}
