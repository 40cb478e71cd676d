import type { Node } from "../../jsx-runtime.ts";
import type { Drawing, RenderContext } from "../../template.ts";
import { choose } from "./choose.ts";

/** One way to arrange a template's data on one page. */
export type Arrangement<D> = { name: string; draw: (context: RenderContext, data: D) => Node };

/** The seed chooses among arrangements that suit the data equally well. */
export function arrange<D>(
  context: RenderContext,
  data: D,
  [first, ...others]: readonly [Arrangement<D>, ...Arrangement<D>[]],
): Drawing {
  const choice = ({ name, draw }: Arrangement<D>) => ({ name, draw: () => draw(context, data) });
  const { layout, root } = choose(context, [choice(first), ...others.map(choice)]);
  return { layout, pages: [root] };
}
