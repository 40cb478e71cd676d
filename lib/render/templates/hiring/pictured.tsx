/** @jsxImportSource #template */
import type { RenderContext } from "../../template.ts";
import { drawOnPhotos } from "../card/pictured.ts";
import { chips } from "../kit/chips.tsx";
import type { DrawnChoice } from "../kit/choose.ts";
import { photosOf } from "../kit/fields.ts";
import type { WordsColumn, WordsOptions } from "../kit/photo-pages.tsx";
import { stack } from "../kit/stack.tsx";
import { type Hiring, iconOf } from "./data.ts";

/** The role beside the people or the place it is for, its facts as pills under it. */
export function pictured(context: RenderContext, data: Hiring): DrawnChoice | undefined {
  const words = (options: WordsOptions) => column(context, data, options);
  return drawOnPhotos(context, { action: data, words }, photosOf(context, data), {
    treatment: data.photo_treatment,
    isMuch: data.facts.length > 1,
  });
}

function column(
  context: RenderContext,
  data: Hiring,
  { width, height, surface, max }: WordsOptions,
): WordsColumn {
  const facts = data.facts.map((fact) => ({ text: fact.value, icon: iconOf(fact) }));
  const row = chips(context, facts, { surface, width, height: height * 0.42, part: "fact", size: 25 });
  const gap = row.height && Math.round(32 * context.unit);
  const { kicker, role: headline, supporting, details } = data;
  const message = stack(
    context,
    { kicker, headline, supporting, details },
    { width, height: height - row.height - gap, surface, max, emphasise: false },
  );
  const node = (
    <div style={{ flexDirection: "column", width, gap, flexShrink: 0 }}>
      {message.node}
      {row.node}
    </div>
  );
  return { node, width, height: message.height + gap + row.height };
}
