/** @jsxImportSource #template */
import * as z from "zod/v4";
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { EdgeFigure } from "../kit/edge-figure.tsx";
import { duotoneGround, duotoneLook } from "../kit/photo-duotone.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { Head, onward } from "../series/chrome.tsx";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { type Deck, deckOf, isShown } from "./deck.tsx";
import { closing, cover, Edge } from "./ends.tsx";
import { fits } from "./fits.ts";
import { inner, marksOf } from "./inner.tsx";

const Carousel = z.object({
  ...series({ headline: 120, supporting: 200, title: 90, body: 280 }),
  hint: z
    .string()
    .max(30)
    .meta({ description: "What invites to swipe on the cover; empty for nothing.", examples: ["Swipe"] })
    .default("Swipe for more"),
});

/** A story to swipe through. */
export const carousel = template({
  id: "carousel",
  title: "Carousel",
  about: "Three to ten slides to swipe through: a cover, one idea a slide, and what to do at the end.",
  version: 3,
  assetTypes: ["carousel"],
  data: Carousel,
  needs: "something to say besides the headline",
  fits,
  sample: {
    cover: {
      kicker: "Playbook",
      headline: "Five habits of brands that ship every day",
      supporting: "What we learned from 400 small marketing teams.",
    },
    slides: [
      {
        title: "Keep one palette in one place",
        body: "Every colour has a role and a name. Nobody picks from a screenshot again, and nobody has to ask.",
      },
      {
        title: "of drafts pass at first look",
        stat: "62%",
        body: "When words come before pictures, the message is settled and the layout only has to carry it.",
      },
      {
        title: "Write the promise first",
        body: "One line a customer would repeat to a friend. Everything else on the slide explains it.",
      },
      {
        title: "Show the product, not a metaphor",
        body: "A real screen answers the questions that a stock photo raises.",
        photo: "phone",
      },
      {
        title: "Measure what people do next",
        body: "Count replies and sign-ups for each post. Repeat what worked within the week.",
      },
    ],
    closing: { headline: "Ship your first series today", cta: "Start free", url: "https://beacon.example" },
  },
  photos: ({ cover, slides }) => [cover, ...slides].flatMap(({ photo }) => photo || []),
  overPhotos: true,
  draw(context, data) {
    const deck = deckOf(context, data);
    const pages = deck.backgrounds.map((surface, page) => slideOf(context, deck, { surface, page, data }));
    return { layout: layoutOf(context, deck), pages };
  },
  altText: seriesAlt,
});

type CarouselPage = { surface: Surface; page: number; data: Series & { hint: string } };

const photoOn = ({ photos }: RenderContext, { page, data }: CarouselPage) =>
  page === 0 ? photos.get(data.cover.photo ?? "") : undefined;

function slideOf(context: RenderContext, deck: Deck, turn: CarouselPage): Node {
  const { surface: plain, page, data } = turn;
  const photo = photoOn(context, turn);
  const surface = photo ? duotoneLook(context).surface : plain;
  const total = deck.backgrounds.length;
  const isLast = page === total - 1;
  const slide = data.slides[page - 1];
  const icon = marksOf(context, deck, data.slides)[page - 1];
  const body: Child = slide
    ? inner(context, deck, surface, { index: page - 1, slide, icon })
    : page === 0
      ? cover(context, deck, surface, data.hint)
      : closing(context, deck, surface);
  return (
    <Canvas size={context.size} background={surface.background}>
      {photo && duotoneGround(context, photo, "foot")}
      {!photo && <Edge context={context} surface={surface} />}
      {!photo && (context.subject ? subjectOn(context, deck, page) : ornament(context, deck, page, slide))}
      {body}
      <Head
        context={context}
        surface={surface}
        page={page + 1}
        total={total}
        isBare={isLast && isSignature(data.closing.headline, context)}
      />
      {!isLast && onward(context, surface)}
    </Canvas>
  );
}

/** A last slide that says the name large has no need of it beside the logo. */
const isSignature = (headline: string, { brand }: RenderContext) => headline === brand.name;

/** The ornaments of a series differ. */
const turned = (context: RenderContext, page: number): RenderContext => ({
  ...context,
  seed: context.seed + page,
});

/** What stands over the words. */
const layoutOf = ({ subject }: RenderContext, { marked }: Deck) =>
  subject ? "subject" : marked ? "numerals" : "figures";

/** The subject over the words of the first slide, whole, and larger on the last, off its right edge. */
function subjectOn(context: RenderContext, deck: Deck, page: number): Node | undefined {
  const { subject, size } = context;
  const { available, band: height, backgrounds } = deck;
  const surface = backgrounds[page];
  const isLast = page === backgrounds.length - 1;
  if (!subject || !surface || height === 0 || (page > 0 && !isLast)) return;
  const side = Math.round(isLast ? Math.min(height * 1.1, size.width) : Math.min(height, size.width * 0.72));
  const x = isLast ? size.width - side * 0.68 : available.x + available.width - side;
  const box = {
    x: Math.round(x),
    y: available.y + Math.round((height - side) / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture
        src={subjectAlone(context, subject, surface.background, isLast ? -14 : 0)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** An ornament over the words, another on each slide; slides with a number or a picture show that. */
function ornament(
  context: RenderContext,
  deck: Deck,
  page: number,
  slide: Series["slides"][number] | undefined,
) {
  const { available, cover, closing, action, backgrounds } = deck;
  const surface = backgrounds[page];
  if (!surface || context.shape === "wide") return;
  if (slide && (deck.marked || isShown(context, slide))) return;
  const gap = Math.round(46 * context.unit);
  const used = page === 0 ? cover.height : closing.height + action.height + gap;
  const height = slide ? deck.top - available.y - gap : available.height - used - gap;
  return <EdgeFigure context={turned(context, page)} surface={surface} room={{ ...available, height }} />;
}
