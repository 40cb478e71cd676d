/** @jsxImportSource #template */
import { fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place, Within } from "../kit/place.tsx";
import { qrPlate } from "../kit/qr.tsx";
import { rows } from "../kit/rows.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { SMALL, STRONG } from "../kit/type-styles.ts";

export type QrContent = { link: string; cta: string; url: string; steps: string[] };

/** What stands with the code: what to do, and where it leads for those who type. A long link is no help to them. */
function captionParts(
  { unit }: RenderContext,
  { cta, url, link }: QrContent,
  width: number,
): StackPart<"cta" | "url">[] {
  const address = url || (link.length <= 40 ? link.replace(/^https?:\/\/(www\.)?/i, "") : "");
  // An address breaks rather than being too small to be typed from the picture.
  const line = { min: 24 * unit, addressMin: 24 * unit, width, maxLines: 2 };
  return [
    { ...line, key: "cta", text: cta, typeStyle: STRONG, max: 44 * unit, gap: 0 },
    { ...line, key: "url", text: address, typeStyle: SMALL, max: 30 * unit, gap: 6 * unit, shrinkOrder: 1 },
  ];
}

/** The code alone, as large as its area allows, with its caption under it. */
export function codeColumn(context: RenderContext, data: QrContent, surface: Surface, available: Box): Node {
  const { unit, measureText } = context;
  const caption = fitStack(measureText, captionParts(context, data, available.width), 130 * unit);
  const gap = caption.height > 0 ? Math.round(22 * unit) : 0;
  const { node: plate, side } = qrPlate(
    context,
    data.link,
    Math.min(available.width, available.height - caption.height - gap),
  );
  return (
    <Within
      available={available}
      height={side + gap + caption.height}
      at={0.5}
      style={{ flexDirection: "column", alignItems: "center" }}
    >
      {plate}
      <div style={{ marginTop: gap }}>
        <TextLines fitted={caption.parts.cta} color={surface.ink} part="cta" align="center" />
      </div>
      <div style={{ marginTop: caption.gaps.url ?? 0 }}>
        <TextLines fitted={caption.parts.url} color={surface.muted} part="url" align="center" />
      </div>
    </Within>
  );
}

/** The code, and beside it what to do and what happens then. */
export function codeRow(context: RenderContext, data: QrContent, surface: Surface, available: Box): Node[] {
  const { unit, measureText } = context;
  const gap = Math.round(44 * unit);
  const { node: plate, side } = qrPlate(
    context,
    data.link,
    Math.min(available.height, Math.round(available.width * 0.54)),
  );
  const y = available.y + Math.round((available.height - side) / 2);
  const width = available.width - side - gap;
  const caption = fitStack(measureText, captionParts(context, data, width), available.height * 0.42);
  const between = caption.height > 0 ? Math.round(30 * unit) : 0;
  const height = available.height - caption.height - between;
  const list = rows(context, data.steps, { surface, width, height, columns: 1, max: 32, mark: "number" });
  const aside = { ...available, x: available.x + side + gap, width };
  return [
    <Place box={{ x: available.x, y, width: side, height: side }}>{plate}</Place>,
    <Within
      available={aside}
      height={caption.height + between + list.height}
      at={0.5}
      style={{ flexDirection: "column" }}
    >
      <TextLines fitted={caption.parts.cta} color={surface.ink} part="cta" />
      <div style={{ marginTop: caption.gaps.url ?? 0 }}>
        <TextLines fitted={caption.parts.url} color={surface.muted} part="url" />
      </div>
      <div style={{ marginTop: between }}>{list.node}</div>
    </Within>,
  ];
}
