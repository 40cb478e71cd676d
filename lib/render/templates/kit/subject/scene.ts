import { contrast, type Hex, shade, toLch } from "../../../color.ts";
import type { Box, Size } from "../../../sizes.ts";
import type { Subject } from "../../../subject/picture.ts";
import type { Ornament } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { inkOf } from "./bounds.ts";
import { colorsFor } from "./hues.ts";
import { apartFrom, type Inks, inksOn, outlineOn, silhouetteOn } from "./inks.ts";

/** What a scene is composed of. */
type Parts = Size & {
  /** A second brand colour for what stands behind the subject. */
  back: Hex;
  subject: Subject;
  inks: Inks;
  /** Of a line around the subject. */
  outline: Hex | undefined;
};
type Compose = (parts: Parts) => string;

/** Compositions that suit the ornament of a direction: the subject is large, whole and single in each. */
const SUITED: Record<Ornament, Compose> = {
  rings: alone,
  stripes: alone,
  arches: inArch,
  plain: alone,
  blocks: alone,
  grid: alone,
  blobs: alone,
};

/** A field that is this much longer than it is wide has no room for a shape behind the subject. */
const BAND = 1.7;

/** The subject of a story as a picture that fills a field, in the brand's colours. */
export function subjectScene(context: RenderContext, subject: Subject, size: Size): string {
  const { theme, look } = context;
  const { background: ground } = theme.flood;
  const colors = colorsOf(context);
  const back = backOn(ground, colors);
  const aspect = size.width / size.height;
  const compose = aspect > BAND || aspect < 1 / BAND ? alone : SUITED[look.ornament];
  const body = compose({
    ...size,
    back,
    subject,
    ...tonesOf(subject, groundsOf(compose, ground, back), colors),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="${size.width}" height="${size.height}" fill="${ground}"/>${body}</svg>`;
}

/** Of the square around a subject alone. */
const ALONE = 0.94;

/** Where what is drawn of a subject alone begins and ends, as shares of its square. */
export function inkAcross({ drawing }: Subject): { start: number; end: number } {
  const { x, width } = inkOf(drawing);
  const at = (units: number) => (1 - ALONE) / 2 + (units / SIDE) * ALONE;
  return { start: at(x), end: at(x + width) };
}

/** The subject alone and upright, for a place on a colour. It fills a square. */
export function subjectAlone(context: RenderContext, subject: Subject, ground: Hex): string {
  const tones = tonesOf(subject, [ground], colorsOf(context));
  const side = 320;
  const body = drawn({ subject, ...tones }, { x: side / 2, y: side / 2, side: side * ALONE });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${body}</svg>`;
}

/** Where a drawing stands in its field: in the middle, in the lower right corner, or on the field's lower edge. */
export type SubjectPlace = "middle" | "corner" | "floor";

/** Around a drawing, of the shorter side of its field. */
const ROOM = 0.09;

/** `room` around the drawing is a share of the shorter side of its field. */
type SubjectField = Size & { ground: Hex; place: SubjectPlace; room?: number };

/** What a subject covers of its field: as large as what is drawn of it fits there. */
export function coveredBy(
  { drawing }: Subject,
  { width, height, place, room: share = ROOM }: Omit<SubjectField, "ground">,
): Box {
  const ink = inkOf(drawing);
  const room = share * Math.min(width, height);
  const high = height - (place === "floor" ? 1 : 2) * room;
  const scale = Math.min((width - 2 * room) / ink.width, high / ink.height);
  const covered = { width: ink.width * scale, height: ink.height * scale };
  const x = place === "corner" ? width - room - covered.width : (width - covered.width) / 2;
  const low = height - covered.height;
  const y = place === "middle" ? low / 2 : place === "corner" ? low - room : low;
  return { ...covered, x, y };
}

/**
 * The subject whole and as large as what is drawn of it fits into a field, in inks for the ground that it stands on. A
 * thing that is cut looks broken wherever the edge is not that of the picture.
 */
export function subjectOn(
  context: Pick<RenderContext, "theme">,
  subject: Subject,
  { width, height, ground, place, room }: SubjectField,
): string {
  const tones = tonesOf(subject, [ground], colorsOf(context));
  const ink = inkOf(subject.drawing);
  const covered = coveredBy(subject, { width, height, place, ...(room !== undefined && { room }) });
  const scale = covered.width / ink.width;
  const x = covered.x + (SIDE / 2 - ink.x) * scale;
  const y = covered.y + (SIDE / 2 - ink.y) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn({ subject, ...tones }, { x, y, side: SIDE * scale })}</svg>`;
}

/** Of the square of a drawing, in its own units. */
const SIDE = 32;

/** A drawing of one tone is a silhouette: it has the one colour that stands out most. */
function tonesOf(subject: Subject, grounds: readonly Hex[], brandColors: readonly Hex[]): Tones {
  const { drawing, mains } = subject;
  const [ground = ""] = grounds;
  const colors = colorsFor(subject, brandColors, ground);
  const given = inksOn(grounds, colors, mains);
  const isSilhouette = new Set(drawing.match(/"#[0-3]"/g)).size < 2;
  const one = silhouetteOn(grounds, [...colors, ...given]);
  const inks: Inks = isSilhouette ? [one, one, one, one] : given;
  // Where no dark ink stands out, what is drawn in it at the edge would be lost without a line.
  const main = Array.from(
    drawing.includes('"#0"') ? `0${mains}` : mains,
    (ink) => inks[Number(ink)] ?? inks[0],
  );
  const outline = outlineOn(grounds, main, inks);
  return { inks: apartFrom(outline, inks), outline };
}

/** What a subject stands on: the shape behind it, or the ground where there is none. */
const groundsOf = (compose: Compose, ground: Hex, back: Hex): Hex[] => [compose === alone ? ground : back];

/** The brand's colours; a brand of one has the accent that goes with it. */
function colorsOf({ theme: { flood, brandColors } }: Pick<RenderContext, "theme">): Hex[] {
  const [lead = flood.background, ...others] = brandColors;
  return [...new Set([lead, ...(others.length > 0 ? others : [flood.accent])])];
}

/** The lightest other colour of the brand that is seen on a ground, else white or a shade. */
function backOn(ground: Hex, colors: readonly Hex[]): Hex {
  const others = colors.filter((color) => contrast(color, ground) >= 1.3);
  const [lightest] = others.toSorted((a, b) => toLch(b).l - toLch(a).l);
  return lightest ?? (contrast("#ffffff", ground) >= 1.3 ? "#ffffff" : shade(ground, 0.7));
}

type Tones = Pick<Parts, "inks" | "outline">;
type Placed = { x: number; y: number; side: number };

/** Of an outline, in units of the drawing; half of it lies outside. */
const OUTLINE = 1.5;

/** The drawing around a point, in its inks, with its outline behind it. */
function drawn(
  { subject: { drawing }, inks, outline }: Tones & Pick<Parts, "subject">,
  { x, y, side }: Placed,
): string {
  const body = drawing.replace(/"#([0-3])"/g, (_, ink) => `"${inks[Number(ink)]}"`);
  const behind = outline
    ? `<g stroke="${outline}" stroke-width="${OUTLINE}" stroke-linejoin="round">${drawing.replace(/fill="(?:#[0-3]|url[^"]*)"/g, `fill="${outline}"`)}</g>`
    : "";
  const scale = side / SIDE;
  return `<g transform="translate(${px(x - side / 2)} ${px(y - side / 2)}) scale(${px(scale)})">${behind}${body}</g>`;
}

const px = (value: number) => Math.round(value * 100) / 100;
const short = ({ width, height }: Size) => Math.min(width, height);

/** Share of the shorter side of a field that a subject takes. */
const SHARE = 0.88;

/** As large as its field allows. */
function alone(parts: Parts): string {
  const { width, height } = parts;
  return drawn(parts, { x: width / 2, y: height / 2, side: short(parts) * SHARE });
}

function inArch(parts: Parts): string {
  const { width, height, back } = parts;
  const half = Math.min(width * 0.4, height * 0.42);
  const top = Math.max(height * 0.08, height * 0.52 - half);
  const arch = `<path d="M${px(width / 2 - half)} ${height}V${px(top + half)}a${px(half)} ${px(half)} 0 0 1 ${px(2 * half)} 0V${height}Z" fill="${back}"/>`;
  return arch + drawn(parts, { x: width / 2, y: top + half * 1.08, side: half * 1.6 });
}
