/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { leastType } from "../kit/chart/axis.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { footer } from "../kit/footer.tsx";
import { FIGURE, SMALL } from "../kit/lettering.ts";
import { Place, Within } from "../kit/place.tsx";
import { qrPlate } from "../kit/qr.tsx";
import { Words } from "../kit/words.tsx";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { Look } from "./look.ts";

const ADDRESS = { ...SMALL, face: { ...SMALL.face, weight: 650 } };
const TITLE = { ...FIGURE, tracking: -0.028, leading: 1.1 };

/** What to do next: with a code beside it when there is a link, else as a button. */
export function footBlock(stage: Stage, data: Infographic, look: Look): Block | undefined {
  const { unit } = stage;
  if (data.link) {
    const draw = (box: Box) => codeFoot(stage, data, data.link ?? "", look, box);
    return { key: "foot", least: 128 * unit, ideal: 148 * unit, most: 170 * unit, appetite: 0.4, draw };
  }
  if (!data.cta && !data.url && !data.note) return;
  // Long ones stand one above the other, and their height is not known before they are set.
  const ask = footer(stage, data, { width: stage.safe.width, surface: look.foot });
  const height = ask.height + (data.note ? 50 * unit : 0);
  return {
    key: "foot",
    least: height,
    ideal: height,
    most: height,
    appetite: 0,
    draw: (box) => buttonFoot(stage, data, look, box),
  };
}

function codeFoot(stage: Stage, data: Infographic, address: string, look: Look, box: Box): Node[] {
  const { unit } = stage;
  const isPanel = look.name === "crown";
  const radius = Math.round(24 * unit);
  const room = isPanel ? inset(box, 18 * unit) : box;
  const { node: plate, side } = qrPlate(stage, address, room.height);
  const width = room.width - side - Math.round(28 * unit);
  const words = invitation(stage, data, look, { ...room, x: room.x + (isPanel ? 8 * unit : 0), width });
  const at = {
    x: room.x + room.width - side,
    y: room.y + Math.round((room.height - side) / 2),
    width: side,
    height: side,
  };
  const panel = <Place box={box} style={{ borderRadius: radius, backgroundColor: look.foot.ground }} />;
  return [...(isPanel ? [panel] : []), words, <Place box={at}>{plate}</Place>];
}

function invitation(stage: Stage, { cta, note, url }: Infographic, look: Look, room: Box): Node {
  const { unit, ruler } = stage;
  const least = leastType(stage);
  const wish = { width: Math.min(room.width, 380 * unit) };
  const small = { ...wish, lettering: SMALL, min: least, max: Math.max(least, 19 * unit), gap: 9 * unit };
  const title = { lettering: TITLE, min: Math.max(least, 18 * unit), max: 34 * unit };
  const column = [
    { ...wish, ...title, key: "cta" as const, text: cta, maxLines: 2, gap: 0 },
    { ...small, key: "note" as const, text: note, maxLines: 4, gives: 1 },
    { ...small, key: "url" as const, text: plain(url), lettering: ADDRESS, maxLines: 1, gives: 2 },
  ];
  const { parts, gaps, height } = fitStack(ruler, column, room.height);
  const { ink, muted, key } = look.foot;
  return (
    <Within
      room={{ ...room, x: Math.round(room.x) }}
      height={height}
      at={0.5}
      style={{ flexDirection: "column" }}
    >
      <Words fitted={parts.cta} color={ink} part="cta" />
      <div style={{ marginTop: gaps.note ?? 0 }}>
        <Words fitted={parts.note} color={muted} part="supporting" />
      </div>
      <div style={{ marginTop: gaps.url ?? 0 }}>
        <Words fitted={parts.url} color={key} part="url" />
      </div>
    </Within>
  );
}

const plain = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

function buttonFoot(stage: Stage, { cta, url, note }: Infographic, look: Look, box: Box): Node[] {
  const { unit, ruler } = stage;
  const surface = look.name === "crown" ? look.page : look.foot;
  const ask = footer(stage, { cta, url }, { width: box.width, surface });
  const wish = {
    text: note,
    lettering: SMALL,
    min: leastType(stage),
    max: 19 * unit,
    width: box.width,
    maxLines: 2,
  };
  const { parts, height } = fitStack(
    ruler,
    [{ ...wish, key: "note", gap: 0 }],
    box.height - ask.height - 8 * unit,
  );
  return [
    <Place box={{ ...box, height }}>
      <Words fitted={parts.note} color={surface.muted} part="supporting" />
    </Place>,
    <Place box={{ ...box, y: box.y + box.height - ask.height, height: ask.height }}>{ask.node}</Place>,
  ];
}
