/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { stack } from "../kit/stack.tsx";
import type { Webinar } from "./data.ts";
import { when } from "./when.tsx";

type InvitationOptions = Size & { surface: Surface; max: number };

/** The message, and date and time under it, as one column. */
export function invitation(
  context: RenderContext,
  data: Webinar,
  options: InvitationOptions,
): { node: Node; height: number } {
  const { width, height, surface, max } = options;
  const date = when(context, data, { surface, width });
  const gap = Math.round((context.shape === "wide" ? 26 : 36) * context.unit);
  const message = stack(context, data, { width, height: height - gap - date.height, surface, max });
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      {message.node}
      {date.node}
    </div>
  );
  return { node, height: message.height + gap + date.height };
}

/** Full columns may come nearer to the header and the call to action than short ones. */
export function looser({ unit }: RenderContext, body: Box): Box {
  const by = Math.round(10 * unit);
  return { ...body, y: body.y - by, height: body.height + 2 * by };
}
