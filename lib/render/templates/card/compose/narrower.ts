import type { Shape } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import type { CardRegion, Composition, Shares } from "./composition.ts";
import type { CardContent } from "./content.ts";
import { type DrawnComposition, drawComposition } from "./regions.tsx";

/** Facts in larger type, in design pixels, need no more room. */
const READ = 48;

/** Draws a message in a composition; beside facts that would be small its title gives them room. */
export function drawWithRoom(
  context: RenderContext,
  composition: Composition,
  content: CardContent,
): DrawnComposition {
  const first = drawComposition(context, composition, content);
  if (content.facts.length < 2 || (first.loudness > 0 && first.facts >= READ)) return first;
  const others = narrowerOf(composition, context.shape).map((one) => drawComposition(context, one, content));
  const whole = [first, ...others].filter(({ loudness }) => loudness > 0);
  const most = Math.max(...whole.map(({ facts }) => facts));
  return whole.find(({ facts }) => facts === most) ?? first;
}

/** What a title may take of the width beside facts that need more room than the composition gives them. */
const TITLES = [0.5, 0.44];

const isRight = ([left]: Shares) => left > 0;

/** The same composition with a narrower title at the left; none where it is not divided from left to right, or has its facts at the left. */
function narrowerOf(composition: Composition, shape: Shape): Composition[] {
  const key = shape === "wide" ? "wide" : "tall";
  const [first, second] = composition.regions;
  const isBeside = composition.regions.length === 2 && second !== undefined && isRight(second[key]);
  if (!first || !isBeside || hasFacts(first) || !hasFacts(second)) return [];
  const at = first[key][2];
  return TITLES.filter((share) => share < at).map((share) => ({
    ...composition,
    regions: [
      { ...first, [key]: [0, 0, share, 1] },
      { ...second, [key]: [share, 0, 1 - share, 1] },
    ],
  }));
}

const hasFacts = ({ head, foot }: CardRegion) =>
  [...head, ...foot].some((part) => part === "stack" || part === "table" || part === "row");
