/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { percentage } from "../kit/percentage.ts";
import { Place } from "../kit/place.tsx";
import { ShareBar } from "../kit/share-bar.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import type { Deck } from "./deck.tsx";

/** In design pixels; `hero` is how many times larger than its words a number is. */
const SIZE = { number: 460, least: 90, title: 84, body: 46, hero: 2.5, gap: 34, bar: 22 };

/** A number over the words that say what it counts: the number is the picture. */
export function statSlide(
  context: RenderContext,
  { inside: available }: Deck,
  surface: Surface,
  { stat, title, body }: Slide,
): Node[] {
  const { unit, measureText } = context;
  const width = available.width;
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(stat) ? 1.12 : 0.94 };
  const sizes = { min: SIZE.least * unit, max: SIZE.number * unit, width, maxLines: 1 };
  const value = fitText(measureText, { text: stat, typeStyle: digits, ...sizes }, available.height * 0.5);
  const gap = Math.round(SIZE.gap * unit);
  const share = percentage(stat);
  const bar = share === undefined ? 0 : Math.round(SIZE.bar * unit) + gap;
  const largest = Math.max(36 * unit, Math.min(SIZE.title * unit, value.size / SIZE.hero));
  const words = fitStack(
    measureText,
    [
      {
        key: "title",
        text: title,
        typeStyle: HEADLINE,
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
        max: Math.min(SIZE.body * unit, largest),
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
  return [
    <Place box={{ ...available, y, height }}>
      <div style={{ flexDirection: "column", width }}>
        <TextLines fitted={value} color={surface.key} part="value" />
        {share !== undefined && (
          <div style={{ marginTop: gap }}>
            <ShareBar surface={surface} share={share} width={width} height={Math.round(SIZE.bar * unit)} />
          </div>
        )}
        <div style={{ marginTop: gap }}>
          <TextLines fitted={words.parts.title} color={surface.title} part="headline" />
        </div>
        <div style={{ marginTop: words.gaps.body ?? 0 }}>
          <TextLines fitted={words.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}
