import { CHANNEL_RULES } from "../../../copy/judge/channel-rules.ts";
import { capitalize, unstop } from "../../../copy/text.ts";
import { colonOf } from "../../../text/colon.ts";
import { once } from "../../../text/once.ts";
import { Channel } from "../../../vocab.ts";
import type { Headline } from "../block.ts";
import type { Material } from "../material.ts";
import { listTitle } from "../name-heads.ts";
import { typeset } from "../typeset.ts";
import { type Atom, atomsOf } from "./atoms.ts";
import { headed, withChangeGroups } from "./change-groups.ts";
import { choose, type Room } from "./choose.ts";
import { inShort } from "./condense.ts";
import { withEmoji } from "./emoji.ts";
import { endingOf, pointer, signature, siteIn, tagLine, withLink } from "./ending.ts";
import { laidOut } from "./layout.ts";
import { leavesToPicture, MANNERS, type Manner, SHORT } from "./manners.ts";
import { withRows } from "./own-rows.ts";
import { changesTorn, closed, isListDrawn, listsOut, tornStory, withPointers } from "./pointers.ts";
import { datedLists, shorterLists } from "./short-lists.ts";

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const holds = (text: string, part: string) => flat(text).includes(flat(part));
const joined = (parts: readonly string[]) => parts.filter(Boolean).join("\n\n");

/** A line before the rest: as the author wants it, the name of what a list is about, or the title of a film. */
function openingOf(channel: Channel, all: readonly Atom[], h: Headline, m: Material): string {
  const [first] = all;
  if (m.wishes.startWith && !first?.text.startsWith(unstop(m.wishes.startWith)))
    return typeset(m.wishes.startWith, m.language);
  // "Oakfield Winter Fair" over its day and prices is the title of its list.
  if (first?.shape === "item" && listTitle(m)) return "";
  if (first?.shape === "item") {
    const name = nameOfList(first, h, m);
    // What a later line says is no name of the list.
    const isSaid = ({ text, shape }: Atom) =>
      flat(text) === flat(name) ||
      (shape !== "item" && /^[:：]/u.test(text.slice(name.length)) && holds(text, name));
    return all.some(isSaid) ? "" : `${name}${colonOf(m.language)}`;
  }
  return channel === "youtube" && !isSaidIn(all, h.text) ? h.text : "";
}

/** "Thank you: 412 people gave £86": a headline of two sentences is said by a post that has both. */
const isSaidIn = (all: readonly Atom[], headline: string): boolean =>
  headline.split(/[:：]\s+/u).every((part) => all.some(({ text }) => holds(text, part)));

/** What stands above a post that is a list. */
function nameOfList(first: Atom, h: Headline, m: Material): string {
  const { about, version } = m.reading;
  if (!version && isChange(h, m)) return m.options.brand.name;
  const name = version && about ? `${about} ${version}` : holds(first.text, h.text) ? about : "";
  return capitalize(name || unstop(h.text));
}

/** The headline is one of several changes, and the name of none of the others. */
const isChange = (h: Headline, { reading: { changes } }: Material) =>
  changes.length > 1 && changes.some(({ fact }) => h.facts.includes(fact));

/** What a post may tell: nothing that its ending says again. */
function atomsFor(h: Headline, m: Material): Atom[] {
  const atoms = atomsOf(m, h).filter((a) => a.shape !== "link" && !holds(m.wishes.endWith, a.text));
  // In place: others lean on an atom as it is.
  for (const atom of atoms) if (atom.shape !== "item") atom.text = withCodeApart(atom.text, m);
  return atoms;
}

/** Source code at the end of a sentence stands on a line of its own: no full stop can be taken for a part of it. */
function withCodeApart(text: string, { reading: { snippet } }: Material): string {
  if (!snippet || !text.includes(snippet.code)) return text;
  const [before = "", after = ""] = text.split(snippet.code);
  if (/[\p{L}\p{N}]/u.test(after) && !snippet.code.includes("\n")) return text;
  return `${before.trim()}\n${snippet.code}\n${after.replace(/^\.?\s*/, "")}`;
}

