/** @jsxImportSource #template */

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
  place: SubjectPlace;
  /** In a tall picture the brand stands in the field of the drawing. */
  isSigned?: boolean;
};

const FORMS: readonly SubjectForm[] = [
  {
    name: "subject_rising",
    grounds: [
      ["page", "flood"],
      ["flood", "accent"],
    ],
    side: "over",
    place: "middle",
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
    place: "middle",
  },
];

/** Shares of the picture that a drawing may take, the largest first. */
const SHARES = {
  wide: [0.46, 0.38, 0.3],
  square: [0.48, 0.4, 0.32],
  tall: [0.54, 0.44, 0.36, 0.28],
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

function drawForm(
  context: RenderContext,
  content: CardContent,
  { form, share, roll }: Formed,
): DrawnForm | undefined {
  const { size, theme, unit, shape } = context;
  // The thing has a field of its own, and does not stand among the words too.
  const { subject: _, ...bare } = context;
  const [grounds = ["page", "flood"] as const] = form.grounds.slice(roll % form.grounds.length);
  const isSigned = form.isSigned === true && shape !== "wide";
  const { words, field, sign } = regionsOf({ ...form, isSigned }, content, { share, grounds });
  const regions = [words, field];
  const composition = { name: form.name, suits: () => true, largest: MOST, regions };
  const text = fillRegion(bare, composition, words, content);
  const type = text.type / unit;
  if (!text.isWhole || text.isQuiet || type < LEAST[shape]) return undefined;
  const signed = sign && fillRegion(bare, composition, sign, content);
  if (signed?.isWhole === false) return undefined;
  // A thing in the corner of a long field leaves the rest of it empty, unless the brand stands there.
  const drawing = boxOf(context, field, 0);
  const isEmpty = drawing.width > BAND * drawing.height && (signed?.nodes.length ?? 0) < 2;
  const place = isEmpty ? "middle" : form.place;
  const root = (
    <Canvas size={size} background={theme.page.background}>
      {text.nodes}
      {drawingIn(context, place, {
        box: drawing,
        ground: field.ground,
        ...(signed && { under: signed.headEnd }),
      })}
      {signed?.nodes.slice(1)}
    </Canvas>
  );
  return { choice: { layout: form.name, root }, type };
}

/** `under` is where the brand ends that stands in the field. */
type DrawingField = { box: Box; ground: CardGround; under?: number };

function drawingIn(
  context: RenderContext,
  place: SubjectPlace,
  { box, ground, under }: DrawingField,
): Node[] | undefined {
  const { subject } = context;
  if (!subject) return undefined;
  const { background } = surfaceOf(context, ground, true);
  const room = under === undefined ? box : clearRoom(subject, box, { place, under });
  const { width, height } = room;
  return [
    <Place box={box} style={{ backgroundColor: background }} />,
    <Place box={room} style={{ overflow: "hidden" }}>
      <picture
        src={subjectOn(context, subject, { width, height, ground: background, place })}
        style={{ width, height }}
      />
    </Place>,
  ];
}

/** The room for a drawing that does not touch the brand in its field: all of it, else beside the brand or under it. */
function clearRoom(
  subject: Subject,
  box: Box,
  { place, under }: { place: SubjectPlace; under: number },
): Box {
  const { x, y } = coveredBy(subject, { ...box, place });
  const beside = Math.round(SIGN * box.width);
  const down = under - box.y;
  if (x >= beside || y >= down) return box;
  const rooms = [
    { ...box, x: box.x + beside, width: box.width - beside },
    { ...box, y: box.y + down, height: box.height - down },
  ];
  const wide = (room: Box) => coveredBy(subject, { ...room, place }).width;
  return rooms.reduce((a, b) => (wide(b) > wide(a) ? b : a));
}

/** A field is long from here on, in heights. */
const BAND = 1.3;

/** Of the width of a tall picture: the brand beside a drawing in the corner. */
const SIGN = 0.48;

type Divided = { share: number; grounds: readonly [CardGround, CardGround] };

function regionsOf(
  { side, isSigned }: SubjectForm,
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
  const isTable = facts.length > 1 && facts.every(({ label }) => label !== "") && !tiersOf(facts);
  return { head: [...title, "support"], foot: [isTable ? "table" : "row", "action"] };
}
