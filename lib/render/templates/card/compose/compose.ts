import { seedOf } from "../../../palette.ts";
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { lowDiscrepancy } from "../../kit/prng.ts";
import type { Card } from "../data.ts";
import type { Composition } from "./composition.ts";
import { COMPOSITIONS } from "./compositions.ts";
import { type CardContent, contentOf } from "./content.ts";
import { drawWithRoom } from "./narrower.ts";
import { valueRowsIn } from "./value-rows-in.ts";

/** Of so many messages with a number, as many are set in type alone: of those said around it, and of others. */
const IN_TYPE = { of: 8, led: 4, figure: 1 };

/** Whether a message is set in type alone although a drawing would suit: its number is what it shows. */
export function isSetInType(context: RenderContext, card: Card): boolean {
  const { figure } = contentOf(card, true);
  if (!figure) return false;
  const most = isLedBy(figure) ? IN_TYPE.led : IN_TYPE.figure;
  return Math.floor(lowDiscrepancy(rollOf(context, card), 0) * IN_TYPE.of) < most;
}

/** Whether the headline is said around a number. */
const isLedBy = (figure: CardContent["figure"]) => figure?.isHeadline === true || figure?.isSentence === true;

const rollOf = ({ seed, brand }: RenderContext, { headline }: Card): number =>
  (seedOf(`${brand.name} ${headline}`) % 1009) + seed;

/** The largest words of a picture that is seen in a feed, in design pixels; beside many facts they may be smaller. */
const LOUD = { usual: 84, many: 60 };
const MANY = 2;

/** A message in one of the compositions; undefined where words would be lost in all of them. */
export const drawComposed = (context: RenderContext, card: Card): DrawnChoice | undefined =>
  composedOf(context, card)?.choice;

/** A message in one of the compositions whose facts are seen at a glance; undefined where they would be small. */
export function drawLoud(context: RenderContext, card: Card): DrawnChoice | undefined {
  const drawn = composedOf(context, card);
  return drawn?.isQuiet === false ? drawn.choice : undefined;
}

/** A drawn composition: the size of its largest words in design pixels, and whether its facts came out small. */
type Composed = { choice: DrawnChoice; loudness: number; facts: number; isQuiet: boolean };

/**
 * Draws a message in one of the compositions that suit what it says. The seed, the brand and the message choose, the
 * brand's direction first; a composition without room for large words gives way to another.
 */
function composedOf(context: RenderContext, card: Card): Composed | undefined {
  const figured = contentOf(card, true);
  const plain = contentOf(card, false);
  const contentFor = (composition: Composition) => (isFigured(composition) ? figured : plain);
  const suited = COMPOSITIONS.filter(
    (one) =>
      // A number is never left out.
      (isFigured(one) ? figured.figure !== undefined : card.stat === undefined) &&
      one.suits(contentFor(one), context.shape) &&
      !(one.border !== undefined && isLookedUp(plain)) &&
      isColoured(context, one),
  );
  const loud = figured.facts.length > MANY ? LOUD.many : LOUD.usual;
  const all: Composed[] = [];
  // A number in the headline is what it says: it stands large wherever a composition has room for it.
  const turns = inTurn(context, card, suited);
  const ordered = isLedBy(figured.figure)
    ? turns.toSorted((a, b) => Number(isFigured(b)) - Number(isFigured(a)))
    : turns;
  for (const composition of ordered) {
    const { root, ...drawn } = drawWithRoom(context, composition, contentFor(composition));
    const { loudness, isQuiet } = drawn;
    if (loudness > 0) all.push({ choice: { layout: composition.name, root }, ...drawn });
    if (loudness >= loud && !isQuiet) return all.at(-1);
  }
  const best = Math.max(0, ...all.map(({ loudness }) => loudness));
  const near = all.filter(({ loudness }) => loudness >= NEAR * best);
  // Where facts are small in all of them, the largest are read.
  const most = Math.max(0, ...near.map(({ facts }) => facts));
  return near.find(({ isQuiet }) => !isQuiet) ?? near.find(({ facts }) => facts === most);
}

/** Many rows of values stand in a column, and not in the middle. */
const isLookedUp = ({ facts }: CardContent): boolean =>
  facts.length > IN_MIDDLE && valueRowsIn(facts) !== undefined;
const IN_MIDDLE = 3;

/** Of the largest words that any composition has room for: what comes so near is as good. */
const NEAR = 0.72;

/** A page of paper needs a panel in the brand's colour beside it. */
const isColoured = ({ theme: { page, brandColors } }: RenderContext, { regions, border }: Composition) =>
  border !== undefined ||
  brandColors.includes(page.background) ||
  regions.some(({ ground }) => ground !== "page");

const isFigured = ({ regions }: Composition) =>
  regions.some(({ head, foot }) => [...head, ...foot].includes("figure"));

/** Of so many messages one may have any composition, so that a brand's pictures are no series of one. */
const ANY = 3;

/** Compositions in the order in which they are tried: mostly those of the brand's direction first, each group in its turn. */
function inTurn(context: RenderContext, card: Card, suited: readonly Composition[]): Composition[] {
  const roll = rollOf(context, card);
  const turned = <T>(all: readonly T[]) => {
    const start = all.length > 0 ? roll % all.length : 0;
    return [...all.slice(start), ...all.slice(0, start)];
  };
  if (roll % ANY === 0) return turned(suited);
  const isOwn = ({ name }: Composition) => context.look.prefers.includes(name);
  return [...turned(suited.filter(isOwn)), ...turned(suited.filter((one) => !isOwn(one)))];
}
