/** The groups of a judge's checks, as a person reads them. */
const GROUPS: Readonly<Record<string, string>> = {
  message: "What it says",
  claims: "What it claims",
  brand: "The brand",
  legibility: "The picture",
  platform: "The network",
  action: "The next step",
};

type Scored = { group: string; passed: boolean; points: number; weight: number };

/** What was looked at: each group with how many of its checks passed and the points they earned. */
export function groupsOf(checks: readonly Scored[]) {
  return Object.entries(GROUPS).flatMap(([group, label]) => {
    const these = checks.filter((check) => check.group === group);
    return these.length === 0 ? [] : [{ label, ...sumOf(these) }];
  });
}

const sumOf = (checks: readonly Scored[]) => ({
  checks: checks.length,
  passed: checks.filter(({ passed }) => passed).length,
  points: tenth(checks.reduce((sum, { points }) => sum + points, 0)),
  weight: tenth(checks.reduce((sum, { weight }) => sum + weight, 0)),
});

const tenth = (points: number) => Math.round(points * 10) / 10;
