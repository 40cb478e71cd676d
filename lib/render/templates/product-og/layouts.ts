import type { Arrangement } from "../kit/arrange.ts";
import type { Preview } from "./data.ts";
import { draw } from "./draw.tsx";

/** The screen leans on the quiet page. */
export const tilted: Arrangement<Preview> = {
  name: "tilted",
  draw: (stage, preview) => draw(stage, preview, { surface: stage.theme.page, tilt: -4 }),
};

/** The screen stands straight on the brand's colour. */
export const ledge: Arrangement<Preview> = {
  name: "ledge",
  draw: (stage, preview) => draw(stage, preview, { surface: stage.theme.wash, tilt: 0 }),
};
