import { dates } from "../extract/dates.ts";
import { flaws } from "../proof/flaws.ts";
import { overlap } from "../similarity.ts";
import { capitalize, lowerFirst, stop, unstop, wordCount } from "../text.ts";
import type { Fact } from "../types.ts";
import { isEnglish, type Line, type Story } from "./story.ts";

const MADE_FOR = /^(?:launch|feature|news|changelog)$/;

/** The sentence a fact makes in running text: "For students" becomes "Made for students". */
function sentenceOf(x: Fact, s: Story): string {
  if (!isEnglish(s)) return x.text;
  if (x.role === "people" && x.fragment && x.label !== "client") return `With ${x.text}`;
  const bare = x.role === "audience" && !/^(?:made|built|perfect|designed|great|ideal)/i.test(x.text);
  return bare && MADE_FOR.test(s.f.kind) ? `Made ${lowerFirst(x.text, s.f.names)}` : x.text;
}

/** An event that only its topic names gets its invitation. */
function invitation(s: Story): Line[] {
  const topic = s.f.topic?.text ?? "";
  const invites = isEnglish(s) && s.f.kind === "event" && /^(?:our|the|a)\s/i.test(topic);
  if (!invites || overlap(s.headline, topic) >= 0.5) return [];
  return [
    {
      text: stop(`Join us for ${lowerFirst(topic, s.f.names)}`),
      role: "topic",
      order: -1,
      fact: -1,
      leads: false,
      matters: true,
    },
  ];
}

const SHORT_TOPIC = 5;

/** What the author asked for is told, even when something else makes the better headline. */
function toldTopic(s: Story, lines: readonly Line[]): Line[] {
  const { topic } = s.f;
  if (
    !isEnglish(s) ||
    !topic ||
    wordCount(topic.text) <= SHORT_TOPIC ||
    /^(?:how|why|what)\b/i.test(topic.text)
  )
    return [];
  const told = [s.headline, ...lines.map((l) => l.text), ...s.f.bullets.map((b) => b.text)].join(" ");
  if (overlap(told, topic.text) >= 0.8) return [];
  const text = stop(capitalize(topic.text));
  return [{ text, role: "topic", order: -1, fact: -1, leads: false, matters: true }];
}

const DATED = /^(?:event|opening|offer)$/;

/** The post's sentences in the brief's own order, without those a reader would stumble over. */
export function linesOf(s: Story): Line[] {
  const own = s.f.facts.map(
    (x, fact): Line => ({
      text: /^(?:how|why|what) (?!is|are)[^:,]*$/i.test(x.text)
        ? unstop(x.text)
        : stop(capitalize(sentenceOf(x, s))),
      role: x.role,
      order: x.order,
      fact,
      leads: s.head?.used.includes(fact) ?? false,
      matters: DATED.test(s.f.kind) && dates(x.text).some((d) => /\d/.test(d)),
      ...(x.it ? { it: x.it } : {}),
    }),
  );
  const names = [s.f.product ?? "", ...s.f.names];
  const whole = own.filter(
    (l) =>
      flaws({ headline: "", supporting: l.text, text: "", cta: { label: "" } }, s.f.language, names)
        .length === 0,
  );
  const lines = [...invitation(s), ...(whole.length ? whole : own)];
  return [...toldTopic(s, lines), ...lines];
}
