/** @jsxImportSource #template */
import { initialsOf } from "../../../text/initials.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { Crop } from "./masters/crop.tsx";
import { Place } from "./place.tsx";
import { TextLines } from "./text-lines.tsx";
import { FIGURE } from "./type-styles.ts";

type PortraitProps = {
  context: RenderContext;
  /** Without one, the initials stand in. */
  photo: Photo | undefined;
  name: string;
  box: Box;
  surface: Surface;
  /** A disc, a field with square corners, a field with a round head, or one with round corners. */
  form: "disc" | "field" | "arch" | "tile";
  /** A ring in this colour, for portraits that overlap an edge. */
  ring?: string;
};

/** A person's face, or the initials on the highlight colour. */
export function Portrait(props: PortraitProps): Node {
  const { context, box, form, ring } = props;
  if (!ring) return <Face {...props} />;
  const edge = Math.round(7 * context.unit);
  const within = { x: edge, y: edge, width: box.width - 2 * edge, height: box.height - 2 * edge };
  return (
    <Place box={box} style={{ ...corners(context, box, form), backgroundColor: ring }}>
      <Face {...props} box={within} />
    </Place>
  );
}

/** A face has no background of its own: it would shine through along the rim. */
function Face({ context, photo, name, box, surface, form }: PortraitProps): Node {
  const round = corners(context, box, form);
  if (photo) {
    const { width, height } = box;
    if (form === "field" && isCutIn(photo, box)) return wholeFace(context, photo, box, surface);
    return (
      <Place box={box} style={round}>
        <Crop photo={photo} size={{ width, height }} focus="upper" round={round} />
      </Place>
    );
  }
  const style = {
    ...round,
    backgroundColor: surface.accent,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  return (
    <Place box={box} style={style}>
      <Initials
        context={context}
        name={name}
        color={surface.onAccent}
        available={Math.min(box.width, box.height)}
      />
    </Place>
  );
}

/** Share of a portrait's height below which a field cuts the face in it. */
const WHOLE = 0.62;

const isCutIn = (photo: Photo, { width, height }: Box): boolean =>
  (height / width) * (photo.width / photo.height) < WHOLE;

/** In a field that is much broader than tall, the face stands whole in an arch on the brand's colour. */
function wholeFace(context: RenderContext, photo: Photo, box: Box, { accent }: Surface): Node {
  const height = Math.round(box.height * 0.9);
  const width = Math.round(Math.min(box.width * 0.86, height * 0.88));
  const within = {
    x: Math.round((box.width - width) / 2),
    y: box.height - height,
    width,
    height,
  };
  const round = corners(context, within, "arch");
  return (
    <Place box={box} style={{ backgroundColor: accent, overflow: "hidden" }}>
      <Place box={within} style={round}>
        <Crop photo={photo} size={{ width, height }} focus="upper" round={round} />
      </Place>
    </Place>
  );
}

function corners({ unit }: RenderContext, { width, height }: Box, form: PortraitProps["form"]) {
  const side = Math.round(Math.min(width, height) / 2);
  if (form === "disc") return { borderRadius: side };
  if (form === "tile") return { borderRadius: Math.round(28 * unit) };
  return form === "arch" ? { borderTopLeftRadius: side, borderTopRightRadius: side } : {};
}

type InitialsProps = { context: RenderContext; name: string; color: string; available: number };

function Initials({ context, name, color, available }: InitialsProps): Node {
  const text = initialsOf(name) || "•";
  const spec = {
    text,
    typeStyle: FIGURE,
    min: available * 0.1,
    max: available * 0.4,
    width: available * 0.8,
    maxLines: 1,
  };
  return (
    <TextLines fitted={fitText(context.measureText, spec)} color={color} part="initial" align="center" />
  );
}
