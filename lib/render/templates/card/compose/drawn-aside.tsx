/** @jsxImportSource #template */
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import { subjectOn } from "../../kit/subject/scene.ts";
import type { CardGround, CardPart, CardRegion, Shares } from "./composition.ts";
import type { CardContent } from "./content.ts";
import { surfaceOf } from "./grounds.ts";
import { boxOf, fillRegion } from "./regions.tsx";

/** Of the height, what the title takes, and of the width, what the facts under it take: the drawing has the rest. */
const DIVISIONS = [
  { title: 0.3, facts: 0.46 },
  { title: 0.36, facts: 0.5 },
  { title: 0.42, facts: 0.54 },
  { title: 0.32, facts: 0.56 },
  { title: 0.38, facts: 0.62 },
  { title: 0.46, facts: 0.62 },
] as const;
type Division = (typeof DIVISIONS)[number];

const NAME = "subject_aside";
const LARGEST = { title: 150, figure: 110 };
/** Grounds of the whole picture, of which the seed takes one. */
const GROUNDS: readonly CardGround[] = ["page", "accent", "flood"];

/**
 * A title over the whole width of a tall picture, and under it the number and the facts with a large drawing beside them:
 * facts are short, and leave the room of a picture. Undefined where `least`, in design pixels, is more than the title has.
 */
export function drawAside(
  context: RenderContext,
  content: CardContent,
  { roll, least }: { roll: number; least: number },
): DrawnChoice | undefined {
  const { figure, facts } = content;
  const isLed = figure?.isHeadline === true || figure?.isSentence === true;
  if (context.shape === "wide" || isLed || (figure === undefined && facts.length === 0)) return undefined;
  const ground = GROUNDS[roll % GROUNDS.length] ?? "page";
  for (const division of DIVISIONS) {
    const drawn = divided(context, content, { ground, division, least });
    if (drawn) return drawn;
  }
  return undefined;
}

type Divided = { ground: CardGround; division: Division; least: number };

function divided(
  context: RenderContext,
  content: CardContent,
  { ground, division, least }: Divided,
): DrawnChoice | undefined {
  const { size, unit, subject } = context;
  if (!subject) return undefined;
  const { title, words, field } = regionsOf(content, ground, division);
  const regions = [title, words, field];
  const of = (largest: number) => ({ name: NAME, suits: () => true, largest, regions });
  const head = fillRegion(context, of(LARGEST.title), title, content);
  const foot = fillRegion(context, of(LARGEST.figure), words, content);
  const isGood = head.isWhole && foot.isWhole && !foot.isQuiet && head.type >= least * unit;
  if (!isGood) return undefined;
  const box = boxOf(context, field, 0);
  const { background } = surfaceOf(context, ground, true);
  const { width, height } = box;
  const src = subjectOn(context, subject, { width, height, ground: background, place: "corner" });
  const root = (
    <Canvas size={size} background={background}>
      {head.nodes}
      {foot.nodes}
      <Place box={box} style={{ overflow: "hidden", backgroundColor: background }}>
        <picture src={src} style={{ width, height }} />
      </Place>
    </Canvas>
  );
  return { layout: NAME, root };
}

function regionsOf({ figure }: CardContent, ground: CardGround, { title: top, facts }: Division) {
  const region = (shares: Shares, head: readonly CardPart[], foot: readonly CardPart[]): CardRegion => ({
    wide: shares,
    tall: shares,
    ground,
    head,
    foot,
  });
  const lead: CardPart[] = figure ? ["figure", "support"] : ["support"];
  return {
    title: region([0, 0, 1, top], ["brand", "kicker", "headline"], []),
    words: region([0, top, facts, 1 - top], lead, ["row", "action"]),
    field: region([facts, top, 1 - facts, 1 - top], [], []),
  };
}
