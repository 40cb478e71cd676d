import { sameValue, type Value } from "../../../lib/story/values/value.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import type { FullRun } from "./run-parts.tsx";

/** Prices, dates and numbers; names are words, and a count in passing claims nothing. */
const claimsIn = (text: string, language: string): Value[] =>
  valuesIn(text, language).filter(({ kind, weak }) => kind !== "name" && !weak);

const languageOf = ({ language }: FullRun): string => language ?? "en";

/** What a run may say: its brief, the facts of the brand, and the words that it has. */
const sourcesOf = ({ brief, story, output_text }: FullRun): string =>
  [brief, output_text, ...(story?.facts.map(({ quote }) => quote) ?? []), ...pictureOf(story)]
    .filter(Boolean)
    .join("\n");

/** Values of edited words that stand neither in the run's brief nor in what it says already. */
export function newValues(text: string, run: FullRun): string[] {
  const known = valuesIn(sourcesOf(run), languageOf(run));
  const found = claimsIn(text, languageOf(run)).filter(
    (value) => !known.some((one) => sameValue(value, one)),
  );
  return [...new Set(found.map((value) => value.text))];
}

type Story = FullRun["story"];

/** The words of the picture. */
const pictureOf = (story: Story): string[] =>
  story
    ? [
        story.headline.text,
        story.support?.text ?? "",
        ...story.points.map(({ text }) => text),
        ...story.slides.flatMap(({ title, body }) => [title, body ?? ""]),
        ...story.scenes.map(({ text }) => text),
        story.cta?.label ?? "",
      ]
    : [];

/** A value of the post that the picture contradicts: "£15" there, where the picture has "£12". */
export function otherOnPicture(run: FullRun): { post: string; picture: string } | undefined {
  const [post, picture] = [run.output_text ?? "", pictureOf(run.story).join("\n")].map((text) =>
    claimsIn(text, languageOf(run)),
  );
  const without = (list: readonly Value[] = [], others: readonly Value[] = []) =>
    list.filter((value) => !others.some((other) => sameValue(value, other)));
  const [said, shown] = [without(post, picture), without(picture, post)];
  const pairs = said.flatMap((value) => {
    const other = shown.find(({ kind }) => kind === value.kind);
    return other ? [{ post: value.text, picture: other.text }] : [];
  });
  return pairs[0];
}

/** A value that an edit wrote, and the one of the brief that it stands in place of. */
export type Correction = { said: string; brief: string | undefined };

/** What the words of an edited run say and its brief does not: a person knows which of both is right. */
export function correctionsIn(run: FullRun): Correction[] {
  if (!run.parent_run_id || !run.brief) return [];
  const facts = run.story?.facts.map(({ quote }) => quote) ?? [];
  const sources = claimsIn([run.brief, ...facts].join("\n"), languageOf(run));
  const words = claimsIn(
    [run.output_text, ...pictureOf(run.story)].filter(Boolean).join("\n"),
    languageOf(run),
  );
  const without = (list: readonly Value[], others: readonly Value[]) =>
    list.filter((value) => !others.some((other) => sameValue(value, other)));
  const replaced = without(sources, words);
  const said = without(words, sources).map(({ text, kind }) => ({
    said: text,
    brief: (replaced.find((value) => value.kind === kind) ?? onlyOne(sources, kind))?.text,
  }));
  return said.filter((one, at) => said.findIndex((other) => other.said === one.said) === at);
}

/** The one value of a kind: what the picture still shows is the other side of what the post says. */
function onlyOne(values: readonly Value[], kind: Value["kind"]): Value | undefined {
  const [first, ...others] = values.filter((value) => value.kind === kind);
  return first && others.every((other) => sameValue(first, other)) ? first : undefined;
}
