import type { DeployWorld } from "./world.ts";

/** Something that is not as the service needs it, and the one sentence that says how it is mended. */
export type Misconfiguration = {
  problem: string;
  fix: string;
  /** `advice`: the service works without it. */
  level: "problem" | "advice";
  /** True: `npm run setup` mends it by itself. */
  repairable: boolean;
  /** True: its sentences say where the setting stands. */
  isPlaced?: boolean;
  /** The setting whose value a vendor refuses. Setup asks a person for another. */
  refused?: string;
  /** The settings that a check found out, and setup sets. */
  sets?: Record<string, string>;
  /** True: a vendor gave no answer at all, which may be this machine's network. */
  isSilent?: boolean;
};

/** What a check saw. Without misconfigurations `seen` says what is right, or why nothing was checked. */
export type CheckResult = {
  seen: string;
  wrong: Misconfiguration[];
  skipped?: boolean;
  /** Whether the service runs anywhere, where the check can tell. */
  deployed?: boolean;
};

/** What one unit's check saw. */
export type Diagnosis = { unit: string; state: "ok" | "skipped" | "advice" | "problem" } & CheckResult;

/**
 * One thing that a deployment needs. `check` changes nothing and never throws for a misconfiguration. `do` mends what
 * is repairable, may be repeated without harm, and returns what it did. `verify` is the check of setup once everything
 * before it is done; it waits for what takes its time.
 */
export type DeployUnit = {
  name: string;
  check(world: DeployWorld): Promise<CheckResult>;
  do?(world: DeployWorld): Promise<string>;
  verify?(world: DeployWorld): Promise<CheckResult>;
  /** True: its check would change something, so the doctor leaves it out. */
  onlySetup?: boolean;
};

export const fine = (seen: string, wrong: Misconfiguration[] = []): CheckResult => ({ seen, wrong });
export const skipped = (seen: string): CheckResult => ({ seen, wrong: [], skipped: true });

export const problem = (text: string, fix: string): Misconfiguration => ({
  problem: text,
  fix,
  level: "problem",
  repairable: false,
});
/** A problem that setup mends. */
export const missing = (text: string, fix = "Run npm run setup."): Misconfiguration => ({
  ...problem(text, fix),
  repairable: true,
});
/** A problem with the value of one setting, which its vendor refuses. */
export const refused = (name: string, text: string, fix: string): Misconfiguration => ({
  ...problem(text, fix),
  refused: name,
});
/** A problem at a vendor that gave no answer at all. */
export const silent = (text: string, fix: string): Misconfiguration => ({
  ...problem(text, fix),
  isSilent: true,
});
/** What an answer of a vendor that is not the expected one means; status 0 is none. */
export const unanswered = (status: number, text: string, fix: string): Misconfiguration =>
  (status === 0 ? silent : problem)(text, fix);
export const advice = (text: string, fix: string): Misconfiguration => ({
  ...problem(text, fix),
  level: "advice",
});

/** The result of a check that found something wrong. */
export const found = (...wrong: Misconfiguration[]): CheckResult => fine("", wrong);

export const problemsIn = ({ wrong }: CheckResult) => wrong.filter(({ level }) => level === "problem");
