import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { afterCount } from "../../listicle/counted.ts";
import type { Infographic } from "../data.ts";
import type { InfographicStyle } from "../look.ts";
import { pagesBeside } from "./beside.tsx";
import type { StepTexts } from "./cell.ts";
import { pagesOver } from "./over.tsx";
import type { Candidate, Procedure, StepsPage } from "./parts.ts";
import { stepDrawings } from "./step-drawing.tsx";
import { stepStyleFor, tighter } from "./step-style.ts";

/** A page of steps that have it to themselves: how something is done, or what there is to keep in mind. */
function isProcedure(data: Infographic): data is Procedure {
  const { steps, stats, prices, chart, comparison, groups, timeline, when, source, photo } = data;
  const isAlone = [prices, chart, comparison, groups, timeline, when, source, photo].every((one) => !one);
  if (!steps || steps.title || steps.items.length < 2 || stats.length > 0) return false;
  return isAlone && !steps.items.some(({ marker, color }) => marker || color);
}

/**
 * The steps of a page as large as it allows, with their title and what it is about; undefined for other pages, and where
 * words would be lost.
 */
export function procedure(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
): Node | undefined {
  if (!isProcedure(data)) return undefined;
  const usual = stepStyleFor(context);
  for (const stepStyle of [usual, tighter(usual)]) {
    const steps = counted(data);
    const page = { context, data: { ...data, steps }, look, stepStyle, drawings: [], known: new Map() };
    const found = best(pagesOf(page));
    if (found) return (withDrawings(page, found) ?? found).draw();
  }
  return undefined;
}

const best = ([first, ...others]: readonly Candidate[]): Candidate | undefined =>
  first && others.reduce((a, b) => (b.score > a.score ? b : a), first);

/** What the words of a page keep of their sizes beside drawings: a step of them at most is lost. */
const KEPT = 0.9;
/** What the drawing of what a page is about keeps beside those of its steps. */
const KEPT_DRAWING = 0.6;

/** The best page whose steps show what they name, where its words are nearly as large as without. */
function withDrawings(page: StepsPage, bare: Candidate): Candidate | undefined {
  const drawings = stepDrawings(page.context, page.data.steps.items.length);
  if (drawings.length === 0) return undefined;
  const isKept = ({ set, title }: Candidate) =>
    set.grid.drawing > 0 && set.type >= bare.set.type * KEPT && title >= bare.title * KEPT;
  const pages = pagesOf({ ...page, drawings }).filter(isKept);
  return best(pages.filter(({ drawing }) => drawing >= bare.drawing * KEPT_DRAWING)) ?? best(pages);
}

function pagesOf(page: StepsPage): Candidate[] {
  const { shape } = page.context;
  const isBroad = shape === "wide" || shape === "square";
  return [...pagesOver(page), ...(isBroad ? pagesBeside(page) : [])];
}

/** "7 tips for a calm week" counts its points, which then have their numbers. */
function counted({ headline, steps }: Procedure): StepTexts {
  const isCounted = steps.mark === "dot" && afterCount(headline, steps.items.length) !== undefined;
  return isCounted ? { ...steps, mark: "number" } : steps;
}
