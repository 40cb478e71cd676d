import { ASSET_TYPES } from "../../asset-types.ts";
import { hasSpaces } from "../../copy/language.ts";
import { sentences } from "../../copy/sentences.ts";
import { overlap } from "../../copy/similarity.ts";
import { capitalize, hasWords, isTyped, size, stop, unstop, wordCount } from "../../copy/text.ts";
import { endOfSteps } from "../../text/order-words.ts";
import { hasTwoLabels } from "../../text/two-labels.ts";
import { changeLabel } from "../read/changes.ts";
import type { Action, Fact, Line, Reading, TitledLine } from "../schema.ts";
import { isConnected } from "./apart.ts";
import type { Block, Headline } from "./block.ts";
import { isRelative } from "./clauses.ts";
import { closingSlide, withoutClosing, withoutClosingBlocks } from "./closing-slide.ts";
import { listedRows } from "./groups.ts";
import { colonList } from "./inner-lists.ts";
import { changeLine } from "./lists.ts";
import type { Material } from "./material.ts";
import { sentenceListIn } from "./sentence-prices.ts";
import { signedQuote } from "./signed-quotes.ts";
import { cardOf, slideGroups, withinRoom } from "./slide-groups.ts";
import { endedAs, LABEL_WORDS, LABELLED, LONGEST, TITLE, titled } from "./slide-titles.ts";
import { typeset } from "./typeset.ts";
import { headedSlides } from "./under-headings.ts";
import { withoutSite } from "./website.ts";
import { quoted } from "./words.ts";

/** A slide, and where its words stand in the brief. */
type PlacedSlide = TitledLine & { at: number };

const MOST = 8;

/** So few prices beside other ideas are read at one look. */
const FEW_PRICES = 4;
const BETWEEN = " · ";

/** A price list is a series; a few prices beside another list share a slide. */
function priceSlides({ prices, steps, items, changes, facts: all }: Reading): TitledLine[] {
  const others = steps.length + items.length + changes.length;
  const isAside =
    prices.length > 1 && prices.length <= FEW_PRICES && (others > 0 || all.length > 2 * FEW_PRICES);
  if (!isAside) return prices.map(({ name, price, fact }) => ({ title: name, body: price, facts: [fact] }));
  const said = prices.map(({ name, price }) => `${capitalize(name)} ${unstop(price)}`);
  const facts = prices.map(({ fact }) => fact);
  return [{ title: said.slice(0, 2).join(BETWEEN), body: said.slice(2).join(BETWEEN), facts }];
}

function listSlides({ reading, language }: Material): PlacedSlide[] {
  const { steps, changes, items } = reading;
  const say = (text: string) => unstop(typeset(text, language));
  const at = (ids: string[]) => reading.facts.find((f) => ids.includes(f.id))?.span.start ?? 0;
  const slide = (title: string, body: string, facts: string[], as = `${body}.`) => ({
    title: say(title || body),
    body: title && body ? (isTyped(body) ? body : endedAs(as, say(body))) : "",
    facts,
    at: at(facts),
  });
  const labelledSlide = ({ says, quote }: Fact, facts: string[]) => {
    const [, question = "", answer = ""] = ANSWERED.exec(says) ?? [];
    if (answer) return slide(question, answer, facts);
    const [, label = "", said = ""] = LABELLED.exec(unstop(says)) ?? [];
    // "Fixed: doubled holidays" is read as one: without its label a bug is announced.
    return label && wordCount(label) <= LABEL_WORDS && !changeLabel(label) && !hasTwoLabels(says)
      ? slide(label, capitalize(said), facts, quote)
      : slide(says, "", facts);
  };
  const rows = listedRows(reading);
  // The entries of two headings are the two sides of its rows.
  const inRows = rows.some(({ fact }) => items.includes(fact));
  const listed = inRows ? [] : items.flatMap((id) => reading.facts.filter((f) => f.id === id));
  const headed = headedSlides(listed.map((f) => ({ text: say(f.says), facts: [f.id] })));
  // Where all are new the cover says so; among others what is new is said to be.
  const areNew = changes.every(({ label }) => label === "added" || label === "improved");
  return [
    ...steps.map((s) => slide(s.title, s.body, s.facts)),
    ...changes.map((c) => slide(areNew ? c.text : changeLine(reading, c), "", [c.fact])),
    ...rows.map((r) => slide(r.label, sidesOf(r, reading), [r.fact])),
    ...priceSlides(reading).map(({ title, body, facts }) => slide(title, body, facts)),
    ...(headed.length > 0
      ? headed.map((one) => ({ ...one, at: at(one.facts) }))
      : listed.map((f) => labelledSlide(f, [f.id]))),
  ];
}

