/** @jsxImportSource #template */
import * as z from "zod/v4";
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { duotoneGround, duotoneLook } from "../kit/photo-duotone.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { Head, onward } from "../series/chrome.tsx";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { type Deck, deckOf } from "./deck.tsx";
import { closing, cover, Depth } from "./ends.tsx";
import { fits } from "./fits.ts";
import { inner, marksOf } from "./inner.tsx";
import { panorama, quiet } from "./panorama.ts";

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
  version: 1,
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
    return { layout: deck.look, pages };
  },
  altText: seriesAlt,
});

type CarouselPage = { surface: Surface; page: number; data: Series & { hint: string } };

function slideOf(context: RenderContext, deck: Deck, { surface: plain, page, data }: CarouselPage): Node {
  const photo = page === 0 ? context.photos.get(data.cover.photo ?? "") : undefined;
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
      {!photo && isBare(deck, slide) && (
        <Depth context={context} surface={surface} at={isLast ? 0.04 : 0.96} />
      )}
      {!photo && band(context, deck, page, Boolean(slide?.stat))}
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

/** Cover and closing have depth of their own; so have slides without the ornament. */
const isBare = ({ band }: Deck, slide: unknown) => !slide || band === 0;

/**
 * This slide's part of the ornament, which lies across its edges; in shades of the background under a
 * number.
 */
function band({ size, seed }: RenderContext, deck: Deck, page: number, isQuiet: boolean): Node | undefined {
  const { look, available, band: height, backgrounds } = deck;
  const surface = backgrounds[page];
  if (height === 0 || !surface) return;
  const { width } = size;
  const strip = { width, height, page, total: backgrounds.length, seed };
  return (
    <Place box={{ x: 0, y: available.y, width, height }}>
      <picture
        src={panorama(look, strip, isQuiet ? quiet(surface) : surface.art)}
        style={{ width, height }}
      />
    </Place>
  );
}
