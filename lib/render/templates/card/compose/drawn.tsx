/** @jsxImportSource #template */

import type { Hex } from "../../../color.ts";
import type { Node } from "../../../jsx-runtime.ts";
import { seedOf } from "../../../palette.ts";
import type { Box } from "../../../sizes.ts";
import type { Subject } from "../../../subject/picture.ts";
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import { coveredBy, type SubjectPlace, subjectOn } from "../../kit/subject/scene.ts";
import type { Card } from "../data.ts";
import type { CardGround, CardPart, CardRegion, Shares } from "./composition.ts";
import { type CardContent, contentOf } from "./content.ts";
import { drawAside } from "./drawn-aside.tsx";
import { surfaceOf } from "./grounds.ts";
import { boxOf, fillRegion } from "./regions.tsx";
import { tiersOf } from "./tiers.ts";

/** How a drawing and the words share a picture. Tall pictures are divided from top to bottom, wide ones from left to right. */
type SubjectForm = {
  name: string;
  /** The grounds of the words and of the drawing, of which the seed takes one pair. */
  grounds: readonly (readonly [words: CardGround, drawing: CardGround])[];
  /** On which side of the words the drawing stands in a tall picture; in a wide one it stands on the right. */
  side: "over" | "under";
};

const FORMS: readonly SubjectForm[] = [
  {
    name: "subject_rising",
    grounds: [
      ["page", "flood"],
      ["flood", "accent"],
    ],
    side: "over",
  },
  {
    name: "subject_corner",
    grounds: [
      ["flood", "flood"],
      ["accent", "accent"],
    ],
    side: "under",
  },
  {
    name: "subject_signed",
    grounds: [
      ["page", "accent"],
      ["page", "flood"],
    ],
    side: "over",
  },
  {
    name: "subject_floor",
    grounds: [
      ["page", "accent"],
      ["flood", "accent"],
    ],
    side: "under",
  },
];

/** Shares of the picture that a drawing may take, the largest first. */
const SHARES = {
  wide: [0.46, 0.38, 0.3],
  square: [0.48, 0.43],
  tall: [0.54, 0.44, 0.36],
  story: [0.5, 0.42, 0.34],
};
/** Sizes of the largest words beside a drawing, in design pixels: at most, as they should be, and at least. */
const MOST = 150;
const LOUD = { wide: 58, square: 72, tall: 80, story: 84 };
const LEAST = { wide: 44, square: 54, tall: 56, story: 60 };

/**
 * A message beside a large drawing of what it is about. The seed and the message choose
 * the form, the brand's direction has one that it prefers. Undefined where words or facts would be small; the largest drawing beside loud words is taken.
 */
export function drawBesideSubject(context: RenderContext, card: Card): DrawnChoice | undefined {
  const { subject, shape, look, brand, seed } = context;
  if (!subject) return undefined;
  const roll = (seedOf(`${brand.name} ${card.headline}`) % 1009) + seed;
  const own = seedOf(look.id) % FORMS.length;
  const start = roll % OWN === 0 ? own : roll % FORMS.length;
  const forms = [start, start + 1].flatMap((i) => FORMS[i % FORMS.length] ?? []);
  const contents = contentsOf(card);
  const aside = (content: CardContent) => drawAside(context, content, { roll, least: LEAST[shape] });
  // A price is the largest thing, and its words are few.
  const priced = contents.find(({ figure }) => figure !== undefined && !figure.isFirst);
  const besidePrice = priced && aside(priced);
  if (besidePrice) return besidePrice;
  const tries = contents.flatMap((content) =>
    SHARES[shape].flatMap((share) => forms.map((form) => ({ content, form, share }))),
  );
  const all: DrawnForm[] = [];
  for (const { content, form, share } of tries) {
    const drawn = drawForm(context, content, { form, share, roll });
    if (drawn && drawn.type >= LOUD[shape]) return drawn.choice;
    if (drawn) all.push(drawn);
  }
  const most = Math.max(0, ...all.map(({ type }) => type));
  const [plain] = contents.slice(-1);
  return all.find(({ type }) => type >= NEAR * most)?.choice ?? (plain && aside(plain));
}

/** Of the largest words beside any drawing: what comes so near has a larger drawing. */
const NEAR = 0.85;

/** With its number as large as an image, or as one of its facts where that needs the room of the drawing. */
const contentsOf = (card: Card): CardContent[] => {
  const figured = contentOf(card, true);
  return figured.figure && !card.stat ? [figured, contentOf(card, false)] : [figured];
};

/** One picture in so many has the form of the brand's direction. */
const OWN = 3;

/** A drawn form, and the size of its largest words in design pixels. */
type DrawnForm = { choice: DrawnChoice; type: number };
type Formed = { form: SubjectForm; share: number; roll: number };

/** With the brand or what to do beside the drawing, where that is a short line; else with all words in their own field. */
const drawForm = (context: RenderContext, content: CardContent, formed: Formed): DrawnForm | undefined =>
  (context.shape === "wide" ? undefined : formWith(context, content, { ...formed, isShared: true })) ??
  formWith(context, content, { ...formed, isShared: false });

/** The least side of a drawing, of the shorter side of its picture: a smaller one is a sticker. */
const LEAST_SIDE = 0.4;

