import type { Ports } from "../core/ports.ts";
import { draw } from "../render/engine.ts";
import { plan } from "../render/plan.ts";
import { prepare } from "../render/render.ts";
import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import { type LookPreview, readPreviewName, SHOWN } from "../runs/look-preview.ts";
import { own } from "../text/own.ts";
import { sha256 } from "../text/sha256.ts";

/** An invented brand for previews. */
const BRAND = {
  name: "Beacon",
  tagline: "Marketing that ships itself",
  palette: { primary: "#5B4BEA", accent: "#FF9F5A", background: "#FAF7F2", text: "#15122B" },
};

const FILE = /^([a-z0-9_]{1,60})-v(\d{1,6})\.png$/;

/** The template and the look of a preview; undefined for a name or version that is not current. */
function shownIn(id: string, version: number): ({ template: Template } & LookPreview) | undefined {
  const preview = readPreviewName(id, version);
  if (preview) return { template: SHOWN as Template, ...preview };
  const template = own(TEMPLATES, id);
  return template?.version === version ? { template, look: "signal" } : undefined;
}

/**
 * The first page of a template's sample, or of one story in a look: drawn on the first request, and stored. Undefined
 * for an unknown name.
 */
export async function previewOf(
  { files, assets }: Ports,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, id = "", version] = FILE.exec(file) ?? [];
  const shown = shownIn(id, Number(version));
  if (!shown) return undefined;
  const { template, look, variant, isMarked = false } = shown;
  const name = `previews/${file}`;
  const kept = await files.read(name);
  if (kept) return kept;
  const planned = await plan(template, {
    assetType: template.assetTypes[0],
    channel: "web",
    data: template.data.parse(template.sample),
    brand: { ...BRAND, look, ...(variant !== undefined && { variant }) },
    seed: 1,
    watermark: isMarked,
    readAsset: assets.read,
  });
  const [first] = (await prepare(template, planned)).prepared;
  if (!first) return undefined;
  const bytes = new Uint8Array(await draw(first.scene, "png"));
  await files.put(name, bytes, { mimeType: "image/png", sha256: await sha256(bytes) });
  return bytes;
}