/** `out` is all that the text leaves out, needed or not; `listed` counts its lines of lists. */
type Written = { text: string; lost: Atom[]; out: readonly Atom[]; listed: number; isBare: boolean };

/** What is written: the headline, the hashtags, and the facts of lists that the picture tells. */
type Given = { h: Headline; tags: readonly string[]; drawn: ReadonlySet<string> };

/** A channel with so little room keeps a post short by itself, and what readers need is not left out of it. */
const SHORT_POST = 300;

/** So few letters of a longer text are its heading. */
const HEADING = 80;
const FEW = 3;

/** "Year in numbers:" alone tells nothing of what stands under it. */
const isBareHeading = (kept: readonly Atom[], all: readonly Atom[]) =>
  kept.length <= 1 && all.length >= FEW && (kept[0]?.text.length ?? 0) < HEADING;

/** "Our year so far:" stays, and nothing of the list that it announces does. */
const announcedIn = (gone: readonly Atom[], kept: readonly Atom[]): Atom[] => {
  const heads = new Set(kept.filter(({ leads }) => leads).map(({ block }) => block + 1));
  const inPost = new Set(kept.map(({ block }) => block));
  return gone.filter(({ block, shape }) => shape === "item" && heads.has(block) && !inPost.has(block));
};

/** What the posts of all channels choose from. */
type Choices = { given: Given; m: Material; all: Atom[] };

function choicesOf(given: Given, whole: Material): Choices {
  const m = withChangeGroups(withRows(given.h, whole));
  return { given, m, all: atomsFor(given.h, m) };
}

/** The same in shorter sentences. */
function shortChoices(given: Given, whole: Material): Choices {
  const { h, m } = inShort(given.h, whole);
  return choicesOf({ ...given, h }, m);
}

/** Fewer paragraphs, in which a few more words find room. */
const dense = (manner: Manner): Manner => ({ ...manner, gap: "\n", listGap: "\n", perParagraph: 12 });

/**
 * The post in its author's sentences. Where it has no room for all of them, in fewer paragraphs; where it has none for
 * what readers need, or for any line of its list, in shorter sentences.
 */
function write(channel: Channel, whole: Choices, inShorter: () => Choices): Written {
  const long = inParagraphs(channel, whole);
  const isUntold = long.listed === 0 && long.out.some(({ shape }) => shape === "item");
  if (long.lost.length === 0 && !isUntold) return long;
  const short = inParagraphs(channel, inShorter());
  const isListed = short.listed > long.listed && isUntold;
  return short.lost.length < long.lost.length || (isListed && short.lost.length === long.lost.length)
    ? short
    : long;
}

/** As the channel sets it, or in fewer paragraphs where more finds room so. */
function inParagraphs(channel: Channel, choices: Choices): Written {
  const airy = written(channel, choices, MANNERS[channel]);
  const isShort = CHANNEL_RULES[channel].max <= SHORT_POST;
  const close = isShort && airy.out.length > 0 ? written(channel, choices, dense(MANNERS[channel])) : airy;
  return close.out.length === 0 || close.lost.length < airy.lost.length ? close : airy;
}

const NOTHING_DRAWN: ReadonlySet<string> = new Set();
/** What a post says without the list is not left out for the names in it. */
const NEEDED = 60;

/** With the site, which readers need more than what else is said beside a story that only the picture tells. */
type LinkedRoom = Room & { fitsLinked: Room["fits"] };

/** A list that takes the room of what readers need. */
const lengthyList = ({ kept, lost }: ReturnType<typeof choose>): number | undefined =>
  lost.length > 0 ? kept.find(({ shape, leansOn }) => shape === "item" && leansOn)?.block : undefined;