function formWith(
  context: RenderContext,
  content: CardContent,
  { form, share, roll, isShared }: Formed & { isShared: boolean },
): DrawnForm | undefined {
  const { size, theme, unit, shape } = context;
  // The thing has a field of its own, and does not stand among the words too.
  const { subject, ...bare } = context;
  if (!subject) return undefined;
  const [grounds = ["page", "flood"] as const] = form.grounds.slice(roll % form.grounds.length);
  const { words, field, aside } = regionsOf(form, content, {
    share,
    grounds: apartIn(context, grounds),
    isShared,
  });
  const composition = { name: form.name, suits: () => true, largest: MOST, regions: [words, field] };
  // What is soon known comes first: the words are the work.
  const beside = isShared ? fillRegion(bare, composition, aside, content) : undefined;
  const isBeside = beside !== undefined && beside.nodes.length > 1;
  if (isShared && !(isBeside && beside.isWhole)) return undefined;
  const drawing = fieldOf(context, subject, { words, field, isBeside });
  if (!drawing) return undefined;
  const text = fillRegion(bare, composition, words, content);
  const type = text.type / unit;
  if (!text.isWhole || text.isQuiet || type < LEAST[shape]) return undefined;
  const root = (
    <Canvas size={size} background={theme.page.background}>
      {text.nodes}
      {drawingIn(context, subject, drawing)}
      {beside?.nodes.slice(1)}
    </Canvas>
  );
  return { choice: { layout: form.name, root }, type };
}

type FieldOptions = { words: CardRegion; field: CardRegion; isBeside: boolean };

/** The field with the drawing on its lower edge, in the room that words beside it leave; undefined where it would be small. */
function fieldOf(
  context: RenderContext,
  subject: Subject,
  { words, field, isBeside }: FieldOptions,
): DrawingField | undefined {
  const { shape, size } = context;
  const box = boxOf(context, field, 0);
  const left = isBeside ? Math.round(ASIDE * box.width) : 0;
  const room = { ...box, x: box.x + left, width: box.width - left };
  const colorOf = ({ ground }: CardRegion) => surfaceOf(context, ground, true).background;
  // No part stands on an edge that cannot be seen.
  const hasEdge = colorOf(field) !== colorOf(words) || context.isSigned !== true;
  const placing =
    shape === "wide"
      ? ({ place: "middle" } as const)
      : ({ place: hasEdge ? "floor" : "corner", room: NARROW } as const);
  const { width, height } = coveredBy(subject, { ...room, ...placing });
  const isLarge = Math.max(width, height) >= LEAST_SIDE * Math.min(size.width, size.height);
  return isLarge ? { box, room, placing, background: colorOf(field) } : undefined;
}

/** The field of a drawing has another colour than that of the words, if the brand has one. */
function apartIn(
  context: RenderContext,
  [words, field]: readonly [CardGround, CardGround],
): readonly [CardGround, CardGround] {
  const colorOf = (ground: CardGround) => surfaceOf(context, ground, true).background;
  const others: readonly CardGround[] = [field, "flood", "page"];
  return [words, others.find((one) => colorOf(one) !== colorOf(words)) ?? field];
}

/** `room` is the part of the field's box that words leave. */
type DrawingField = {
  box: Box;
  room: Box;
  placing: { place: SubjectPlace; room?: number };
  background: Hex;
};

function drawingIn(
  context: RenderContext,
  subject: Subject,
  { box, room, placing, background }: DrawingField,
): Node[] {
  const { width, height } = room;
  return [
    <Place box={box} style={{ backgroundColor: background }} />,
    <Place box={room} style={{ overflow: "hidden" }}>
      <picture
        src={subjectOn(context, subject, { width, height, ground: background, ...placing })}
        style={{ width, height }}
      />
    </Place>,
  ];
}

/** Around a drawing in a tall picture, of the shorter side of its field. */
const NARROW = 0.05;
/** Of the width of a tall picture: the words beside a drawing. */
const ASIDE = 0.46;

type Divided = { share: number; grounds: readonly [CardGround, CardGround]; isShared: boolean };

function regionsOf(
  { side }: SubjectForm,
  content: CardContent,
  { share, grounds: [words, field], isShared }: Divided,
): { words: CardRegion; field: CardRegion; aside: CardRegion } {
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
  // Over the words stands who speaks, under them what to do.
  const [signs, ends] = [isShared && side === "over", isShared && side === "under"];
  const place: Pick<CardRegion, "wide" | "tall"> = { wide: [rest, 0, share, 1], tall: over };
  return {
    words: {
      wide,
      tall: under,
      ground: words,
      head: signs ? head : ["brand", ...head],
      foot: ends ? foot.filter((part) => part !== "action") : foot,
    },
    field: { ...place, ground: field, head: [], foot: [] },
    aside: {
      wide: place.wide,
      tall: [0, over[1], ASIDE, share],
      ground: field,
      head: signs ? ["brand"] : [],
      foot: ends ? ["action"] : [],
    },
  };
}

/** From top to bottom: the number where it leads, the headline, what explains it, the facts, and what to do. */
function partsOf({ figure, facts }: CardContent): { head: CardPart[]; foot: CardPart[] } {
  const title: CardPart[] = figure
    ? figure.isFirst
      ? ["kicker", "figure", "headline"]
      : ["kicker", "headline", "figure"]
    : ["kicker", "headline"];
  const isTable = facts.length > 1 && facts.every(({ label }) => label !== "") && !tiersOf(facts);
  return { head: [...title, "support"], foot: [isTable ? "table" : "row", "action"] };
}
