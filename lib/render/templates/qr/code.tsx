/** @jsxImportSource #template */
import { fitStack, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { SMALL, STRONG } from "../kit/lettering.ts";
import { Place, Within } from "../kit/place.tsx";
import { qrPlate } from "../kit/qr.tsx";
import { rows } from "../kit/rows.tsx";
import { Words } from "../kit/words.tsx";

export type Code = { link: string; cta: string; url: string; steps: string[] };

/** What stands with the code: what to do, and where it leads for those who type. A long link is no help to them. */
function captionParts({ unit }: Stage, { cta, url, link }: Code, width: number): Part<"cta" | "url">[] {
  const address = url || (link.length <= 40 ? link.replace(/^https?:\/\/(www\.)?/i, "") : "");
  const line = { min: 20 * unit, width, maxLines: 2 };
  return [
    { ...line, key: "cta", text: cta, lettering: STRONG, max: 36 * unit, gap: 0 },
    { ...line, key: "url", text: address, lettering: SMALL, max: 25 * unit, gap: 6 * unit, gives: 1 },
  ];
}

/** The code alone, as large as the room allows, with its caption under it. */
export function codeColumn(stage: Stage, data: Code, surface: Surface, room: Box): Node {
  const { unit, ruler } = stage;
  const caption = fitStack(ruler, captionParts(stage, data, room.width), 130 * unit);
  const gap = caption.height > 0 ? Math.round(22 * unit) : 0;
  const { node: plate, side } = qrPlate(
    stage,
    data.link,
    Math.min(room.width, room.height - caption.height - gap),
  );
  return (
    <Within
      room={room}
      height={side + gap + caption.height}
      at={0.5}
      style={{ flexDirection: "column", alignItems: "center" }}
    >
      {plate}
      <div style={{ marginTop: gap }}>
        <Words fitted={caption.parts.cta} color={surface.ink} part="cta" align="center" />
      </div>
      <div style={{ marginTop: caption.gaps.url ?? 0 }}>
        <Words fitted={caption.parts.url} color={surface.muted} part="url" align="center" />
      </div>
    </Within>
  );
}

/** The code, and beside it what to do and what happens then. */
export function codeRow(stage: Stage, data: Code, surface: Surface, room: Box): Node[] {
  const { unit, ruler } = stage;
  const gap = Math.round(44 * unit);
  const { node: plate, side } = qrPlate(
    stage,
    data.link,
    Math.min(room.height, Math.round(room.width * 0.54)),
  );
  const y = room.y + Math.round((room.height - side) / 2);
  const width = room.width - side - gap;
  const caption = fitStack(ruler, captionParts(stage, data, width), room.height * 0.42);
  const between = caption.height > 0 ? Math.round(30 * unit) : 0;
  const height = room.height - caption.height - between;
  const list = rows(stage, data.steps, { surface, width, height, columns: 1, max: 32, mark: "number" });
  const aside = { ...room, x: room.x + side + gap, width };
  return [
    <Place box={{ x: room.x, y, width: side, height: side }}>{plate}</Place>,
    <Within
      room={aside}
      height={caption.height + between + list.height}
      at={0.5}
      style={{ flexDirection: "column" }}
    >
      <Words fitted={caption.parts.cta} color={surface.ink} part="cta" />
      <div style={{ marginTop: caption.gaps.url ?? 0 }}>
        <Words fitted={caption.parts.url} color={surface.muted} part="url" />
      </div>
      <div style={{ marginTop: between }}>{list.node}</div>
    </Within>,
  ];
}
