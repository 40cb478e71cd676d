/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { inset } from "../kit/chart/plate.tsx";
import { buttoned, footer } from "../kit/footer.tsx";
import { Place, Within } from "../kit/place.tsx";
import { qrPlate } from "../kit/qr.tsx";
import { supportingInk } from "../kit/supporting-ink.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";

const ADDRESS = { ...SMALL, face: { ...SMALL.face, weight: 650 } };
const TITLE = { ...FIGURE, tracking: -0.028, leading: 1.1 };

/** What to do next: with a code beside it when there is a link, else as a button. */
export function footBlock(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
): Block | undefined {
  const { unit } = context;
  if (data.link) {
    const draw = (box: Box) => codeFoot(context, data, data.link ?? "", look, box);
    return { key: "foot", minimum: 112 * unit, ideal: 148 * unit, maximum: 170 * unit, growShare: 0.4, draw };
  }
  if (!data.cta && !data.url && !data.note) return;
  if (!data.cta && !data.note) {
    const line = addressLine(context, data.url, context.safe.width);
    const color = supportingInk(surfaceOf(look), line);
    const draw = (box: Box) => (
      <Place box={{ ...box, y: box.y + box.height - line.height, height: line.height }}>
        <TextLines fitted={line} color={color} part="url" />
      </Place>
    );
    const { height } = line;
    return { key: "foot", minimum: height, ideal: height, maximum: height, growShare: 0, draw };
  }
  // Long ones stand one above the other, and their height is not known before they are set.
  const action = footer(context, data, {
    width: context.safe.width,
    surface: buttoned(look.foot),
    isPlate: true,
  });
  const height = action.height + (data.note ? 50 * unit : 0);
  return {
    key: "foot",
    minimum: height,
    ideal: height,
    maximum: height,
    growShare: 0,
    draw: (box) => buttonFoot(context, data, look, box),
  };
}

const surfaceOf = (look: InfographicStyle) => (look.name === "crown" ? look.page : look.foot);

/** Where the sender is found, in a line of words: nothing is to be done there, and numbers are louder. */
function addressLine({ measureText, unit, smallest }: RenderContext, url: string, width: number) {
  const max = Math.max(smallest, ADDRESS_TYPE * unit);
  return fitText(measureText, {
    text: plain(url),
    typeStyle: ADDRESS,
    min: smallest,
    max,
    width,
    maxLines: 1,
  });
}
/** In design pixels. */
const ADDRESS_TYPE = 26;

function codeFoot(
  context: RenderContext,
  data: Infographic,
  address: string,
  look: InfographicStyle,
  box: Box,
): Node[] {
  const { unit } = context;
  const isPanel = look.name === "crown";
  const radius = Math.round(24 * unit);
  const available = isPanel ? inset(box, 18 * unit) : box;
  const { node: plate, side } = qrPlate(context, address, available.height);
  const width = available.width - side - Math.round(28 * unit);
  const words = invitation(context, data, look, {
    ...available,
    x: available.x + (isPanel ? 8 * unit : 0),
    width,
  });
  const at = {
    x: available.x + available.width - side,
    y: available.y + Math.round((available.height - side) / 2),
    width: side,
    height: side,
  };
  const panel = <Place box={box} style={{ borderRadius: radius, backgroundColor: look.foot.background }} />;
  return [...(isPanel ? [panel] : []), words, <Place box={at}>{plate}</Place>];
}

function invitation(
  context: RenderContext,
  { cta, note, url }: Infographic,
  look: InfographicStyle,
  available: Box,
): Node {
  const { unit, measureText } = context;
  const minimum = context.smallest;
  const spec = { width: Math.min(available.width, 380 * unit) };
  const small = { ...spec, typeStyle: SMALL, min: minimum, max: Math.max(minimum, 22 * unit), gap: 9 * unit };
  const title = { typeStyle: TITLE, min: Math.max(minimum, 24 * unit), max: 34 * unit };
  const column = [
    { ...spec, ...title, key: "cta" as const, text: cta, maxLines: 2, gap: 0 },
    { ...small, key: "note" as const, text: note, maxLines: 4, shrinkOrder: 1 },
    { ...small, key: "url" as const, text: plain(url), typeStyle: ADDRESS, maxLines: 1, shrinkOrder: 2 },
  ];
  const { parts, gaps, height } = fitStack(measureText, column, available.height);
  const { ink, key } = look.foot;
  return (
    <Within
      available={{ ...available, x: Math.round(available.x) }}
      height={height}
      at={0.5}
      style={{ flexDirection: "column" }}
    >
      <TextLines fitted={parts.cta} color={ink} part="cta" />
      <div style={{ marginTop: gaps.note ?? 0 }}>
        <TextLines fitted={parts.note} color={supportingInk(look.foot, parts.note)} part="supporting" />
      </div>
      <div style={{ marginTop: gaps.url ?? 0 }}>
        <TextLines fitted={parts.url} color={key} part="url" />
      </div>
    </Within>
  );
}

const plain = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

function buttonFoot(
  context: RenderContext,
  { cta, url, note }: Infographic,
  look: InfographicStyle,
  box: Box,
): Node[] {
  const { unit, measureText } = context;
  const surface = surfaceOf(look);
  const button = { width: box.width, surface: buttoned(surface), isPlate: true };
  const action = footer(context, { cta, url }, button);
  const spec = {
    text: note,
    typeStyle: SMALL,
    min: context.smallest,
    max: Math.max(context.smallest, 22 * unit),
    width: box.width,
    maxLines: 2,
  };
  const { parts, height } = fitStack(
    measureText,
    [{ ...spec, key: "note", gap: 0 }],
    box.height - action.height - 8 * unit,
  );
  return [
    <Place box={{ ...box, height }}>
      <TextLines fitted={parts.note} color={supportingInk(surface, parts.note)} part="supporting" />
    </Place>,
    <Place box={{ ...box, y: box.y + box.height - action.height, height: action.height }}>
      {action.node}
    </Place>,
  ];
}
