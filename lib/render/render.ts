import type { Check } from "../vocab.ts";
import { draw, drawBackdrop, layOut, type Scene } from "./engine.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Inspection } from "./lint/inspection.ts";
import { lint } from "./lint.ts";
import { seal } from "./locks.tsx";
import { type Plan, plan, type RenderInput } from "./plan.ts";
import { withRuler } from "./ruler.ts";
import { boxesOf, drawnTexts, textNodes } from "./scene.ts";
import type { Template } from "./template.ts";
import type { ThemeKind } from "./theme.ts";
import { dress, settingsIn } from "./type/dress.ts";

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

/** Draws what was planned: one page after the other, so that only one is in memory as pixels. */
export async function drawPlan(template: Template, planned: Plan): Promise<Rendering> {
  const { stage, type, data, output } = planned;
  const { layout, pages } = await withRuler(type, (ruler) => {
    const drawing = template.draw({ ...stage, ruler }, data);
    return { ...drawing, pages: drawing.pages.map((page) => seal({ ...stage, ruler }, page)) };
  });
  const drawn: Page[] = [];
  const inspections: Inspection[] = [];
  for (const [i, page] of pages.entries()) {
    const root = dress(page, type);
    const fonts = await type.slicesFor(settingsIn(root));
    const emoji = await type.emojiFor(textNodes(page).map(({ text }) => text));
    const scene: Scene = { ...stage.size, root, images: new Map([...planned.images, ...emoji]), fonts };
    const altText = template.altText(data, stage.brand.name, i);
    drawn.push({ bytes: await draw(scene, output), mimeType: `image/${output}`, ...stage.size, altText });
    inspections.push(await inspect(scene, page, planned));
  }
  return {
    pages: drawn,
    layout,
    theme: stage.theme.kind,
    renderHash: planned.hash,
    checks: lint(inspections),
  };
}

/** The texts are read off the undressed page: the lint thinks in roles, as templates do. */
async function inspect(scene: Scene, page: Node, planned: Plan): Promise<Inspection> {
  const laid = await layOut(scene);
  const { losses, tagline, logoNote, photoNotes } = planned;
  const { size, safe, theme, sealed } = planned.stage;
  return {
    size,
    safe,
    texts: drawnTexts(page, laid),
    logos: boxesOf("logo", page, laid),
    seals: boxesOf("watermark", page, laid),
    backdrop: await drawBackdrop(scene),
    given: theme.given,
    sealed: sealed.width > 0,
    tagline,
    losses,
    logoNote,
    photoNotes,
  };
}