/** "Lorry: 3 hours. Train: 5 hours": each value behind its own name; without names, one against the other. */
function sidesOf({ first, second }: Reading["rows"][number], { columns, language }: Reading): string {
  const colon = language === "fr" ? " : " : ": ";
  return columns?.every(Boolean)
    ? [first, second].map((value, i) => `${capitalize(columns[i] ?? "")}${colon}${unstop(value)}`).join(". ")
    : `${first} vs ${second}`;
}

/** What the sentence of the headline lists: a slide an entry, with what stands in brackets under its name. */
const headSlides = (h: Headline, m: Material): PlacedSlide[] =>
  colonList(h, m).map(({ text, facts }, i) => {
    const [, title = text, inside = ""] = /^(.{2,60}?)\s*[(（]([^()（）]{3,})[)）]$/u.exec(text) ?? [];
    // The entries of one sentence keep its place, in their order.
    const at = (h.block?.at ?? 0) + i / 100;
    return { title, body: inside && stop(capitalize(inside)), facts, at };
  });

/** What the headline leaves of its own sentence: an offer behind its days, where it is a statement of its own. */
function headRest(h: Headline, cover: readonly string[]): PlacedSlide[] {
  const card = h.block?.pieces[0]?.card ?? "";
  return h.rest
    .map((rest) => unstop(rest).replace(AND_DATED, ""))
    .filter((rest) => wordCount(rest) >= REST.words && size(rest) <= REST.letters && card.includes(rest))
    .filter((rest) => !isConnected(rest) && !isRelative(rest) && !isSaid(rest, [...cover]))
    .slice(0, 1)
    .map((rest) => {
      const [, title = rest, inside = ""] = BRACKETED.exec(rest) ?? [];
      const facts = h.facts;
      return {
        title: capitalize(title),
        body: inside && stop(capitalize(inside)),
        facts,
        at: h.block?.at ?? 0,
      };
    });
}
const REST = { words: 4, letters: 150 };
/** "…, and on Sunday the 22nd, two weeks later, there was a roof on it again": what begins with its day stands alone. */
const AND_DATED =
  /^(?:and|und|et|y|e|en) (?=(?:on|by|since|from|in|am|seit|ab|le|depuis|el|desde|il|dal|op|sinds|vanaf|no|na|desde)\s[^,]*\d)/iu;
const BRACKETED = /^(.{12,}?)\s*\(([^()]{12,})\)$/u;

/** "Can I bring my dog? Yes, on a lead": a question and its answer. */
const ANSWERED = /^([^?？]{6,}[?？])\s*(\S.*)$/u;

/** Sentences that belong together on one slide: the first is its title, the others stand under it. */
function groupSlide(group: readonly Block[], m: Material): PlacedSlide[] {
  const [first, ...others] = group;
  if (!first) return [];
  const priced = pricedSlides(first, m);
  if (priced.length > 0) return [...priced, ...groupSlide(others, m)];
  const { title, body } = saidBy(first, m) ?? titled(first, m);
  const facts = group.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.facts));
  const more = others.map((b) => stop(capitalize(cardOf(b))));
  const said = [body, ...more].filter(Boolean).join(hasSpaces(m.language) ? " " : "");
  return [{ title, body: said, facts: [...new Set(facts)], at: first.at }];
}

/** Words that someone said, over who that was. */
function saidBy(b: Block, { language }: Material): { title: string; body: string } | undefined {
  const { said, by } = signedQuote(cardOf(b)) ?? {};
  return said && by ? { title: quoted(said.replace(MARKS, ""), language), body: by } : undefined;
}

/** "Mug $48, bowl $54, all three $130": a slide for each thing. */
function pricedSlides(b: Block, { language }: Material): PlacedSlide[] {
  const facts = b.pieces[0]?.facts ?? [];
  return sentenceListIn(cardOf(b)).map((entry, i) => {
    const [name = "", price = ""] = entry.split(/:\s(?=[^:]+$)/u);
    return { title: typeset(name, language), body: typeset(price, language), facts, at: b.at + i / 100 };
  });
}

