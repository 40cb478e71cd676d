/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isMoney } from "../kit/money.ts";
import { percentage } from "../kit/percentage.ts";
import { Place } from "../kit/place.tsx";
import { ShareBar } from "../kit/share-bar.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
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

/** A number over the words that say what it counts: the number is the picture. */
export function statSlide(
  context: RenderContext,
  { inside: available }: Deck,
  surface: Surface,
  turn: StatSlide,
): Node[] {
  const { stat, title, body } = turn.slide;
  if (isMoney(stat) && !GOES_ON.test(title)) return priceSlide(context, available, surface, turn);
  const { unit, measureText } = context;
  const width = available.width;
  const room = turn.subject ? "drawn" : "alone";
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(stat) ? 1.12 : 0.94 };
  const sizes = { min: SIZE.least * unit, max: SIZE.number[room] * unit, width, maxLines: 1 };
  const value = fitText(measureText, { text: stat, typeStyle: digits, ...sizes }, available.height * 0.5);
  const gap = Math.round(SIZE.gap * unit);
  const share = percentage(stat);
  const bar = share === undefined ? 0 : Math.round(SIZE.bar * unit) + gap;
  const hero = Math.max(36 * unit, Math.min(SIZE.title[room] * unit, value.size / SIZE.hero));
  const words = fitStack(
    measureText,
    [
      {
        key: "title",
        text: title,
        typeStyle: HEADLINE,
        min: 30 * unit,
        max: hero,
        width,
        maxLines: 6,
        gap: 0,
      },
      {
        key: "body",
        text: body,
        typeStyle: BODY,
        min: 24 * unit,
        max: Math.min(SIZE.body[room] * unit, hero),
        width,
        maxLines: 9,
        gap: 24 * unit,
        shrinkOrder: 1,
      },
    ],
    available.height - value.height - gap - bar,
  );
  const height = value.height + bar + gap + words.height;
  const y = available.y + available.height - height;
  const number = <TextLines fitted={value} color={surface.key} part="value" />;
  const name = <TextLines fitted={words.parts.title} color={surface.title} part="headline" />;
  return [
    ...drawingOf(context, turn.subject, surface, { ...available, height: y - available.y - gap }),
    <Place box={{ ...available, y, height }}>
      <div style={{ flexDirection: "column", width }}>
        {number}
        {share !== undefined && (
          <div style={{ marginTop: gap }}>
            <ShareBar surface={surface} share={share} width={width} height={Math.round(SIZE.bar * unit)} />
          </div>
        )}
        <div style={{ marginTop: gap }}>{name}</div>
        <div style={{ marginTop: words.gaps.body ?? 0 }}>
          <TextLines fitted={words.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}
