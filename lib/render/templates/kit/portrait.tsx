/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { FIGURE } from "./lettering.ts";
import { Crop } from "./masters/crop.tsx";
import { Place } from "./place.tsx";
import { Words } from "./words.tsx";

type Props = {
  stage: Stage;
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
export function Portrait(props: Props): Node {
  const { stage, box, form, ring } = props;
  if (!ring) return <Face {...props} />;
  const edge = Math.round(7 * stage.unit);
  const within = { x: edge, y: edge, width: box.width - 2 * edge, height: box.height - 2 * edge };
  return (
    <Place box={box} style={{ ...corners(stage, box, form), backgroundColor: ring }}>
      <Face {...props} box={within} />
    </Place>
  );
}

/** A face has no ground of its own: it would shine through along the rim. */
function Face({ stage, photo, name, box, surface, form }: Props): Node {
  const round = corners(stage, box, form);
  if (photo) {
    const { width, height } = box;
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
      <Initials stage={stage} name={name} color={surface.onAccent} room={Math.min(box.width, box.height)} />
    </Place>
  );
}

function corners({ unit }: Stage, { width, height }: Box, form: Props["form"]) {
  const side = Math.round(Math.min(width, height) / 2);
  if (form === "disc") return { borderRadius: side };
  if (form === "tile") return { borderRadius: Math.round(28 * unit) };
  return form === "arch" ? { borderTopLeftRadius: side, borderTopRightRadius: side } : {};
}

type InitialsProps = { stage: Stage; name: string; color: string; room: number };

function Initials({ stage, name, color, room }: InitialsProps): Node {
  const text = initialsOf(name);
  const wish = { text, lettering: FIGURE, min: room * 0.1, max: room * 0.4, width: room * 0.8, maxLines: 1 };
  return <Words fitted={fitText(stage.ruler, wish)} color={color} part="initial" align="center" />;
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || "•";
}
