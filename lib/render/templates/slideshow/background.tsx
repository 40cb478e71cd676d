/** @jsxImportSource #template */
import { type Hex, mix } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { Halo } from "../kit/halo.tsx";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import { duotoneGround } from "../kit/photo-duotone.tsx";
import { Canvas, Place } from "../kit/place.tsx";

type BackgroundProps = {
  context: RenderContext;
  surface: Surface;
  page: number;
  total: number;
  photo?: Photo | undefined;
};

/** Tonal rings that drift across the frames from right to left, the logo, and the progress so far. */
export function Background({ context, surface, page, total, photo }: BackgroundProps): Node {
  const { size, safe, unit, theme } = context;
  const side = Math.round(Math.max(size.width, size.height) * 1.25);
  const at = page / (total - 1);
  const middle = { x: size.width * (1 - at), y: size.height * (0.92 - 0.24 * Math.sin(at * Math.PI)) };
  const track = barOf(context, 0, 1);
  const done = barOf(context, 0, page / total);
  return (
    <Canvas size={size} background={surface.background}>
      {photo ? (
        duotoneGround(context, photo, "middle")
      ) : (
        <Halo
          surface={surface === theme.page ? faint(surface) : surface}
          field={size}
          middle={middle}
          side={side}
        />
      )}
      <Place box={{ ...safe, height: Math.round(LOCKUP * unit) }}>
        <Lockup context={context} surface={surface} width={safe.width} />
      </Place>
      <Place box={track} style={{ backgroundColor: surface.line }} />
      {page > 0 && <Place box={done} style={{ backgroundColor: surface.accent }} />}
    </Canvas>
  );
}

/** The growth of the progress bar along the lower edge, for as long as the frame is seen. */
export function progress({ context, surface, page, total }: BackgroundProps, seconds: number): Layer {
  const box = barOf(context, page / total, (page + 1) / total);
  return {
    name: "progress",
    box,
    node: <div style={{ ...sizeOf(box), backgroundColor: surface.accent }} />,
    enter: { kind: "wipe", at: 0, seconds },
  };
}

function barOf({ size, unit }: RenderContext, from: number, to: number) {
  const height = Math.round(22 * unit);
  const x = Math.round(size.width * from);
  return { x, y: size.height - height, width: Math.round(size.width * to) - x, height };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** The quiet page's rings are so large here that half their colour is enough. */
function faint(surface: Surface): Surface {
  const half = (color: Hex) => mix(surface.background, color, 0.4);
  return { ...surface, soft: half(surface.soft), glows: [half(surface.glows[0]), surface.glows[1]] };
}
