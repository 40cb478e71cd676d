/** @jsxImportSource #template */
import * as z from "zod/v4";
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { label } from "../kit/labels.ts";
import { duotoneGround, duotoneLook } from "../kit/photo-duotone.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { Head } from "../series/chrome.tsx";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { drawnAlike } from "../series/drawn-alike.ts";
import { closingWords, isName } from "./closing-rows.ts";
import { type Deck, deckOf } from "./deck.tsx";
import { COVER_DRAWING, coverRoom, leastAtEnds } from "./deck-ends.tsx";
import { closing, cover } from "./ends.tsx";
import { fits } from "./fits.ts";
import { inner, marksOf } from "./inner.tsx";
import { fieldOn } from "./leaves.ts";

const Carousel = z.object({
  ...series({ headline: 120, supporting: 200, title: 150, body: 280 }),
  hint: z
    .string()
    .max(30)
    .meta({
      description:
        "What invites to swipe on the cover; empty for nothing. Without it, words for that in the language of the others.",
      examples: ["Swipe"],
    })
    .optional(),
});

/** A story to swipe through. */
export const carousel = template({
  id: "carousel",
  title: "Carousel",
  about: "Three to ten slides to swipe through: a cover, one idea a slide, and what to do at the end.",
  version: 28,
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
  inLanguage: (data, language) => ({ ...data, hint: data.hint ?? label("swipe", language) }),
  photos: ({ cover, slides }) => [cover, ...slides].flatMap(({ photo }) => photo || []),
  overPhotos: true,
  draw(given, data) {
    const context = drawnAlike(given, data);
    const deck = deckOf(context, data);
    const pages = deck.backgrounds.map((surface, page) => slideOf(context, deck, { surface, page, data }));
    return { layout: layoutOf(context, deck), pages };
  },
  altText: seriesAlt,
});

type CarouselPage = { surface: Surface; page: number; data: Series & { hint?: string | undefined } };

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
    ? inner(context, deck, surface, { index: page - 1, slides: data.slides, slide, icon })
    : page === 0
      ? cover(context, deck, surface, {
          headline: data.cover.headline,
          hint: data.hint ?? label("swipe", context.language ?? "en"),
        })
      : closing(context, deck, surface);
  return (
    <Canvas size={context.size} background={surface.background}>
      {photo && duotoneGround(context, photo, "foot")}
      {!photo && !(slide && deck.ribbon) && over(context, deck, page, data)}
      {body}
      <Head
        context={context}
        surface={deck.leaves[page - 1]?.field ? fieldOn(context, surface) : surface}
        page={page + 1}
        total={total}
        isBare={isLast && isSignature(context, deck, data)}
        isUncounted={hasOwnCount(deck)}
      />
    </Canvas>
  );
}

/** Steps have their own numbers, beside which those of the pages would be a second count. */
const hasOwnCount = ({ isCounted, steps }: Deck): boolean => isCounted || steps !== undefined;

/** A last slide that says the name large has no need of it beside the logo. */
const isSignature = ({ brand }: RenderContext, { ending }: Deck, { closing }: Series) =>
  isName((ending ? closingWords(closing, brand.name) : closing).headline, brand.name);

/** What stands over the words. */
const layoutOf = ({ subject }: RenderContext, { marked }: Deck) =>
  subject ? "subject" : marked ? "numerals" : "lettered";

/** The subject stands over the words of the first slide and of the last, where it is large; the others show what they name, or are set in type. */
function over(context: RenderContext, deck: Deck, page: number, { slides }: Series): Node | undefined {
  if (page === 0) return deck.isCoverDrawn ? subjectOn(context, deck, page) : undefined;
  return page > slides.length && !deck.ending ? subjectOn(context, deck, page) : undefined;
}

/** Of the width: the drawing on the last slide. */
const LAST = 0.6;

/** The subject over words, as large as the room that they leave. */
function subjectOn(context: RenderContext, deck: Deck, page: number): Node | undefined {
  const { subject, size } = context;
  const { backgrounds } = deck;
  const available = page === 0 ? deck.available : deck.last;
  const surface = backgrounds[page];
  const height = page === 0 ? coverRoom(context, available, deck.cover) : roomAtEnd(context, deck);
  if (!subject || !surface || height < leastAtEnds(context)) return;
  const side = Math.round(Math.min(height, size.width * (page === 0 ? COVER_DRAWING : LAST)));
  const box = {
    x: Math.round(available.x + available.width - side),
    y: available.y + Math.round((height - side) / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** Height over the words of the last slide; wide slides have their words in the middle. */
function roomAtEnd({ unit, shape }: RenderContext, { last, closing, action }: Deck): number {
  if (shape === "wide") return 0;
  const gap = Math.round(46 * unit);
  return last.height - closing.height - (action.height && action.height + gap) - gap;
}
