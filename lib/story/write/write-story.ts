import { ASSET_TYPES } from "../../asset-types.ts";
import { productName } from "../../copy/brand.ts";
import { capitalize, clip, hasWords, size, unstop, wordCount } from "../../copy/text.ts";
import { evenly } from "../../text/evenly.ts";
import type { Channel } from "../../vocab.ts";
import { besidePicture } from "../beside-picture.ts";
import { besideAlone, emphasesOf, isAlone } from "../emphasis.ts";
import { factsOff, forPicture } from "../picture-wishes/off-picture.ts";
import type { Action, Doubt, Line, Reading, Story, TitledLine } from "../schema.ts";
import { STORY_VERSION } from "../schema.ts";
import { altTextOf } from "./alt-text.ts";
import { asByline } from "./article-head.ts";
import type { Block, Headline } from "./block.ts";
import { bodyOf } from "./body.ts";
import { closedDays } from "./closed-days.ts";
import { entriesLost, miscounted } from "./counted.ts";
import { ctaOf, isInviting, isSaidIn } from "./cta.ts";
import { wantedFirst } from "./emphasised-entry.ts";
import { withoutLeadIns } from "./empty-lead-ins.ts";
import { headlineOf } from "./headline.ts";
import { areHours } from "./hours.ts";
import { colonList } from "./inner-lists.ts";
import { invited } from "./invitation.ts";
import { kickerOf } from "./kicker.ts";
import { unread, untranslated } from "./languages.ts";
import { obeyed } from "./leave-out.ts";
import { ledLines, withLedEntries } from "./led-by-note.ts";
import { withoutLetterEnd } from "./letter-end.ts";
import { type Material, materialOf, type WriteOptions } from "./material.ts";
import { asLittleAsWanted } from "./on-picture.ts";
import { inOwnSpelling } from "./own-spelling.ts";
import { endedByLabel, inWantedPlaces } from "./placed-slides.ts";
import { pointsOf } from "./points.ts";
import type { Atom } from "./post/atoms.ts";
import { isOfStages } from "./post/condense.ts";
import { leavesToPicture } from "./post/manners.ts";
import { drawnIn } from "./post/pointers.ts";
import { postsOf } from "./post/posts.ts";
import { scenesOf } from "./scenes.ts";
import { signed } from "./signed.ts";
import { coverLineOf } from "./slide-groups.ts";
import { slidesOf } from "./slides.ts";
import { isTerms } from "./subject.ts";
import { supportOf } from "./support.ts";
import { hashtagsOf } from "./tags.ts";
import { twoWays } from "./two-ways.ts";
import { termsApart } from "./under-term.ts";
import { valuesFirst } from "./values-first.ts";
import { weighed } from "./weighed.ts";
import { withoutShortWords } from "./wished-words.ts";
import { wishesOf } from "./wishes.ts";

/** A brief that says nothing leaves the brand's own line, and a question. */
function empty({ options: { brand }, reading }: Material): Headline {
  const text = brand.tagline.trim() || brand.offer.one_liner.trim() || reading.about || productName(brand);
  return { text: unstop(text), facts: [], rest: [], block: undefined, label: "" };
}

/** A post without a headline, or with a price or a contact as one, leaves open what it is about. */
const unsaidTopic = (found: Headline | undefined): Doubt[] =>
  found && !(found.block && isTerms(found.block))
    ? []
    : [{ slot: "headline", says: "What is the post about?", span: null }];

const MOST_SLIDES = 8;
const LONGEST_TITLE = 90;

/** "How to winter a bike: clean the chain. Check the brakes.": what stands behind the colon is the first idea. */
function slideBehindColon({ text, rest, block, facts }: Headline): TitledLine[] {
  const [left = "", ...more] = rest;
  const isBehind = more.length === 0 && (block?.pieces[0]?.card ?? "").includes(`${text}: ${left}`);
  const isIdea = wordCount(left) > 2 && size(left) <= LONGEST_TITLE && !/,/.test(left);
  return isBehind && isIdea ? [{ title: capitalize(unstop(left)), body: "", facts }] : [];
}

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
/** The brand's name as the last words: every picture has it already. */
const signs = (b: Block, { blocks, options: { brand } }: Material): boolean =>
  b === blocks.at(-1) && blocks.length > 1 && flat(b.pieces[0]?.card ?? "") === flat(brand.name);

