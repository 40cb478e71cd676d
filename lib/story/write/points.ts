import { sentences } from "../../copy/sentences.ts";
import { size, unstop, wordCount } from "../../copy/text.ts";
import type { AssetType } from "../../vocab.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import { colonList, parallelSentences } from "./inner-lists.ts";
import { changeLine } from "./lists.ts";
import type { Material } from "./material.ts";
import { unlabelled } from "./post/labels.ts";
import { isFormLine } from "./subject.ts";
import { typeset } from "./typeset.ts";
import { underHeadings } from "./under-headings.ts";

const SEEN_ALONE: ReadonlySet<AssetType> = new Set(["card", "infographic"]);
/** A list that is looked up on one page is whole; scenes and slides pass by. */
const MOST = { seen: 12, passing: 8 };
const LONGEST = 120;

/** The entries of a list that the author wrote as one: changes, steps, prices, or parts with commas. */
export function pointsOf(h: Headline, support: Line | null, m: Material): Line[] {
  const { changes, steps, prices, facts } = m.reading;
  const say = (text: string) => unstop(typeset(text, m.language));
  const colon = m.language === "fr" ? " : " : ": ";
  const within = [
    ...colonList(h, m),
    ...(SEEN_ALONE.has(m.options.assetType) ? parallelSentences(h, m) : []),
  ];
  const named = within.length > 0 ? within : labelledOf(h, m);
  const said = `${h.text} ${named.length > 0 ? "" : (support?.text ?? "")}`.toLowerCase();
  // Without its label a bug is announced; where all are new the headline says so.
  const areNew = changes.every(({ label }) => label === "added" || label === "improved");
  const listed: Line[] = [
    ...changes.map((c) => ({ text: say(areNew ? c.text : changeLine(m.reading, c)), facts: [c.fact] })),
    ...steps.map((s) => ({
      // What begins with a capital is a sentence of its own behind the title.
      text: glance([s.title, s.body].filter(Boolean).join(/^\p{Lu}/u.test(s.body) ? ". " : colon), say),
      facts: s.facts,
    })),
    ...prices.map((p) => ({ text: say(`${p.name}${colon}${p.price}`), facts: [p.fact] })),
    ...itemLines(m, say),
  ];
  const place = ({ facts: [id] }: Line) => facts.findIndex((f) => f.id === id);
  listed.sort((a, b) => place(a) - place(b));
  const parts = listed.length ? [] : [...partsOf(m), ...named];
  // "Monday" of a list is no repetition of the Monday that a headline dates.
  const isNamed = ({ text, facts: [id = ""] }: Line) =>
    listed.length > 0 && wordCount(text) === 1 && !h.facts.includes(id);
  const isSaid = (p: Line) => said.includes(unstop(p.text).toLowerCase()) && !isNamed(p);
  const points = [...listed, ...parts]
    .filter((p) => p.text && size(p.text) <= longestOf(p.text, m) && !isSaid(p))
    .slice(0, SEEN_ALONE.has(m.options.assetType) ? MOST.seen : MOST.passing);
  return points.length > 1 ? points : [];
}

/** The entries of a list, those under headings with them: a heading alone is read as an entry. */
function itemLines(m: Material, say: (text: string) => string): Line[] {
  const { items, facts } = m.reading;
  const lines = items.flatMap((id) =>
    facts.filter((f) => f.id === id).map((f) => ({ text: say(unlabelled(f.says, m)), facts: [id] })),
  );
  const longest = m.options.assetType === "infographic" ? LONGEST_LIST : 0;
  return underHeadings(lines, m.language === "fr" ? " : " : ": ", longest);
}

/** A page has room for a name and all that is said of it. */
const longestOf = (text: string, { options: { assetType } }: Material) =>
  assetType === "infographic" && (isLabelled(text) || HEADED_LIST.test(text)) ? LONGEST_LIST : LONGEST;
/** "Green bin: grass cuttings; leaves; small branches" */
const HEADED_LIST = /^[^:：;]{2,60}\s?[:：]\s[^;]+(?:;\s[^;]+)+$/u;
const LONGEST_LIST = 200;

/** A step that is too long for a point is its first sentence: a recipe without one of its steps is none. */
const glance = (text: string, say: (text: string) => string) =>
  say(size(text) <= LONGEST ? text : (sentences(text)[0] ?? text));

/** "Evening: 12 weeks, £320": what a line names, and several things to say of it. */
const LABELLED = /^[^:：.!?]{2,28}[:：]\s+[^:]+,\s[^:]+$/u;
const LEAST_LABELLED = 2;
const LABEL_WORDS = 3;
/** A clause before a colon leads to a sentence, and is no name. */
const isLabelled = (text: string) =>
  LABELLED.test(text) && wordCount(text.split(/[:：]/)[0] ?? "") <= LABEL_WORDS;

/** Sentences that stand side by side, each of them with a name before a colon. */
function labelledOf(h: Headline, { blocks, language }: Material): Line[] {
  const named = blocks.filter(
    (b) => b.kind === "sentence" && b !== h.block && !isFormLine(b) && isLabelled(b.pieces[0]?.card ?? ""),
  );
  const [first] = named;
  const start = first ? blocks.indexOf(first) : 0;
  const areTogether = named.every((b, i) => blocks.indexOf(b) === start + i);
  if (named.length < LEAST_LABELLED || !areTogether) return [];
  return named.flatMap(({ pieces }) =>
    pieces.map(({ card, facts }) => ({ text: unstop(typeset(card, language)), facts })),
  );
}

/** A list with commas needs three parts to be one. */
function partsOf({ blocks, language }: Material): Line[] {
  const list = blocks.find((b) => b.parts.length > 3);
  const facts = list?.pieces[0]?.facts ?? [];
  return (list?.parts.slice(1) ?? []).map((text) => ({ text: unstop(typeset(text, language)), facts }));
}
