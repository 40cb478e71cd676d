/** @jsxImportSource #template */
import { fitStack, fitText, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { BODY, FIGURE, KICKER, SENTENCE, SMALL, STRONG } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { Milestone } from "./data.ts";

type WordsOptions = { surface: Surface; width: number; height: number };
type Key = "kicker" | "value" | "label" | "headline" | "supporting";

/** Digits need no room for tails; words and prices do. */
const TAILED = /[gjpqyQ,;()]/;

/** Kicker, giant number, what it counts, and the sentence that says why it matters; a progress bar at the foot. */
export function achievement(stage: Stage, data: Milestone, { surface, width, height }: WordsOptions) {
  const bar = progressBar(stage, data, surface, width);
  const stack = fitStack(stage.ruler, parts(stage, data, width), height - bar.height);
  const { parts: p, gaps } = stack;
  const top = (key: Key) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <Words fitted={p.kicker} color={surface.key} part="kicker" />
      <div style={top("value")}>
        <Words
          fitted={p.value}
          color={surface.title === surface.ink ? surface.key : surface.title}
          part="value"
        />
      </div>
      <div style={top("label")}>
        <Words fitted={p.label} color={surface.ink} part="label" />
      </div>
      <div style={top("headline")}>
        <Words fitted={p.headline} color={surface.ink} part="headline" />
      </div>
      <div style={top("supporting")}>
        <Words fitted={p.supporting} color={surface.muted} part="supporting" />
      </div>
      {bar.node}
    </div>
  );
  return { node, height: stack.height + bar.height };
}

function parts({ unit, shape }: Stage, data: Milestone, width: number): Part<Key>[] {
  // Where height is short, the words around the number give theirs to it.
  const most = shape === "square" ? { label: 34, headline: 30 } : { label: 46, headline: 40 };
  const sizes = (least: number, most: number, above: number) => ({
    min: least * unit,
    max: most * unit,
    gap: above * unit,
    width,
  });
  const digits = TAILED.test(data.value) ? { ...FIGURE, leading: 1.06 } : FIGURE;
  return [
    {
      key: "kicker",
      text: data.kicker.toUpperCase(),
      lettering: KICKER,
      ...sizes(20, 24, 0),
      maxLines: 2,
      gives: 3,
    },
    { key: "value", text: data.value, lettering: digits, ...sizes(64, 330, 14), maxLines: 1 },
    { key: "label", text: data.label, lettering: STRONG, ...sizes(24, most.label, 4), maxLines: 2, gives: 1 },
    {
      key: "headline",
      text: data.headline,
      lettering: SENTENCE,
      ...sizes(24, most.headline, 22),
      maxLines: 4,
      gives: 2,
    },
    {
      key: "supporting",
      text: data.supporting,
      lettering: BODY,
      ...sizes(20, 28, 14),
      maxLines: 4,
      gives: 4,
    },
  ];
}

function progressBar(
  { unit, ruler }: Stage,
  { progress, goal }: Milestone,
  surface: Surface,
  width: number,
): { node: Node | undefined; height: number } {
  if (progress === undefined) return { node: undefined, height: 0 };
  const thick = Math.round(18 * unit);
  const gap = Math.round(26 * unit);
  const line = { lettering: SMALL, min: 20 * unit, max: 24 * unit, maxLines: 1 };
  const share = fitText(ruler, { ...line, text: `${Math.round(progress)}%`, width: width * 0.3 });
  const end = fitText(ruler, { ...line, text: goal, width: width * 0.66 });
  const track = { height: thick, borderRadius: thick / 2, flexShrink: 0 };
  const done = Math.max(thick, Math.round((width * progress) / 100));
  const node = (
    <div
      style={{ flexDirection: "column", width, marginTop: gap, gap: Math.round(10 * unit), flexShrink: 0 }}
    >
      <div style={{ ...track, width, backgroundColor: surface.line }}>
        <div style={{ ...track, width: done, backgroundColor: surface.accent }} />
      </div>
      <div style={{ width, height: share.height, justifyContent: "space-between" }}>
        <Words fitted={share} color={surface.ink} part="progress" />
        <Words fitted={goal ? end : undefined} color={surface.muted} part="goal" align="right" />
      </div>
    </div>
  );
  return { node, height: gap + thick + Math.round(10 * unit) + share.height };
}
