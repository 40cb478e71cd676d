/** @jsxImportSource #template */
import { seedOf } from "../../../palette.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import { type SubjectPlace, subjectOn } from "../../kit/subject/scene.ts";
import type { Card } from "../data.ts";
import type { CardGround, CardPart, CardRegion, Shares } from "./composition.ts";
import { type CardContent, contentOf } from "./content.ts";
import { surfaceOf } from "./grounds.ts";
import { boxOf, fillRegion } from "./regions.tsx";

/** How a drawing and the words share a picture. Tall pictures are divided from top to bottom, wide ones from left to right. */
type Form = {
  name: string;
  /** The grounds of the words and of the drawing, of which the seed takes one pair. */
  grounds: readonly (readonly [words: CardGround, drawing: CardGround])[];
  /** On which side of the words the drawing stands in a tall picture; in a wide one it stands on the right. */
  side: "over" | "under";
  place: SubjectPlace;
  /** The brand stands in the field of the drawing. */
  isSigned?: true;
};

const FORMS: readonly Form[] = [
  {
    name: "subject_rising",
    grounds: [
      ["page", "flood"],
      ["flood", "accent"],
    ],
    side: "over",
    place: "rising",
  },
  {
    name: "subject_corner",
    grounds: [
      ["flood", "flood"],
      ["accent", "accent"],
    ],
    side: "under",
    place: "corner",
  },
  {
    name: "subject_signed",
    grounds: [
      ["page", "accent"],
      ["page", "flood"],
    ],
    side: "over",
    place: "corner",
    isSigned: true,
  },
  {
    name: "subject_floor",
    grounds: [
      ["page", "accent"],
      ["flood", "accent"],
    ],
    side: "under",
    place: "rising",
  },
];

/** Shares of the picture that a drawing may take, the largest first. */
const SHARES = {
  wide: [0.42, 0.34, 0.28],
  square: [0.42, 0.36, 0.3],
  tall: [0.44, 0.36, 0.28],
  story: [0.42, 0.34],
};
/** Largest headline, and the least size of the largest words beside a drawing, in design pixels. */
const HEADLINE = { most: 150, least: 56, wide: 44 };

/**
 * A message beside a large drawing of what it is about, cut by an edge of the picture. The seed and the message choose
 * the form, the brand's direction has one that it prefers. Undefined where words or facts would be small.
 */
export function drawBesideSubject(context: RenderContext, card: Card): DrawnChoice | undefined {
  const { subject, shape, look, brand, seed } = context;
  if (!subject) return undefined;
  const roll = (seedOf(`${brand.name} ${card.headline}`) % 1009) + seed;
  const own = seedOf(look.id) % FORMS.length;
  const start = roll % OWN === 0 ? own : roll % FORMS.length;
  const forms = [start, start + 1].flatMap((i) => FORMS[i % FORMS.length] ?? []);
  for (const content of contentsOf(card))
    for (const share of SHARES[shape])
      for (const form of forms) {
        const drawn = drawForm(context, content, { form, share, roll });
        if (drawn) return drawn;
      }
  return undefined;
}

/** With its number as large as an image, or as one of its facts where that needs the room of the drawing. */
const contentsOf = (card: Card): CardContent[] => {
  const figured = contentOf(card, true);
  return figured.figure && !card.stat ? [figured, contentOf(card, false)] : [figured];
};

/** One picture in so many has the form of the brand's direction. */
const OWN = 3;

type Formed = { form: Form; share: number; roll: number };

function drawForm(
  context: RenderContext,
  content: CardContent,
  { form, share, roll }: Formed,
): DrawnChoice | undefined {
  const { size, theme, unit, shape } = context;
  const [grounds = ["page", "flood"] as const] = form.grounds.slice(roll % form.grounds.length);
  const { words, field, sign } = regionsOf(form, content, { share, grounds });
  const regions = [words, field];
  const composition = { name: form.name, suits: () => true, largest: HEADLINE.most, regions };
  const text = fillRegion(context, composition, words, content);
  const least = shape === "wide" ? HEADLINE.wide : HEADLINE.least;
  if (!text.isWhole || text.isQuiet || text.type < least * unit) return undefined;
  const signed = sign && fillRegion(context, composition, sign, content);
  if (signed?.isWhole === false) return undefined;
  const root = (
    <Canvas size={size} background={theme.page.background}>
      {text.nodes}
      {drawingIn(context, form.place, { box: boxOf(context, field, 0), ground: field.ground })}
      {signed?.nodes.slice(1)}
    </Canvas>
  );
  return { layout: form.name, root };
}

function drawingIn(
  context: RenderContext,
  place: SubjectPlace,
  { box, ground }: { box: Box; ground: CardGround },
) {
  const { subject } = context;
  if (!subject) return undefined;
  const { background } = surfaceOf(context, ground, true);
  const { width, height } = box;
  return (
    <Place box={box} style={{ overflow: "hidden", backgroundColor: background }}>
      <picture
        src={subjectOn(context, subject, { width, height, ground: background, place })}
        style={{ width, height }}
      />
    </Place>
  );
}

/** Of the width of a tall picture: the brand beside a drawing in the corner. */
const SIGN = 0.48;

type Divided = { share: number; grounds: readonly [CardGround, CardGround] };

function regionsOf(
  { side, isSigned }: Form,
  content: CardContent,
  { share, grounds: [words, field] }: Divided,
): { words: CardRegion; field: CardRegion; sign?: CardRegion } {
  const rest = 1 - share;
  const wide: Shares = [0, 0, rest, 1];
  const [over, under]: [Shares, Shares] =
    side === "over"
      ? [
          [0, 0, 1, share],
          [0, share, 1, rest],
        ]
      : [
          [0, rest, 1, share],
          [0, 0, 1, rest],
        ];
  const { head, foot } = partsOf(content);
  const place: Pick<CardRegion, "wide" | "tall"> = { wide: [rest, 0, share, 1], tall: over };
  return {
    words: { wide, tall: under, ground: words, head: isSigned ? head : ["brand", ...head], foot },
    field: { ...place, ground: field, head: [], foot: [] },
    ...(isSigned && {
      sign: { wide: place.wide, tall: [0, over[1], SIGN, share], ground: field, head: ["brand"], foot: [] },
    }),
  };
}

/** From top to bottom: the number where it leads, the headline, what explains it, the facts, and what to do. */
function partsOf({ figure, facts }: CardContent): { head: CardPart[]; foot: CardPart[] } {
  const title: CardPart[] = figure
    ? figure.isFirst
      ? ["kicker", "figure", "headline"]
      : ["kicker", "headline", "figure"]
    : ["kicker", "headline"];
  const isTable = facts.length > 1 && facts.every(({ label }) => label !== "");
  return { head: [...title, "support"], foot: [isTable ? "table" : "row", "action"] };
}
