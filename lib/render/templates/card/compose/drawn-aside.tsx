/** @jsxImportSource #template */
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import { type SubjectPlace, subjectOn } from "../../kit/subject/scene.ts";
import type { CardGround, CardPart, CardRegion, Shares } from "./composition.ts";
import type { CardContent } from "./content.ts";
import { surfaceOf } from "./grounds.ts";
import { boxOf, fillRegion } from "./regions.tsx";

/** Where the title, the facts and the drawing stand, in shares of the picture. */
type Division = { name: string; title: Shares; words: Shares; field: Shares; place: SubjectPlace };

/** A title over the whole width, and under it the facts in so much of it, with the drawing beside them. */
const besideFacts = (height: number, width: number): Division => ({
  name: "subject_aside",
  title: [0, 0, 1, height],
  words: [0, height, width, 1 - height],
  field: [width, height, 1 - width, 1 - height],
  place: "corner",
});

/** A title in so much of the width, with the drawing beside it, and the facts under both: many facts need the width. */
const besideTitle = (height: number, width: number): Division => ({
  name: "subject_head",
  title: [0, 0, width, height],
  words: [0, height, 1, 1 - height],
  field: [width, 0, 1 - width, height],
  place: "middle",
});

const BESIDE_FACTS = [
  besideFacts(0.3, 0.46),
  besideFacts(0.36, 0.5),
  besideFacts(0.42, 0.54),
  besideFacts(0.32, 0.56),
  besideFacts(0.38, 0.62),
  besideFacts(0.46, 0.62),
];
const BESIDE_TITLE = [
  besideTitle(0.34, 0.62),
  besideTitle(0.4, 0.58),
  besideTitle(0.4, 0.66),
  besideTitle(0.46, 0.6),
  besideTitle(0.46, 0.66),
];
/** A title beside a drawing, which leads, may be so much smaller. */
const LED = 0.86;

const LARGEST = { title: 150, figure: 110 };
/** Grounds of the whole picture, of which the seed takes one. */
const GROUNDS: readonly CardGround[] = ["page", "accent", "flood"];

/**
 * In a tall picture, a large drawing beside the number and the facts, which are short and leave it room under the title;
 * else beside the title. Undefined where `least`, in design pixels, is more than the title has.
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
  for (const division of BESIDE_FACTS) {
    const drawn = divided(context, content, { ground, division, least });
    if (drawn) return drawn.choice;
  }
  const led = BESIDE_TITLE.flatMap(
    (division) => divided(context, content, { ground, division, least: least * LED }) ?? [],
  );
  return led.toSorted((a, b) => b.title - a.title)[0]?.choice;
}

type Divided = { ground: CardGround; division: Division; least: number };

function divided(
  context: RenderContext,
  content: CardContent,
  { ground, division, least }: Divided,
): { choice: DrawnChoice; title: number } | undefined {
  const { size, unit } = context;
  const { subject, ...bare } = context;
  if (!subject) return undefined;
  const { title, words, field } = regionsOf(content, ground, division);
  const regions = [title, words, field];
  const { name, place } = division;
  const of = (largest: number) => ({ name, suits: () => true, largest, regions });
  const head = fillRegion(bare, of(LARGEST.title), title, content);
  const foot = fillRegion(bare, of(LARGEST.figure), words, content);
  const isGood = head.isWhole && foot.isWhole && !foot.isQuiet && head.type >= least * unit;
  if (!isGood) return undefined;
  const box = boxOf(context, field, 0);
  const { background } = surfaceOf(context, ground, true);
  const { width, height } = box;
  const src = subjectOn(context, subject, { width, height, ground: background, place });
  const root = (
    <Canvas size={size} background={background}>
      {head.nodes}
      {foot.nodes}
      <Place box={box} style={{ overflow: "hidden", backgroundColor: background }}>
        <picture src={src} style={{ width, height }} />
      </Place>
    </Canvas>
  );
  return { choice: { layout: name, root }, title: head.type };
}

function regionsOf({ figure }: CardContent, ground: CardGround, { title, words, field }: Division) {
  const region = (shares: Shares, head: readonly CardPart[], foot: readonly CardPart[]): CardRegion => ({
    wide: shares,
    tall: shares,
    ground,
    head,
    foot,
  });
  const lead: CardPart[] = figure ? ["figure", "support"] : ["support"];
  return {
    title: region(title, ["brand", "kicker", "headline"], []),
    words: region(words, lead, ["row", "action"]),
    field: region(field, [], []),
  };
}
