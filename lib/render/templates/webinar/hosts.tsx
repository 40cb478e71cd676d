/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, SMALL } from "../kit/type-styles.ts";
import type { Speaker, Webinar } from "./data.ts";
import { invitation, looser } from "./invitation.tsx";

/** The invitation on the page, the speakers on a panel of brand colour beside or under it. */
export const hosts: Arrangement<Webinar> = { name: "hosts", draw };

function draw(context: RenderContext, data: Webinar): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, panelShare(context, data.speakers.length), "foot");
  const { body: available, nodes } = frame(context, {
    surface: page,
    area,
    action: data,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const body = isWide ? looser(context, available) : available;
  const words = invitation(context, data, { ...body, surface: page, max: isWide ? 66 : 88 });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      {speakersIn(context, data.speakers, inner)}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Height of portraits with names under them in stories, in design pixels. */
const FACES = 236;

/** Three portraits side by side need height, as they have their names under them. */
function panelShare({ shape, watermark, size, safe, unit }: RenderContext, count: number): number {
  if (shape === "wide") return 0.44;
  if (shape === "story") {
    // Portraits with their names need the same height in every frame, above what apps cover.
    const covered = size.height - safe.y - safe.height;
    const needed = (FACES + 54) * unit + watermark.height + covered;
    return Math.max(count > 1 ? 0.42 : 0.38, Math.min(0.54, needed / size.height));
  }
  return shape === "square" ? 0.33 : 0.36;
}

/** Names stand beside the portraits where both fit, else under them. */
function speakersIn(context: RenderContext, speakers: readonly Speaker[], inner: Box): Node[] {
  const { shape } = context;
  const isWide = shape === "wide";
  const areUnder = isWide ? speakers.length === 1 : speakers.length > (shape === "story" ? 1 : 2);
  return areUnder ? stacked(context, speakers, inner) : cells(context, speakers, inner, isWide);
}

/** Portraits with the words beside them: one under the other in columns, side by side in rows. */
function cells(context: RenderContext, speakers: readonly Speaker[], inner: Box, isColumn: boolean): Node[] {
  const { unit } = context;
  const gap = Math.round((isColumn ? 44 : 30) * unit);
  const count = speakers.length;
  const available = ((isColumn ? inner.height : inner.width) - gap * (count - 1)) / count;
  const largest = (count === 1 ? 220 : isColumn ? 160 : 132) * unit;
  const side = Math.round(Math.min(isColumn ? available : inner.height, largest, inner.width * 0.42));
  const start =
    inner.y + Math.round((inner.height - (isColumn ? side * count + gap * (count - 1) : side)) / 2);
  const boxes = speakers.map((_, i) => {
    const x = inner.x + (isColumn ? 0 : Math.round(i * (available + gap)));
    const y = start + (isColumn ? i * (side + gap) : 0);
    const left = x + side + Math.round(22 * unit);
    const end = isColumn ? inner.x + inner.width : x + available;
    const words = { x: left, y: y - gap * 0.3, width: Math.round(end - left), height: side + gap * 0.6 };
    return { face: { x, y, width: side, height: side }, words };
  });
  const texts = named(context, speakers, boxes[0]?.words ?? inner, "left");
  return speakers.flatMap((speaker, i) => {
    const [box, text] = [boxes[i], texts[i]];
    if (!box || !text) return [];
    return [
      face(context, speaker, box.face),
      <Within available={box.words} height={text.height} at={0.5}>
        {text.node}
      </Within>,
    ];
  });
}

/** Portraits side by side, each with the words under it. */
function stacked(context: RenderContext, speakers: readonly Speaker[], inner: Box): Node[] {
  const { unit, shape } = context;
  const gap = Math.round(32 * unit);
  const width = Math.floor((inner.width - gap * (speakers.length - 1)) / speakers.length);
  const texts = named(context, speakers, { width, height: inner.height * 0.42 }, "center");
  const used = Math.max(...texts.map(({ height }) => height));
  const between = Math.round(18 * unit);
  const largest = (shape === "wide" ? 330 : 240) * unit;
  const side = Math.round(Math.min(width, inner.height - used - between, largest));
  const y = inner.y + Math.round((inner.height - side - between - used) / 2);
  return speakers.flatMap((speaker, i) => {
    const x = inner.x + i * (width + gap);
    const text = texts[i];
    return [
      face(context, speaker, { x: x + Math.round((width - side) / 2), y, width: side, height: side }),
      text && <Place box={{ x, y: y + side + between, width, height: text.height }}>{text.node}</Place>,
    ].filter((node) => node !== undefined);
  });
}

function face(context: RenderContext, { name, photo }: Speaker, box: Box): Node {
  const picture = context.photos.get(photo);
  return (
    <Portrait
      context={context}
      photo={picture}
      name={name}
      box={box}
      surface={context.theme.flood}
      form="disc"
    />
  );
}

type Named = { node: Node; height: number };

/** Names and roles in the panel's colours; every name in one size, and every role. */
function named(
  context: RenderContext,
  speakers: readonly Speaker[],
  available: Size,
  align: "left" | "center",
): Named[] {
  const { unit, measureText, theme } = context;
  const spec = { width: available.width, min: 24 * unit, maxLines: 3 };
  const measured = ({ name, role }: Speaker, maximum: { name: number; role: number }) =>
    fitStack<"name" | "role">(
      measureText,
      [
        { ...spec, key: "name", text: name, typeStyle: NAME, max: maximum.name, gap: 0 },
        {
          ...spec,
          key: "role",
          text: role,
          typeStyle: SMALL,
          max: maximum.role,
          gap: 4 * unit,
          shrinkOrder: 1,
        },
      ],
      available.height,
    );
  const first = speakers.map((speaker) => measured(speaker, { name: 28 * unit, role: 24 * unit }).parts);
  const minimum = (key: "name" | "role") => Math.min(...first.map((parts) => parts[key]?.size ?? 25 * unit));
  const maximum = { name: minimum("name"), role: minimum("role") };
  return speakers.map((speaker) => {
    const { parts, gaps, height } = measured(speaker, maximum);
    const alignItems = align === "left" ? "flex-start" : "center";
    const node = (
      <div style={{ flexDirection: "column", alignItems, width: available.width }}>
        <TextLines fitted={parts.name} color={theme.flood.ink} part="author" align={align} />
        <div style={{ marginTop: gaps.role ?? 0 }}>
          <TextLines fitted={parts.role} color={theme.flood.muted} part="role" align={align} />
        </div>
      </div>
    );
    return { node, height };
  });
}