/** What the reader can do, and the material of the picture: an invitation is not said in another slot as well. */
function actionIn(headline: Headline, m: Material): { cta: Action | null; shown: Material } {
  const cta = ctaOf(m);
  const found = cta || !isInviting(m) ? undefined : invited(headline, m);
  const { blocks } = withoutShortWords({ ...m, blocks: withoutLeadIns(m).filter((b) => !signs(b, m)) });
  // What the author wants as the action stands there, and in no other place of the picture.
  const isAction = ({ pieces: [piece], kind }: Block) =>
    kind === "sentence" && cta !== null && unstop(piece?.card ?? "") === cta.label;
  if (!found) return { cta, shown: { ...m, blocks: blocks.filter((b) => !isAction(b)) } };
  return { cta: found.action, shown: { ...m, blocks: blocks.filter((b) => b !== found.block) } };
}

/** The words of a quotation, without who said them. */
const quotedIn = (text: string) => (text.split("\n")[0] ?? "").replace(/^["“„«「]|["”“»」]$/gu, "");
const plainly = (text: string) => text.replaceAll("’", "'");

/**
 * An entry of a list, a sentence of stages, or a quotation or the words before the news where the picture says them. A
 * short post leaves those to its picture, and no warning, place or day.
 */
const mayBeLeft = ({ shape, introduces, text }: Atom, drawn: string) =>
  shape === "item" ||
  isOfStages(text) ||
  (shape === "quotation" && hasWords(plainly(drawn), plainly(quotedIn(text)))) ||
  (introduces && hasWords(drawn, unstop(text)));

const LONGEST_QUOTE = 120;
const noRoom = (channel: Channel, { text }: Atom): Doubt => ({
  slot: `posts.${channel}`,
  says: `The post has no room for “${clip(unstop(text).split("\n")[0] ?? "", LONGEST_QUOTE)}”.`,
  span: null,
});

/** The figure that is to be seen first stands first. */
function emphasisedFirst(reading: Reading): Reading["figures"] {
  const wanted = new Set(emphasesOf(reading).flatMap(({ facts }) => facts.map(({ id }) => id)));
  const rank = ({ fact }: Reading["figures"][number]) => (wanted.has(fact) ? 0 : 1);
  return [...reading.figures].sort((a, b) => rank(a) - rank(b));
}

/** A day of opening hours is no day on which something takes place. */
function whenBeside(points: readonly Line[], { when }: Reading): Reading["when"] {
  const lines = points.map(({ text }) => evenly(text));
  const date = evenly(when?.date ?? "").toLowerCase();
  const isListed = !/\d/.test(date) || lines.some((line) => line.toLowerCase().includes(date));
  return areHours(lines) && isListed ? null : when;
}

/** One thing alone has no figure, price or day beside it. */
const NOTHING_BESIDE = { when: null, offer: null, figures: [], prices: [], changes: [], version: "" };

/** The values of a picture, without those that the author wants in the post alone. */
function valuesShown(reading: Reading): Pick<Reading, "offer" | "prices" | "figures"> {
  const { offer, prices, figures } = forPicture(reading);
  return { offer, prices, figures };
}

/** What a picture says under its headline: nothing where its author wants one thing alone on it. */
function underHeadline(
  headline: Headline,
  cta: Action | null,
  { m, shown }: { m: Material; shown: Material },
): Pick<Story, "points" | "support"> {
  const { content } = ASSET_TYPES[m.options.assetType];
  if (isAlone(m.reading, headline.text) && content !== "slides") {
    const [first] = besideAlone(m.reading, headline.text);
    return { points: [], support: first ? { ...first, text: capitalize(first.text) } : null };
  }
  const next = content === "slides" ? coverLineOf(headline, cta, shown) : supportOf(headline, cta, shown);
  const isHeadline = ({ facts }: Line) =>
    headline.heading !== undefined && facts.some((id) => headline.facts.includes(id));
  const said = pointsOf(headline, next, shown).filter((point) => !isHeadline(point));
  const rows = said.length > 0 ? [...said, ...closedDays(said, headline, shown)] : twoWays(headline, shown);
  const listed = content === "slides" ? said : rows;
  const points = wantedFirst(listed, emphasesOf(m.reading), m);
  return { points, support: asByline(signed(headline, bodyOf(headline, next, points, cta, shown), m)) };
}