/** What stays. A list without room has its days in fewer letters, is named entry by entry, else in part, else pointed to. */
function chosen(
  all: readonly Atom[],
  room: LinkedRoom,
  m: Material,
  drawn: ReadonlySet<string>,
  isPointed: boolean,
): ReturnType<typeof choose> {
  const found = choose(all, room);
  const [block = changesTorn(all, found.kept) ?? lengthyList(found)] = listsOut(all, found.kept, m);
  const pointed = (fits: Room["fits"]) => {
    const pointing = isPointed ? withPointers(all, found.kept, m, drawn) : undefined;
    return pointing ? choose(pointing, { ...room, fits }) : found;
  };
  if (block === undefined) return tornStory(all, found.kept).length > 0 ? pointed(room.fitsLinked) : found;
  const items = all.filter((atom) => atom.block === block && atom.shape === "item");
  const isDrawn = isListDrawn(block, m, drawn);
  const needed = found.kept.filter(({ need, shape }) => shape === "sentence" && need >= NEEDED);
  /** The fullest of these in which the list is whole, and nothing is lost that stands without it. */
  const withList = (lists: readonly Atom[][], beside: readonly Atom[]) => {
    let first: typeof found | undefined;
    for (const some of lists) {
      const next = choose(some, room);
      const said = new Set(next.kept.map(({ text }) => text));
      const isNamed = some.every((atom) => atom.block !== block || next.kept.includes(atom));
      if (!isNamed || beside.some(({ text }) => !said.has(text))) continue;
      if (next.lost.length === 0) return next;
      first ??= next;
    }
    return first;
  };
  const dated = withList(
    datedLists(all, items, m.language),
    needed.filter(({ must }) => must),
  );
  return dated ?? withList(shorterLists(all, { items, isDrawn }, m), needed) ?? pointed(room.fits);
}

function written(channel: Channel, { given: { h, tags, drawn }, m, all }: Choices, manner: Manner): Written {
  const { measure, max } = CHANNEL_RULES[channel];
  const opening = openingOf(channel, all, h, m);
  const whole = (kept: readonly Atom[], signed = "") => {
    const said = joined([opening, laidOut(headed(closed(kept, m), manner), manner, m.language)]);
    const link = pointer(`${said}\n${m.wishes.endWith}`.toLowerCase(), manner.link, m);
    return joined([withLink(withEmoji(said, m), link, manner), ...endingOf(said, m, signed)]);
  };
  const room: LinkedRoom = {
    sentences: m.wishes.short && max > SHORT_POST ? Math.min(SHORT, manner.sentences) : manner.sentences,
    most: Math.min(max, manner.length),
    length: measure,
    fits: (atoms) => measure(whole(atoms)) <= Math.min(max, manner.length),
    fitsLinked: (atoms) => {
      const bare = whole(atoms);
      return measure(whole(atoms, siteIn(bare, m))) <= Math.min(max, manner.length);
    },
    holds: (atoms) => measure(whole(atoms)) <= max,
  };
  const isPointed = leavesToPicture(channel, m.options.assetType);
  const { kept, lost } = chosen(all, room, m, isPointed ? drawn : NOTHING_DRAWN, isPointed);
  const bared = all.filter((atom) => !kept.includes(atom));
  const untold = isBareHeading(kept, all) ? bared : announcedIn(bared, kept);
  const bare = whole(kept);
  const site = max <= SHORT_POST && bared.length > 0 ? siteIn(bare, m) : "";
  const signed = whole(kept, site || signature(bare, channel, m));
  const text = [signed, bare]
    .flatMap((t) => [joined([t, tagLine(tags, channel)]), t])
    .find((t) => measure(t) <= max);
  // A post of the headline alone: nothing that stands under it has found room.
  if (!text) return { text: h.text, lost: all, out: all, listed: 0, isBare: all.length > 1 };
  const listed = kept.filter(({ shape }) => shape === "item").length;
  return { text, lost: [...new Set([...lost, ...untold])], out: bared, listed, isBare: untold.length > 0 };
}

/** Something that a post has to tell and has no room for. */
type Lost = { channel: Channel; atom: Atom; isBare: boolean };
export type Posts = { posts: Partial<Record<Channel, string>>; lost: Lost[] };

/** The post of every channel, and what found no room there. */
export function postsOf(given: Given, m: Material): Posts {
  const whole = choicesOf(given, m);
  const inShorter = once(() => shortChoices(given, m));
  const made = Channel.options.map((channel) => ({ channel, ...write(channel, whole, inShorter) }));
  return {
    posts: Object.fromEntries(made.map(({ channel, text }) => [channel, text])),
    lost: made.flatMap(({ channel, lost, isBare }) => lost.map((atom) => ({ channel, atom, isBare }))),
  };
}
