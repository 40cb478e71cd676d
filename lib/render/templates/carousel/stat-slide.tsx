/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isMoney } from "../kit/money.ts";
import { percentage } from "../kit/percentage.ts";
import { Place } from "../kit/place.tsx";
import { ShareBar } from "../kit/share-bar.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, LOUD } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { type Deck, LEAST_DRAWING } from "./deck.tsx";

/** In design pixels; `hero` is how many times larger than its words a number is. */
const SIZE = {
  number: 460,
  price: 230,
  priced: 120,
  least: 90,
  title: 84,
  body: 46,
  hero: 2.5,
  gap: 34,
  bar: 22,
};

/** Share of the width that a drawing takes. */
const DRAWN = 0.6;

/** `subject` is what the slide names. */
type StatSlide = { slide: Slide; subject: Subject | undefined };

/** A number over the words that say what it counts: the number is the picture. */
export function statSlide(
  context: RenderContext,
  { inside: available }: Deck,
  surface: Surface,
  { slide: { stat, title, body }, subject }: StatSlide,
): Node[] {
  const { unit, measureText } = context;
  const isPrice = isMoney(stat);
  const width = available.width;
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(stat) ? 1.12 : 0.94 };
  const most = isPrice ? SIZE.price : SIZE.number;
  const sizes = { min: SIZE.least * unit, max: most * unit, width, maxLines: 1 };
  const value = fitText(measureText, { text: stat, typeStyle: digits, ...sizes }, available.height * 0.5);
  const gap = Math.round(SIZE.gap * unit);
  const share = percentage(stat);
  const bar = share === undefined ? 0 : Math.round(SIZE.bar * unit) + gap;
  const hero = Math.max(36 * unit, Math.min(SIZE.title * unit, value.size / SIZE.hero));
  const largest = isPrice ? SIZE.priced * unit : hero;
  const words = fitStack(
    measureText,
    [
      {
        key: "title",
        text: title,
        typeStyle: LOUD,
        min: 30 * unit,
        max: largest,
        width,
        maxLines: 6,
        gap: 0,
      },
      {
        key: "body",
        text: body,
        typeStyle: BODY,
        min: 24 * unit,
        max: Math.min(SIZE.body * unit, hero),
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
  // A number is the picture, and a price is nothing before what it is for.
  const [first, second] = isPrice ? [name, number] : [number, name];
  return [
    ...drawingOf(context, subject, surface, { ...available, height: y - available.y - gap }),
    <Place box={{ ...available, y, height }}>
      <div style={{ flexDirection: "column", width }}>
        {first}
        {share !== undefined && (
          <div style={{ marginTop: gap }}>
            <ShareBar surface={surface} share={share} width={width} height={Math.round(SIZE.bar * unit)} />
          </div>
        )}
        <div style={{ marginTop: gap }}>{second}</div>
        <div style={{ marginTop: words.gaps.body ?? 0 }}>
          <TextLines fitted={words.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}

/** What the slide names, in the room over its words, as far as that is large enough. */
function drawingOf(
  context: RenderContext,
  subject: Subject | undefined,
  surface: Surface,
  { x, y, width, height }: Box,
): Node[] {
  const side = Math.round(Math.min(height, width * DRAWN));
  if (!subject || side < LEAST_DRAWING * context.unit) return [];
  return [
    <Place box={{ x: x + width - side, y: y + height - side, width: side, height: side }}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>,
  ];
}
