import { channels, luminance } from "../../../color.ts";
import type { Photo, RenderContext } from "../../../template.ts";
import { subjectScene } from "./scene.ts";

const SIDE = 1200;

/** The subject of a story in place of a photograph: it draws itself for every field. */
export function subjectPhoto(context: RenderContext): Photo | undefined {
  const { subject, theme } = context;
  if (!subject) return;
  return {
    key: `subject:${subject.name}`,
    width: SIDE,
    height: SIDE,
    aspect: 1,
    luminance: luminance(...channels(theme.flood.background)),
    opaque: true,
    kind: "product",
    scene: (field) => subjectScene(context, subject, field),
  };
}