/** "End with: first week free": the words that the author wants last, unless they are said or lead to the address of the action, which the last picture shows. */
function endingSlide(lines: string[], cta: Action | null, { wishes: { endWith } }: Material): TitledLine[] {
  const words = unstop(endWith);
  const isAction = Boolean(cta?.url) && words.includes(cta?.url ?? "");
  const isShown =
    words === "" || size(words) > TITLE || isAction || isSaid(words, [...lines, cta?.label ?? ""]);
  return isShown ? [] : [{ title: capitalize(words), body: "", facts: [] }];
}

/** A quotation on a slide of its own; of one that the cover begins, what is left. */
function quotationSlide(h: Headline, { reading, language }: Material): PlacedSlide[] {
  const q = reading.quotation;
  if (!q) return [];
  // What is wanted last stands behind everything that the brief says.
  const at = reading.closing.includes(q.fact)
    ? Number.MAX_SAFE_INTEGER
    : (reading.facts.find((f) => f.id === q.fact)?.span.start ?? 0);
  const text = q.text.replace(MARKS, "").trim();
  const begun = h.text.replace(MARKS, "");
  const isBegun = begun.length > 0 && text.startsWith(begun);
  const left = isBegun ? text.slice(begun.length).replace(/^[\s.!?…]+/u, "") : text;
  if (reading.occasion === "testimonial" && (left === "" || begun === unstop(text))) return [];
  const [first = "", ...others] = size(left) > LONGEST ? sentences(left) : [left];
  const by = isBegun ? "" : [q.name, q.role, q.company].filter(Boolean).join(", ");
  return [
    { title: quoted(unstop(first), language), body: by, facts: [q.fact], at },
    ...others.map((said) => ({ title: quoted(unstop(said), language), body: "", facts: [q.fact], at })),
  ];
}
const MARKS = /^["“„«「]\s?|\s?["”“»」]$/gu;

const isSaid = (text: string, lines: string[]) => lines.some((l) => overlap(l, text) >= 0.85);
/** "Most days: Resident" says anew when one takes what an earlier slide is about. */
const isRepeated = ({ title, body }: PlacedSlide, lines: string[]): boolean =>
  isSaid(`${title} ${body}`, lines) && (body === "" || lines.some((line) => hasWords(line, title)));

/** The slides between cover and close: one thought each, in the author's order, no line twice. */
export function slidesOf(h: Headline, support: Line | null, cta: Action | null, m: Material): TitledLine[] {
  if (ASSET_TYPES[m.options.assetType].content !== "slides") return [];
  const parts = m.blocks
    .filter((b) => b.parts.length > 3)
    .flatMap((b) =>
      b.parts
        .slice(1)
        .map((title) => ({ title: capitalize(title), body: "", facts: b.pieces[0]?.facts ?? [], at: b.at })),
    );
  const cover = [h.text, support?.text ?? ""];
  const closing = closingSlide(m);
  const open = withoutClosingBlocks(m, closing);
  const listed = [...listSlides(m), ...headSlides(h, m)];
  const said = [
    ...listed,
    ...parts,
    ...headRest(h, cover),
    ...slideGroups(h, support, cta, open).flatMap((group) => groupSlide(group, open)),
    ...quotationSlide(h, m),
  ]
    .sort((a, b) => a.at - b.at)
    .filter((slide, i, all) => {
      const { title } = slide;
      // Lines of one list are alike and say different things.
      const isListed = listed.includes(slide);
      const before = all.slice(0, i).filter((s) => !isListed || !listed.includes(s));
      return title && !isRepeated(slide, [...cover, ...before.map((s) => `${s.title} ${s.body}`)]);
    });
  const room = Math.min(MOST, Math.max(1, (m.wishes.slides ?? MOST + 2) - 2));
  const last = endingSlide([...cover, ...said.map(({ title, body }) => `${title} ${body}`)], cta, m);
  const steps = endOfSteps(said, m.reading.breaks) ?? said.length;
  const slides = withinRoom(
    said.map((slide, i) => ({
      ...slide,
      isListed: listed.includes(slide) || slide.body !== "",
      isBehind: i >= steps,
    })),
    room - last.length,
  );
  const shown = withoutClosing(slides.slice(0, room - last.length), closing);
  return [...shown, ...last, ...closing].map(({ title, body, facts }) => ({
    title: withoutSite(title),
    body: withoutSite(body),
    facts,
  }));
}
