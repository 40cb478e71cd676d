import "./satori-shim.ts";
import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff";
import interRegular from "@fontsource/inter/files/inter-latin-400-normal.woff";
import interBold from "@fontsource/inter/files/inter-latin-700-normal.woff";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgModule from "@resvg/resvg-wasm/index_bg.wasm";
import satori, { init } from "satori/standalone";
import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import { type Plan, plan } from "../../../lib/render/plan.ts";
import { drawPlan, prepare } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";

/** Draws one template's sample several times; each time with another number in its brand's name, as other customers' are. */
export type TemplateOrder = { template: string; engine: "whole" | "ours" | "satori"; times: number };

const LOOK = {
  palette: { primary: "#1F5C4A", secondary: "#0E2A23", accent: "#F2A541", background: "#FAF6EC" },
};

const fonts = [
  { name: "Bricolage Grotesque", data: bricolage, weight: 800 },
  { name: "Inter", data: interRegular, weight: 400 },
  { name: "Inter", data: interBold, weight: 700 },
] as const;

let ready: Promise<unknown> | undefined;
const loadSatori = () => {
  ready ??= Promise.all([init(new ArrayBuffer(8)), initWasm(resvgModule)]);
  return ready;
};

function planned(template: Template, nth: number): Promise<Plan> {
  return plan(template, {
    assetType: template.assetTypes[0],
    channel: "web",
    data: template.data.parse(template.sample),
    brand: { ...LOOK, name: `Fernway ${nth}`, tagline: "Every parcel, by pedal." },
    seed: 1,
    watermark: false,
  });
}

type Element = { type: string; props: Record<string, unknown> };

/** The same nodes as satori takes them. */
function element(node: Node): Element {
  if (node.type === "text") return { type: "span", props: { style: node.style, children: node.text } };
  if (node.type === "image") {
    const src = `data:image/svg+xml;utf8,${encodeURIComponent(node.src)}`;
    return {
      type: "img",
      props: { src, width: node.style.width, height: node.style.height, style: node.style },
    };
  }
  return {
    type: "div",
    props: { style: { ...node.style, display: "flex" }, children: node.children.map(element) },
  };
}

async function withSatori(template: Template, its: Plan): Promise<number> {
  await loadSatori();
  let size = 0;
  for (const { scene } of (await prepare(template, its)).prepared) {
    const svg = await satori(element(scene.root), {
      ...its.context.size,
      fonts,
    });
    size += new Resvg(svg).render().asPng().byteLength;
  }
  return size;
}

async function withOurs(template: Template, its: Plan): Promise<number> {
  let size = 0;
  for (const { scene } of (await prepare(template, its)).prepared)
    size += (await draw(scene, "png")).byteLength;
  return size;
}

async function whole(template: Template, its: Plan): Promise<number> {
  const { pages } = await drawPlan(template, its);
  return pages.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

const ENGINES = { whole, ours: withOurs, satori: withSatori };

// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === "GET") return Response.json(Object.keys(TEMPLATES));
    const order = (await request.json()) as TemplateOrder;
    const template = TEMPLATES[order.template];
    if (!template) return Response.json({});
    let outcome = 0;
    for (let nth = 0; nth < order.times; nth++) {
      outcome = await ENGINES[order.engine](template, await planned(template, nth));
    }
    return Response.json({ outcome });
  },
};
