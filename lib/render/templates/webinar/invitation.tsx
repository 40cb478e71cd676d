/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { stack } from "../kit/stack.tsx";
import type { Webinar } from "./data.ts";
import { when } from "./when.tsx";

type Options = Size & { surface: Surface; max: number };

/** The message, and date and time under it, as one column. */
export function invitation(stage: Stage, data: Webinar, options: Options): { node: Node; height: number } {
  const { width, height, surface, max } = options;
  const date = when(stage, data, { surface, width });
  const gap = Math.round((stage.shape === "wide" ? 26 : 36) * stage.unit);
  const message = stack(stage, data, { width, height: height - gap - date.height, surface, max });
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      {message.node}
      {date.node}
    </div>
  );
  return { node, height: message.height + gap + date.height };
}

/** Full columns may come nearer to the header and the call to action than short ones. */
export function looser({ unit }: Stage, body: Box): Box {
  const by = Math.round(10 * unit);
  return { ...body, y: body.y - by, height: body.height + 2 * by };
}
