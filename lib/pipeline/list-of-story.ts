import type { Line, Story, TitledLine } from "../story/schema.ts";

type Lists = Pick<Story, "points" | "steps" | "slides" | "scenes">;

const titled = ({ title, body }: TitledLine): string => [title, body].filter(Boolean).join(": ");

/** The lines under a headline, as a person reads and edits them: steps, slides, a film's scenes, or points. */
export function listOfStory({ steps, slides, scenes, points }: Lists): string[] {
  const [list = []] = [steps.map(titled), slides.map(titled), points.map(textOf), scenes.map(textOf)].filter(
    ({ length }) => length > 0,
  );
  return list;
}

const textOf = ({ text }: Line): string => text;

/** The story's lists with these lines. A line that stays keeps the facts that it rests on; the others have none. */
export function withList(story: Lists, lines: readonly string[]): Lists {
  const asLine = (kept: readonly Line[]) => (line: string) =>
    kept.find(({ text }) => text === line) ?? { text: line, facts: [] };
  const asTitled = (kept: readonly TitledLine[]) => (line: string) =>
    kept.find((one) => titled(one) === line) ?? { ...headed(line), facts: [] };
  const { steps, slides, scenes, points } = story;
  return {
    steps: steps.length > 0 ? lines.map(asTitled(steps)) : [],
    slides: slides.length > 0 ? lines.map(asTitled(slides)) : [],
    scenes: scenes.length > 0 ? lines.map(asLine(scenes)) : [],
    points:
      points.length > 0 || steps.length + slides.length + scenes.length === 0
        ? lines.map(asLine(points))
        : [],
  };
}

/** "Grind: 20 g of coffee" has a title; a line without a colon is one. */
function headed(line: string): { title: string; body: string } {
  const [, title, body] = /^([^:]{2,60}): (.+)$/.exec(line) ?? [];
  return title && body ? { title, body } : { title: line, body: "" };
}
