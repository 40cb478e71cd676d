/** @jsxImportSource #template */
import type { FittedText } from "../fit.ts";
import type { Node } from "../jsx-runtime.ts";
import { slogan } from "../locks.tsx";
import type { Box } from "../sizes.ts";
import type { Surface } from "../surface.ts";
import type { RenderContext } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import { TextLines } from "../templates/kit/text-lines.tsx";
import type { Theme } from "../theme.ts";
import { isPaper } from "./dress.ts";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Nameplate, nameplate, Signature, signatureHeight, sloganBeside } from "./signature.tsx";
import { besideMark } from "./watermark-line.ts";

/** Heights of the lines of a title, in design pixels. */
const LINE = { bar: 14, name: 84, folio: 40, hair: 2 };
/** A wide picture is seen small: its title is the article's, and the brand's name stays far from its size. */
const WIDE = { line: 64, name: { min: 28, max: 34 } };
const NAME = { min: 40, max: 52 };

/**
 * The brand's name as the title of a paper: centred, on the left with its slogan, or very large at the foot, where
 * the watermark has a place beside it.
 */
export function plate(context: RenderContext): PageFrame {
  return context.look.variant === 2 || context.watermark.width > 0 ? atFoot(context) : onTop(context);
}

/** A title stands on paper, where one of the grounds is paper. */
const paperOf = ({ page, flood }: Theme): Surface => (isPaper(flood.background) ? flood : page);

const startOf = ({ shape, safe, unit }: RenderContext): number =>
  shape === "story" ? safe.y : Math.round(20 * unit);

function onTop(context: RenderContext): PageFrame {
  const { safe, shape, unit, theme, look, size } = context;
  const surface = paperOf(theme);
  const isWide = shape === "wide";
  const align = look.variant === 0 && !isWide ? "center" : "left";
  const start = startOf(context);
  const bar = Math.round(LINE.bar * unit);
  const width = align === "center" ? safe.width : safe.width * 0.62;
  const { min, max } = isWide ? WIDE.name : NAME;
  const name = nameplate(context, width, { min: min * unit, max: max * unit });
  const room = Math.round((isWide ? WIDE.line : LINE.name) * unit);
  const high = name ? room : Math.max(room, signatureHeight(context, { align, isApart: true }));
  const line = { ...safe, y: start + bar, height: Math.round(high) };
  const needsFolio = name && (align === "center" || !sloganBeside(context, line, name));
  const folio = needsFolio ? slogan(context, safe.width, LINE.folio * unit) : undefined;
  const under = line.y + line.height;
  const end = under + Math.round((folio ? LINE.folio : 0) * unit);
  const gap = Math.round(34 * unit);
  return {
    inner: { x: 0, y: end, width: size.width, height: size.height - end },
    safe: { ...safe, y: end + gap, height: safe.y + safe.height - end - gap },
    background: surface.background,
    under: [],
    rule: { box: hairBox(context, end), color: surface.ink },
    over: [
      <Place box={{ ...safe, y: start, height: bar }} style={{ backgroundColor: surface.fill }} />,
      ...(end > under ? [hairline(context, under)] : []),
      name ? (
        <Nameplate context={context} surface={surface} box={line} name={name} align={align} />
      ) : (
        <Signature context={context} surface={surface} box={line} align={align} />
      ),
      <Folio context={context} box={{ ...safe, y: under, height: end - under }} text={folio} align={align} />,
    ],
  };
}

type FolioProps = {
  context: RenderContext;
  box: Box;
  text: FittedText | undefined;
  align: "left" | "center";
};

/** The slogan on a line of its own, under the title. */
function Folio({ context, box, text, align }: FolioProps): Node {
  const justifyContent = align === "center" ? "center" : "flex-start";
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent }}>
      <TextLines fitted={text} color={paperOf(context.theme).muted} part="slogan" align={align} />
    </Place>
  );
}

const hairBox = ({ safe, unit }: RenderContext, y: number): Box => ({
  ...{ ...safe, y, height: Math.max(2, Math.round(LINE.hair * unit)) },
});

const hairline = (context: RenderContext, y: number): Node => (
  <Place box={hairBox(context, y)} style={{ backgroundColor: paperOf(context.theme).ink }} />
);

/** The signature is larger than any fact, and far from as large as the headline. */
function atFoot(context: RenderContext): PageFrame {
  const { safe, shape, unit, theme, size } = context;
  const surface = paperOf(theme);
  const end = shape === "story" ? safe.y + safe.height : size.height - Math.round(24 * unit);
  const room = besideMark(context, safe);
  const { min, max } = shape === "wide" ? WIDE.name : { min: NAME.min, max: 56 };
  const large = nameplate(context, room.width, { min: min * unit, max: max * unit });
  const isAlone =
    context.brand.tagline === "" ||
    (large && sloganBeside(context, { ...room, height: large.height }, large));
  const name = isAlone ? large : undefined;
  const high = Math.round(name ? name.height : signatureHeight(context));
  const line = { ...room, y: end - high, height: high };
  const bar = { ...safe, y: line.y - Math.round(28 * unit), height: Math.round(LINE.bar * unit) };
  return {
    inner: { x: 0, y: 0, width: size.width, height: bar.y },
    safe: { ...safe, height: bar.y - Math.round(SPACE.content * 0.8 * unit) - safe.y },
    background: surface.background,
    under: [],
    rule: { box: bar, color: surface.fill },
    over: [
      name ? (
        <Nameplate context={context} surface={surface} box={line} name={name} align="left" />
      ) : (
        <Signature context={context} surface={surface} box={line} />
      ),
    ],
    mark: { x: safe.x + safe.width, y: end },
  };
}
