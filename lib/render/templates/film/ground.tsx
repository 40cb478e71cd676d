/** @jsxImportSource #template */
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { Light } from "../kit/light.tsx";
import { Canvas } from "../kit/place.tsx";
import { SmallMark } from "./brand-mark.tsx";
import type { Align } from "./lines.tsx";

type Props = {
  stage: Stage;
  surface: Surface;
  /** Where the logo stands at the head of the film; nowhere on a scene that shows it large. */
  mark?: Align | undefined;
  children?: Child;
};

/** What never moves: the colour, on quiet pages two soft lights, and the logo at the same place in every scene. */
export function Ground({ stage, surface, mark, children }: Props): Node {
  return (
    <Canvas size={stage.size} ground={surface.ground}>
      {surface === stage.theme.page && <Light stage={stage} />}
      {children}
      {mark && <SmallMark stage={stage} surface={surface} align={mark} />}
    </Canvas>
  );
}
