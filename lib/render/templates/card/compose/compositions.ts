import { isTimed } from "../../kit/hours.ts";
import type { CardPart, CardRegion, Composition, Shares } from "./composition.ts";
import type { CardContent } from "./content.ts";

const WHOLE: Shares = [0, 0, 1, 1];

const hasFacts = ({ facts }: CardContent) => facts.length > 1;
const hasMore = ({ facts, support }: CardContent) => facts.length > 0 || support !== "";
/** Whether the headline goes on from a figure, and must stand after it. */
const readsOn = ({ isFirst, isHeadline }: NonNullable<CardContent["figure"]>) =>
  isFirst && isHeadline === true;
const isShort = ({ headline }: CardContent) => headline.length <= 60;
/** A headline to which nothing is added may be a sentence. */
const isAlone = ({ support, facts, figure }: CardContent) =>
  support === "" && facts.length === 0 && figure === undefined;
const isLone = (content: CardContent) => isShort(content) || isAlone(content);

/** A region without its place. */
type Filling = Omit<CardRegion, "wide" | "tall">;

/** One region that is the whole picture. */
const whole = (filling: Filling): CardRegion[] => [{ wide: WHOLE, tall: WHOLE, ...filling }];

/** Where a picture is divided: at which share, and whether the second part stands on the right or under the first. */
type Division = { at: number; second: "right" | "under" };

const right = (at: number): Division => ({ at, second: "right" });
const under = (at: number): Division => ({ at, second: "under" });

const sharesOf = ({ at, second }: Division): [Shares, Shares] =>
  second === "right"
    ? [
        [0, 0, at, 1],
        [at, 0, 1 - at, 1],
      ]
    : [
        [0, 0, 1, at],
        [0, at, 1, 1 - at],
      ];

/** Two regions: wide pictures are cut in one place, tall ones in another. */
function divided(wide: Division, tall: Division, first: Filling, second: Filling): CardRegion[] {
  const [ofWide, ofTall] = [sharesOf(wide), sharesOf(tall)];
  return [
    { wide: ofWide[0], tall: ofTall[0], ...first },
    { wide: ofWide[1], tall: ofTall[1], ...second },
  ];
}

const TITLE: readonly CardPart[] = ["brand", "kicker", "headline"];
const FOOT: readonly CardPart[] = ["support", "row", "action"];
/** Everything in the middle, signed at the foot. */
const centred = (head: readonly CardPart[]): CardRegion[] =>
  whole({ ground: "page", align: "center", at: 0.5, head, foot: ["row", "action", "brand"] });

/** Of the shorter side. */
const BORDER = 0.042;

/**
 * The ways to compose a message. They differ in what is seen from afar: one ground or two, where the largest thing
 * stands, and whether facts are a row, a table or a column.
 */
export const COMPOSITIONS: readonly Composition[] = [
  {
    name: "giant",
    suits: isLone,
    largest: 330,
    regions: whole({ ground: "page", head: TITLE, foot: FOOT }),
  },
  {
    name: "halves",
    suits: hasMore,
    largest: 230,
    regions: divided(
      right(0.56),
      under(0.56),
      { ground: "flood", head: ["brand", "kicker"], foot: ["headline"] },
      { ground: "page", head: ["support", "stack"], foot: ["action"] },
    ),
  },
  {
    name: "table",
    suits: hasFacts,
    largest: 190,
    regions: whole({ ground: "page", head: TITLE, foot: ["support", "table", "action"] }),
  },
  {
    name: "bordered",
    suits: isShort,
    largest: 200,
    border: BORDER,
    regions: centred(["kicker", "headline", "support"]),
  },
  {
    name: "numeral",
    // Without other words its second half would be empty.
    suits: (content) => content.figure?.isFirst === true && (content.headline !== "" || hasMore(content)),
    largest: 120,
    regions: divided(
      right(0.5),
      under(0.5),
      { ground: "flood", head: ["brand"], foot: ["figure"] },
      { ground: "page", head: ["kicker", "headline", "support"], foot: ["stack", "action"] },
    ),
  },
  {
    name: "poster_number",
    suits: ({ figure }) => figure === undefined || !readsOn(figure),
    largest: 110,
    regions: whole({ ground: "accent", head: TITLE, foot: ["figure", ...FOOT] }),
  },
  {
    name: "rail",
    suits: (content, shape) => hasFacts(content) && (shape === "wide" || !isTimed(content.facts)),
    largest: 220,
    regions: divided(
      right(0.64),
      right(0.56),
      { ground: "page", head: TITLE, foot: ["support", "action"] },
      { ground: "accent", at: 0.5, head: ["stack"], foot: [] },
    ),
  },
  {
    name: "low",
    suits: hasMore,
    largest: 300,
    regions: whole({ ground: "flood", head: ["brand"], foot: ["kicker", "headline", ...FOOT] }),
  },
  {
    name: "sill",
    suits: ({ facts }) => facts.length > 0,
    largest: 210,
    regions: divided(
      under(0.7),
      under(0.74),
      { ground: "page", head: TITLE, foot: ["support"] },
      { ground: "accent", head: ["row"], foot: ["action"] },
    ),
  },
  {
    name: "number_first",
    suits: ({ figure }) => figure?.isFirst === true,
    largest: 110,
    regions: whole({ ground: "page", head: ["brand", "figure", "headline"], foot: ["kicker", ...FOOT] }),
  },
  {
    name: "framed_number",
    suits: ({ figure }) => figure !== undefined && !readsOn(figure),
    largest: 110,
    border: BORDER,
    regions: centred(["kicker", "headline", "figure", "support"]),
  },
  {
    name: "plinth_number",
    suits: ({ figure }) =>
      figure !== undefined &&
      (figure.isFirst || !figure.isHeadline) &&
      !readsOn(figure) &&
      !figure.isSentence,
    largest: 150,
    regions: divided(
      right(0.56),
      under(0.6),
      { ground: "page", head: TITLE, foot: FOOT },
      { ground: "accent", at: 0.5, head: ["figure"], foot: [] },
    ),
  },
  {
    name: "flooded",
    suits: isLone,
    largest: 300,
    regions: whole({ ground: "flood", at: 0.5, head: ["kicker", "headline"], foot: [...FOOT, "brand"] }),
  },
  {
    name: "plinth",
    suits: ({ support }) => support !== "",
    largest: 260,
    regions: divided(
      right(0.64),
      under(0.68),
      { ground: "page", head: TITLE, foot: ["row"] },
      { ground: "accent", head: ["support"], foot: ["action"] },
    ),
  },
  {
    name: "accented",
    suits: ({ support, headline }) => headline.length <= 60 && support.length <= 140,
    largest: 280,
    regions: whole({ ground: "accent", head: TITLE, foot: FOOT }),
  },
];
