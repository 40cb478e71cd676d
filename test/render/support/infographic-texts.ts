import { layOut } from "../../../lib/render/engine.ts";
import { plan } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { type DrawnText, drawnTexts } from "../../../lib/render/scene.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import type { Format } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { PLAIN } from "./shots.ts";

/** The texts of an infographic with their places, in pixels. */
export async function infographicTexts(data: object, format: Format): Promise<DrawnText[]> {
  const input = {
    ...PLAIN,
    assetType: "infographic" as const,
    channel: "linkedin" as const,
    format,
    data: infographic.data.parse(data),
    readAsset,
  };
  const { prepared } = await prepare(infographic, await plan(infographic, input));
  const [first] = prepared;
  if (!first) throw new Error("There is no page.");
  return drawnTexts(first.page, await layOut(first.scene));
}
