import type { SignedIn } from "../../../lib/identity/session.ts";
import { listOfStory } from "../../../lib/pipeline/list-of-story.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Run } from "../../../lib/runs/run.ts";
import { own } from "../../../lib/text/own.ts";
import { type Beside, ChoiceOf, hasUndecided } from "./run-choice.tsx";
import { Card, type FullRun } from "./run-parts.tsx";
import { pathOf, RunState } from "./runs.tsx";
import { Page } from "./shell.tsx";
import { Table } from "./table.tsx";
import { Time } from "./times.tsx";

type ComparisonProps = { runs: readonly FullRun[]; who: SignedIn["record"]; done?: string | undefined };

/** Two versions beside each other: picture, score, what differs, and what is decided about each. */
export const Comparison = ({ runs: unsorted, who, done }: ComparisonProps) => {
  const runs = unsorted.toSorted(byAge);
  return (
    <Page title="Two versions" at="/app/runs" who={who} done={done} isSetback actions={<Back runs={runs} />}>
      <div class="halves">
        {runs.map((run, at) => (
          <Version
            run={run}
            label={LABELS[at] ?? ""}
            lost={lostOnlyBy(run, runs)}
            beside={{ path: pathOfBoth(runs), areOthers: hasUndecided(run, runs) }}
          />
        ))}
      </div>
      <Differences runs={runs} />
      {isSaidAlike(runs) && (
        <Card title="The text of both">
          <p class="quoted">{runs[0]?.output_text}</p>
        </Card>
      )}
    </Page>
  );
};

const pathOfBoth = ([former, newest]: readonly FullRun[]): string =>
  `/app/runs/${newest?.id ?? former?.id}/compare?with=${former?.id}`;

/** What two versions have each in its own way, one row each. */
const Differences = ({ runs: [former, newest] }: { runs: readonly FullRun[] }) => {
  if (!former || !newest) return null;
  const [before, since] = [traitsOf(former), traitsOf(newest)];
  const names = Object.keys(since).filter((name) => own(before, name) !== own(since, name));
  return (
    <Card title="What differs">
      {names.length === 0 && <p class="soft">Their words, layout, size and background are the same.</p>}
      {names.length > 0 && (
        <Table columns={["", ...LABELS]}>
          {names.map((name) => (
            <tr>
              <td>
                <strong>{name}</strong>
              </td>
              {[before, since].map((traits, at) => (
                <td class={name === POST ? "quoted" : undefined} data-label={LABELS[at]}>
                  {own(traits, name) || "none"}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
};

const POST = "Text of the post";
const THEMES: Readonly<Record<string, string>> = { light: "Light", dark: "Dark" };

/** A version in the words of its form. */
function traitsOf({
  story,
  output_text,
  output_type,
  assets: [first],
  theme,
}: FullRun): Record<string, string> {
  return {
    Headline: story?.headline.text ?? "",
    Subline: story?.support?.text ?? "",
    Points: story ? listOfStory(story).join("; ") : "",
    "Call to action": story?.cta?.label ?? "",
    [POST]: output_text ?? "",
    Layout: output_type ? (own(TEMPLATES, output_type)?.title ?? output_type) : "",
    Size: first ? `${first.width} × ${first.height}` : "",
    Background: own(THEMES, theme ?? "") ?? "As the brand's is",
  };
}

/** The names of two versions, in the order in which they were made. */
const LABELS = ["Former version", "Newest version"];

const byAge = (a: Run, b: Run): number => Date.parse(a.created_at) - Date.parse(b.created_at);

const Back = ({ runs }: { runs: readonly Run[] }) => (
  <a class="button plain" href={`/app/runs/${runs.at(-1)?.id}`}>
    Back to the run
  </a>
);

/** What this version would have to mend and another one need not. */
const lostOnlyBy = (run: Run, runs: readonly Run[]): string[] => {
  const failedBy = ({ quality }: Run) => (quality?.checks ?? []).filter(({ passed }) => !passed);
  return failedBy(run)
    .filter(({ id }) => runs.some((other) => other.quality && !failedBy(other).some((one) => one.id === id)))
    .map(({ label, fix }) => fix ?? label);
};

/** Two posts in the same words need no comparison. */
const isSaidAlike = (runs: readonly Run[]): boolean =>
  new Set(runs.map(({ output_text }) => output_text)).size === 1;

type VersionProps = { run: FullRun; label: string; lost: readonly string[]; beside: Beside };

const Version = ({ run, label, lost, beside }: VersionProps) => {
  const [first, ...slides] = run.assets.filter(({ role }) => role !== "poster");
  return (
    <section class="card stack">
      <div class="row between">
        <h2>
          {label},{" "}
          <a href={`/app/runs/${run.id}`}>
            <Time at={run.created_at} />
          </a>
        </h2>
        <RunState run={run} isReviewed={run.reviewed_at !== null} />
      </div>
      {first && <Shown asset={first} />}
      {slides.length > 0 && (
        <div class="strip">
          {slides.map((slide) => (
            <a href={pathOf(slide.url)}>
              <Shown asset={slide} />
            </a>
          ))}
        </div>
      )}
      {run.impact_score !== null && (
        <p>
          <span class="number">{run.impact_score}</span> <span class="soft">of 100</span>
        </p>
      )}
      {lost.length > 0 && (
        <ul class="list">
          {lost.map((label) => (
            <li>{`Only this one: ${label}`}</li>
          ))}
        </ul>
      )}
      <ChoiceOf run={run} name={`the ${label.toLowerCase()}`} beside={beside} />
    </section>
  );
};

const Shown = ({ asset: { mime_type, url, alt_text, width, height } }: { asset: Run["assets"][number] }) =>
  mime_type.startsWith("image/") ? (
    <img src={pathOf(url)} alt={alt_text} width={width} height={height} loading="lazy" />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
    <video src={pathOf(url)} controls preload="metadata" aria-label={alt_text} />
  );
