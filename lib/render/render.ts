import { spacedColons } from "../text/colon.ts";
import type { Check, ThemeKind } from "../vocab.ts";
import { besideWords } from "./beside-words.tsx";
import { type Backdrop, draw, drawBackdrop, type Laid, layOut, type Scene } from "./engine.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Inspection } from "./lint/inspection.ts";
import { lint } from "./lint.ts";
import { compose } from "./look/compose.tsx";
import { withTextMeasurement } from "./measure-text.ts";
import type { About } from "./metadata/about.ts";
import { embed } from "./metadata/embed.ts";
import { type Plan, plan, type RenderInput } from "./plan.ts";
import { boxesOf, drawnTexts, imageSources, shows, textNodes } from "./scene.ts";
import { onlyShown, showsPhoto } from "./shown-photos.ts";
import type { Box, Size } from "./sizes.ts";
import type { Subject } from "./subject/picture.ts";
import type { Template } from "./template.ts";
import { altWord } from "./templates/kit/alt-words.ts";
import { resolveFonts, settingsIn } from "./type/resolve-fonts.ts";

/** One finished picture. */
export type Page = { bytes: Uint8Array; mimeType: string; width: number; height: number; altText: string };

export type Rendering = {
  pages: Page[];
  layout: string;
  theme: ThemeKind;
  /** Equal hashes mean equal bytes. */
  renderHash: string;
  checks: Check[];
};

/** Draws every page of a template and judges what was drawn. Any data, palette and picture gives a drawing. */
export async function render(template: Template, input: RenderInput): Promise<Rendering> {
  return drawPlan(template, await plan(template, input));
}

/**
 * A page before it is drawn: as the template made it, for the lint, and with fonts resolved, for the engine.
 */
type Prepared = { page: Node; scene: Scene; safe: Box; words: Box; seen?: LaidOutPage };

/** What is known of a page before it is inspected: where its texts stand, and on what. */
type LaidOutPage = { laid: Laid; backdrop?: Backdrop };

/** Lets the template lay its pages out and chooses the fonts and emoji that each of them needs. */
export async function prepare(
  template: Template,
  { context, type, data, images }: Plan,
): Promise<{ layout: string; prepared: Prepared[] }> {
  const { layout, pages, safe, words } = await withTextMeasurement(type, (measureText) =>
    compose(template, { ...context, measureText }, data),
  );
  const prepared: Prepared[] = [];
  for (const page of pages) {
    prepared.push({ page, safe, words, scene: await sceneOf(page, context.size, { type, images }) });
  }
  return { layout, prepared };
}

/** Resolves fonts and emoji of a drawing for the engine. @throws AssetError */
export async function sceneOf(
  page: Node,
  size: Size,
  { type, images }: Pick<Plan, "type" | "images">,
): Promise<Scene> {
  const root = resolveFonts(page, type);
  const fonts = await type.slicesFor(settingsIn(root));
  const emoji = await type.emojiFor(textNodes(page).map(({ text }) => text));
  return { ...size, root, images: new Map([...images, ...emoji]), fonts };
}

/** Draws what was planned: one page after the other, so that only one is in memory as pixels. */
export async function drawPlan(template: Template, planned: Plan): Promise<Rendering> {
  const { context, output } = planned;
  const { layout, prepared: bare } = await prepare(template, planned);
  const prepared = await withSubject(template, planned, bare);
  const pages: Page[] = [];
  const inspections: Inspection[] = [];
  for (const [i, one] of prepared.entries()) {
    const { page, scene } = one;
    const altText = altTextOf(template, planned, { page, index: i });
    const mimeType = `image/${output}`;
    const bytes = embed(await draw(scene, output), mimeType, aboutOf(template, planned, altText));
    pages.push({ bytes, mimeType, ...context.size, altText });
    inspections.push(await inspect(one, planned));
  }
  return {
    pages,
    layout,
    theme: context.theme.kind,
    renderHash: planned.hash,
    checks: lint(inspections),
  };
}

/** A single picture of words alone, with a drawing of what it is about where they leave room for one. */
async function withSubject(template: Template, planned: Plan, prepared: Prepared[]): Promise<Prepared[]> {
  const { context, type, images } = planned;
  const [one, ...others] = prepared;
  if (!one || others.length > 0 || !context.subject || template.film || hasPicture(one.page, planned))
    return prepared;
  const [laid, backdrop] = [await layOut(one.scene), await drawBackdrop(one.scene)];
  const place = { laid, backdrop, safe: one.safe, words: one.words };
  const page = besideWords(one.page, place, { subject: context.subject, context });
  if (!page) return [{ ...one, seen: { laid, backdrop } }];
  // The drawing is the last node, so that all others stand where they did.
  return [{ ...one, page, scene: await sceneOf(page, context.size, { type, images }), seen: { laid } }];
}

