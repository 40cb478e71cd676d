import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { HEADLINE } from "../../lib/render/templates/kit/type-styles.ts";
import { resolveFonts } from "../../lib/render/type/resolve-fonts.ts";
import { typesetFor } from "../../lib/render/type/typeset.ts";
import { PAIRINGS } from "../../lib/render/typeface.ts";
import { widthOf } from "../../lib/render/wrap.ts";
import { readAsset } from "../support/assets.ts";

const SIZE = 100;
/** Words with the letters that faces join. */
const JOINED = ["This", "office", "flag", "fjord", "staff"];

test.each(Object.keys(PAIRINGS))(
  "%s: words of a headline are drawn as wide as they are measured",
  async (fonts) => {
    const type = await typesetFor({ fonts, texts: JOINED, readAsset });
    const measured = await withTextMeasurement(type, (measureText) =>
      JOINED.map((word) => ({
        word,
        width: widthOf(measureText, word, HEADLINE) * SIZE,
        tracking: measureText.tracking?.(HEADLINE.tracking, "display"),
      })),
    );
    for (const { word, width } of measured) {
      const drawn = await drawnWidth(word, type);
      expect(Math.abs(drawn - width), `${word}: ${drawn} drawn, ${width} measured`).toBeLessThanOrEqual(1.5);
    }
  },
);

async function drawnWidth(text: string, type: Awaited<ReturnType<typeof typesetFor>>): Promise<number> {
  const { face, tracking } = HEADLINE;
  const style = {
    fontFamily: face.role,
    fontWeight: face.weight,
    fontSize: SIZE,
    color: "#000000",
    letterSpacing: `${tracking}em`,
    whiteSpace: "pre" as const,
  };
  const node = resolveFonts({ type: "text", text, style } as Node, type);
  const root: Node = { type: "container", style: { display: "flex", width: 2_000 }, children: [node] };
  const fonts = await type.slicesFor([{ text, stack: String(node.style?.fontFamily) }]);
  const laid = await layOut({ width: 2_000, height: 400, root, images: new Map(), fonts });
  return (laid.children[0]?.runs ?? []).reduce((sum, run) => sum + run.width, 0);
}
