/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { isWordmark, LOCKUP, Lockup } from "./lockup.tsx";
import { Words } from "./words.tsx";

export type Motto = "opposite" | "under" | "below" | "compact";

type Options = {
  surface: Surface;
  width: number;
  /** Height of the column that the header stands in: a long slogan may take a sixth of it. */
  height: number;
  /**
   * Where the slogan stands: across from the logo, under the name, centred below both, or, if it is short enough,
   * under the name in a centred lockup.
   */
  motto?: Motto;
};
type Header = { node: Node; height: number };

/** Below this width, in design pixels, a slogan opposite the logo would crowd it. */
const WIDE = 700;

/** Logo and slogan. */
export function header(stage: Stage, options: Options): Header {
  const { surface, width, motto = "opposite" } = options;
  if (motto === "compact") return twoLine(stage, options) ?? below(stage, options);
  if (motto === "below") return below(stage, options);
  if (!stage.brand.tagline) {
    return {
      node: <Lockup stage={stage} surface={surface} width={width} />,
      height: Math.round(LOCKUP * stage.unit),
    };
  }
  return motto === "under" || width < WIDE * stage.unit ? under(stage, options) : opposite(stage, options);
}

function below(stage: Stage, { surface, width }: Options): Header {
  const { unit } = stage;
  const motto = slogan(stage, width, 64 * unit);
  const gap = motto ? Math.round(13 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", alignItems: "center", gap, width }}>
      <Lockup stage={stage} surface={surface} width={width} />
      <Words fitted={motto} color={surface.muted} part="slogan" align="center" />
    </div>
  );
  return { node, height: Math.round(LOCKUP * unit) + gap + (motto?.height ?? 0) };
}

function opposite(stage: Stage, { surface, width }: Options): Header {
  const { unit } = stage;
  const height = Math.round(LOCKUP * unit);
  const side = Math.round(width * 0.42);
  const node = (
    <div style={{ width, alignItems: "center", justifyContent: "space-between" }}>
      <Lockup stage={stage} surface={surface} width={width - side - 30 * unit} />
      <Words fitted={slogan(stage, side, height * 1.25)} color={surface.muted} part="slogan" align="right" />
    </div>
  );
  return { node, height };
}

function under(stage: Stage, options: Options): Header {
  const { surface, width, height } = options;
  const compact = twoLine(stage, options);
  if (compact) return compact;
  const { unit } = stage;
  const lines = slogan(stage, width, Math.min(92 * unit, height / 6));
  const gap = lines ? Math.round(14 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", gap, width }}>
      <Lockup stage={stage} surface={surface} width={width} />
      <Words fitted={lines} color={surface.muted} part="slogan" />
    </div>
  );
  return { node, height: Math.round(LOCKUP * unit) + gap + (lines?.height ?? 0) };
}

/** Name and slogan share the height of the mark, when the slogan is one line and the logo does not hold the name. */
function twoLine(stage: Stage, { surface, width }: Options): Header | undefined {
  const { unit } = stage;
  const motto = slogan(stage, width - (LOCKUP + 17) * unit, 60 * unit);
  if (motto?.lines.length !== 1 || isWordmark(stage, surface)) return;
  const words = <Words fitted={motto} color={surface.muted} part="slogan" />;
  const node = <Lockup stage={stage} surface={surface} width={width} below={words} />;
  return { node, height: Math.round((LOCKUP + 4) * unit) };
}