/** Whether a page shows anything besides words and the logo. */
function hasPicture(page: Node, { context: { brand } }: Plan): boolean {
  const logos = new Set(brand.logos.map(({ key }) => key));
  return imageSources(page).some((src) => !logos.has(src));
}

/** The alternative text of a page: the words on it, and the pictures that it shows. */
export function altTextOf(template: Template, planned: Plan, { page, index }: { page: Node; index: number }) {
  const { context, data, language } = planned;
  const drawn = onlyShown(template, data, { page, photos: context.photos });
  const said = template.altText(drawn, context.brand.name, index, language);
  const more = beside(page, planned);
  const whole = spacedColons(withAddress(said, page, drawn), language);
  const isOpen = more.length > 0 && !/[.!?…。！？]["”’»」』)]*$/u.test(whole);
  return [isOpen ? `${whole}.` : whole, ...more].join(" ");
}

/** "Book" stands before its address: the alternative text has both where both are drawn. */
function withAddress(said: string, page: Node, { cta }: Record<string, unknown>): string {
  const drawn = textNodes(page).filter(({ attributes }) => attributes?.part === "url");
  const address = drawn.map(({ text }) => text).join("");
  if (address === "" || said.includes(address)) return said;
  const isAsked = typeof cta === "string" && cta !== "" && said.endsWith(`${cta}.`);
  return isAsked ? `${said.slice(0, -1)} ${address}` : `${said} ${address}`;
}

/** The longest piece of a drawing between two inks, which is in no other one: how a drawing begins many share. */
const PIECE = 24;
const pieceOf = (drawing: string) =>
  drawing
    .split(/#\d/)
    .slice(1)
    .toSorted((a, b) => b.length - a.length)
    .find((part) => part.length >= PIECE);

/** The word that the drawing on a page stands for. */
function drawingsOn(page: Node, { subject, slideSubjects = [] }: Plan["context"]): string[] {
  const sources = imageSources(page);
  const isDrawn = ({ name, drawing }: Subject) => {
    const piece = pieceOf(drawing);
    return sources.some((src) => src === `subject:${name}` || (piece !== undefined && src.includes(piece)));
  };
  const words = [subject, ...slideSubjects].flatMap((one) => (one?.word && isDrawn(one) ? one.word : []));
  // A page has room for one drawing.
  return words.slice(0, 1);
}

/** What the alternative text of a page says of the pictures on it. */
function beside(page: Node, { context, language }: Plan): string[] {
  const { brand, photos } = context;
  const { mascot } = brand;
  const shown = [...photos.values()].flatMap((photo) =>
    photo.alt && showsPhoto(page, photo) ? photo.alt : [],
  );
  return [
    ...(mascot && shows(page, mascot.key) ? [altWord("mascot", language)] : []),
    ...drawingsOn(page, context).map((word) => altWord("drawing", language, word)),
    ...shown.map((alt) => altWord("photograph", language, `${alt}${/[.!?…。]$/u.test(alt) ? "" : "."}`)),
  ];
}

/** Lints a drawing that is laid out but not drawn, for choosing among designs. */
export async function lintPlan(template: Template, planned: Plan): Promise<Check[]> {
  const { prepared } = await prepare(template, planned);
  const inspections: Inspection[] = [];
  for (const one of prepared) inspections.push(await inspect(one, planned));
  return lint(inspections);
}

/** What a file says about what it shows. */
export function aboutOf({ title }: Template, { context, data, sourceType }: Plan, altText: string): About {
  const { headline } = data as { headline?: unknown };
  return {
    title: typeof headline === "string" ? headline || context.brand.name : title,
    altText,
    brand: context.brand.name,
    sourceType,
  };
}

/** The texts are read off the undressed page: the lint thinks in roles, as templates do. */
async function inspect({ scene, page, safe, seen }: Prepared, planned: Plan): Promise<Inspection> {
  const laid = seen?.laid ?? (await layOut(scene));
  const { losses, tagline, logoNote, paletteNotes, photoNotes } = planned;
  const { size, theme, watermark } = planned.context;
  return {
    size,
    safe,
    texts: drawnTexts(page, laid),
    logos: boxesOf("logo", page, laid),
    watermarks: boxesOf("watermark", page, laid),
    backdrop: seen?.backdrop ?? (await drawBackdrop(scene)),
    brandColors: theme.brandColors,
    hasWatermark: watermark.width > 0,
    tagline,
    losses,
    logoNote,
    paletteNotes,
    photoNotes,
  };
}
