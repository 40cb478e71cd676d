/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isPriceTag } from "../kit/money.ts";
import { percentage } from "../kit/percentage.ts";
import { Place } from "../kit/place.tsx";
import { ShareBar } from "../kit/share-bar.tsx";
import { datedEntries } from "../kit/story/dated.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import { linesOf, type Slide } from "../series/data.ts";
import type { Deck } from "./deck.tsx";
import { priceSlide } from "./price-slide.tsx";
import { drawingOf } from "./slide-drawing.tsx";

/** In design pixels; `hero` is how many times larger than its words a number is. */
const SIZE = {
  number: { drawn: 460, alone: 620 },
  least: 90,
  title: { drawn: 84, alone: 124 },
  body: { drawn: 46, alone: 58 },
  hero: 2.5,
  gap: 34,
  bar: 22,
};

/** `subject` is what the slide names. */
type StatSlide = { slide: Slide; slides: readonly Slide[]; subject: Subject | undefined };

/** "per person": words that go on from the number before them are no name. */
const GOES_ON = /^\p{Ll}/u;

const isTag = ({ stat, title }: Slide) => isPriceTag(stat) && !GOES_ON.test(title);

/** A day or a year, which is read apart from what happened then. */
const isDay = ({ stat }: Slide) =>
  /^\d{4}$/u.test(stat) || datedEntries([{ title: stat, body: "-" }]).length > 0;

/**
 * A number over the words that say what it counts: the number is the picture. Days and years hang at the head of every
 * slide, and what happened then stands at its foot.
 */
export function statSlide(
  context: RenderContext,
  { inside: available }: Deck,
  surface: Surface,
  turn: StatSlide,
): Node[] {
  const { slide, subject } = turn;
  if (isTag(slide)) return priceSlide(context, available, surface, turn);
  const { unit } = context;
  const { value, words, share, gap, bar } = alikeIn(context, available, turn);
  const { width } = available;
  const over = value.height + bar;
  const y = available.y + available.height - over - gap - words.height;
  const isHung = isDay(slide);
  const foot = { ...available, y: y + over + gap, height: words.height };
  const left = { ...available, y: available.y + (isHung ? over + gap : 0), height: y - available.y - gap };
  return [
    ...drawingOf(context, subject, surface, left),
    <Place box={{ ...available, y: isHung ? available.y : y, height: over }}>
      <div style={{ flexDirection: "column", width }}>
        <TextLines fitted={value} color={surface.key} part="value" />
        {share !== undefined && (
          <div style={{ marginTop: gap }}>
            <ShareBar surface={surface} share={share} width={width} height={Math.round(SIZE.bar * unit)} />
          </div>
        )}
      </div>
    </Place>,
    <Place box={foot}>
      <div style={{ flexDirection: "column", width }}>
        <TextLines fitted={words.parts.title} color={surface.title} part="headline" />
        <div style={{ marginTop: words.gaps.body ?? 0 }}>
          <TextLines fitted={words.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}

/** Type of a number, of its title and of what is said of it. */
type Sizes = { value: number; title: number; body: number };

/** The texts of one slide in the sizes that those of all numbers share. */
function alikeIn(context: RenderContext, available: Box, { slide, slides, subject }: StatSlide) {
  const like = slides.filter((one) => one.stat !== "" && !linesOf(one) && !isTag(one));
  const set = (one: Slide, sizes?: Sizes) => textsOf(context, available, { slide: one, subject }, sizes);
  const sets = like.map((one) => set(one));
  const at = like.indexOf(slide);
  const shared = (sizeOf: (one: ReturnType<typeof textsOf>) => number) =>
    inTwoSizes(sets.map(sizeOf))[at] ?? 0;
  const bodies = sets.flatMap(({ words }) => words.parts.body?.size ?? []);
  return set(slide, {
    value: shared(({ value }) => value.size),
    title: shared(({ words }) => words.parts.title?.size ?? 0),
    body: Math.min(...bodies),
  });
}

type OneStat = Pick<StatSlide, "slide" | "subject">;

/** Each text as large as it may be, or in the sizes that are given. */
function textsOf(context: RenderContext, { width, height }: Box, { slide, subject }: OneStat, given?: Sizes) {
  const { unit, measureText } = context;
  const { stat, title, body } = slide;
  const room = subject && !isDay(slide) ? "drawn" : "alone";
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(stat) ? 1.12 : 0.94 };
  const most = { min: SIZE.least * unit, max: SIZE.number[room] * unit };
  const spec = { text: stat, typeStyle: digits, ...sizedAs(given?.value, most), width, maxLines: 1 };
  const value = fitText(measureText, spec, height * 0.5);
  const gap = Math.round(SIZE.gap * unit);
  const share = percentage(stat);
  const bar = share === undefined ? 0 : Math.round(SIZE.bar * unit) + gap;
  const hero = Math.max(36 * unit, Math.min(SIZE.title[room] * unit, value.size / SIZE.hero));
  const under = { min: 24 * unit, max: Math.min(SIZE.body[room] * unit, hero) };
  const texts = [
    {
      ...{ key: "title" as const, text: title, typeStyle: HEADLINE, width, maxLines: 6, gap: 0 },
      ...sizedAs(given?.title, { min: 30 * unit, max: hero }),
    },
    {
      ...{ key: "body" as const, text: body, typeStyle: BODY, width, maxLines: 9, gap: 24 * unit },
      ...{ ...sizedAs(given?.body, under), shrinkOrder: 1 },
    },
  ];
  const words = fitStack(measureText, texts, height - value.height - gap - bar);
  return { value, words, share, gap, bar };
}

const sizedAs = (size: number | undefined, most: { min: number; max: number }) =>
  size !== undefined && Number.isFinite(size) ? { min: size, max: size } : most;