/** What may stand on the picture: all but what the author wants in the text beside it. */
function drawable(m: Material): Material {
  const beside = besidePicture(m.reading);
  const off = factsOff(m.reading.facts, m.reading);
  if (beside.size + off.size === 0) return m;
  const isBeside = ({ pieces }: Block) =>
    pieces.every(
      ({ facts }) =>
        facts.some((id) => off.has(id)) || (facts.length > 0 && facts.every((id) => beside.has(id))),
    );
  return {
    ...m,
    reading: beside.size > 0 ? { ...m.reading, version: "" } : m.reading,
    blocks: m.blocks.filter((block) => !isBeside(block)),
  };
}

/** The words of every slot, from what a brief says and nothing else. The same reading gives the same bytes. */
export function writeStory(given: Reading, options: WriteOptions): Story {
  const reading = withLedEntries(obeyed(given, wishesOf(given)));
  const m = materialOf(reading, options);
  const drawn = drawable(withoutLetterEnd(m));
  const found = headlineOf(drawn);
  const { content } = ASSET_TYPES[options.assetType];
  const isSeries = content === "slides";
  const whole = found ?? empty(m);
  // What stands as a list is not said in the line under the headline as well.
  const isListed = colonList(whole, drawn).length > 0;
  const first = isSeries && !isListed ? slideBehindColon(whole) : [];
  const headline = isListed || first.length > 0 ? { ...whole, rest: [] } : whole;
  const { cta, shown } = actionIn(headline, drawn);
  const { points, support } = underHeadline(headline, cta, { m: drawn, shown });
  const hashtags = hashtagsOf(m);
  const placed = inWantedPlaces(
    ledLines([...first, ...slidesOf(headline, support, cta, shown)].slice(0, MOST_SLIDES), reading),
    reading,
  );
  const { slides, closing } = endedByLabel(placed, reading);
  const scenes = ledLines(scenesOf(headline, cta, shown), reading);
  const drawnFacts = drawnIn(options.assetType, { points, support, slides, scenes });
  const { posts, lost } = postsOf({ h: headline, tags: hashtags, drawn: drawnFacts }, m);
  const unsaid = unsaidTopic(found);
  const words = [headline, support, ...points].map((line) => line?.text ?? "").join("\n");
  const isLeft = ({ channel, atom, isBare }: (typeof lost)[number]) =>
    !isBare &&
    mayBeLeft(atom, words) &&
    channel === options.channel &&
    leavesToPicture(channel, options.assetType);
  const untold = lost.filter((one) => !isLeft(one));
  const story: Story = {
    ...reading,
    when: whenBeside(points, reading),
    ...valuesShown({ ...reading, figures: emphasisedFirst(reading) }),
    ...(isAlone(reading, headline.text) && !isSeries ? NOTHING_BESIDE : {}),
    schema: STORY_VERSION,
    by: "house",
    spoken: reading.language,
    kicker: found ? kickerOf(headline, drawn) : null,
    headline: { text: headline.text, facts: headline.facts },
    support,
    points,
    slides,
    scenes,
    closing,
    cta: content !== "slides" && isSaidIn(cta, headline.text, support?.text ?? "") ? null : cta,
    posts,
    hashtags,
    altText: altTextOf(headline, support, points, shown),
    wanted: [],
    unshown: [],
    doubts: [
      ...m.doubts,
      ...unsaid,
      ...untold.map(({ channel, atom }) => noRoom(channel, atom)),
      ...miscounted(headline, { slides, scenes, posts }, m),
      ...entriesLost(headline, { slides, scenes }, m),
      ...termsApart(m),
      ...untranslated(m),
      ...unread(m),
    ],
    notes: [],
  };
  return inOwnSpelling(
    weighed(valuesFirst(asLittleAsWanted(story, options.assetType), options.assetType), options.assetType),
    options.brand,
  );
}
