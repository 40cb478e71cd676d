import { variants } from "../rewrite/variants.ts";
import { sentences } from "../sentences.ts";
import { overlap } from "../similarity.ts";
import { capitalize, clip, lowerFirst, size, unstop } from "../text.ts";
import type { Candidate, Scene } from "../types.ts";
import type { Story } from "./story.ts";
import { titled } from "./titled.ts";

const MAX_LINE = 52;
/** A line may run this much over before it is dropped. */
const SLACK = 12;
const MAX_SCENES = 6;
/** The headline may be longer than the lines after it, rather than be cut. */
const MAX_HOOK = 90;

type Line = Pick<Scene, "line" | "role">;

/** The headline on one screen, or broken where it pauses, or a shorter one. */
function hook(headline: string, all: Candidate[]): Line[] {
  const hooked = (line: string): Line => ({ line, role: "hook" });
  if (size(headline) <= MAX_LINE + SLACK) return [hooked(headline)];
  const parts = headline.split(/(?<=[.,:;–])\s+|(?<=[、，。：])/u);
  if (parts.length > 1 && parts.every((p) => size(p) <= MAX_LINE)) return parts.slice(0, 3).map(hooked);
  const shorter = all.find((c) => size(c.text) <= 56 && c.score > 55)?.text;
  return [hooked(shorter ?? clip(headline, MAX_HOOK))];
}

function middle({ f }: Story): Line[] {
  const figures = f.stats.filter((s) => s.weight >= 1.5).slice(0, 3);
  const told = f.facts.filter((x) => /^(?:benefit|news|offer|problem)$/.test(x.role)).slice(0, MAX_SCENES);
  const short = (text: string) =>
    variants(text, f.product).find((v) => size(v.text) <= MAX_LINE && !/^(?:it|they|this)\b/i.test(v.text))
      ?.text;
  return [
    ...figures.map((s): Line => ({ line: `${s.value} ${s.label}`, role: "stat" })),
    ...f.steps.map((s): Line => ({ line: s.text, role: "step" })),
    ...f.contrasts.map(
      (c): Line => ({ line: `${c.before} vs ${lowerFirst(c.after, f.names)}`, role: "contrast" }),
    ),
    ...f.bullets
      .filter((b) => !b.label)
      .map((b): Line => ({ line: titled(b.text).title || b.text, role: "point" })),
    ...told.map((x): Line => ({ line: short(x.text) ?? "", role: "point" })),
  ];
}

/** The film of the copy: hook, support, up to four points, action. Each line is timed for reading. */
export function scenesOf(s: Story, all: Candidate[]): Scene[] {
  const out: Scene[] = [];
  const add = ({ line, role }: Line) => {
    const text = capitalize(unstop(line));
    const said = out.map((x) => x.line).join(" ");
    const repeats = role !== "cta" && (overlap(said, text) > 0.75 || overlap(s.cta.label, text) > 0.8);
    if (
      !text ||
      size(text) > (role === "hook" ? MAX_HOOK : MAX_LINE + SLACK) ||
      out.some((x) => x.line === text) ||
      (out.length && repeats)
    )
      return;
    out.push({ line: text, role, ms: Math.round(Math.min(3200, 900 + size(text) * 42) / 100) * 100 });
  };
  for (const line of hook(s.headline, all)) add(line);
  for (const line of sentences(s.supporting).slice(0, 2)) add({ line, role: "support" });
  for (const line of middle(s)) if (out.length < MAX_SCENES - 1) add(line);
  add({ line: s.cta.label, role: "cta" });
  return out;
}
