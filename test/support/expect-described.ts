import { describe, describedBy } from "./description.ts";
import { runs } from "./sample.ts";

type Asked = { method: string; path: string; sent: unknown; isTampered: boolean };

let known: ReturnType<typeof describedBy> | undefined;

/** Makes the description, which takes part of a second, before a test measures anything. */
export function readyToCheck() {
  known ??= describedBy(describe());
  return known;
}

/** How often an operation's answers of one status are checked. `npm test` has thousands that are alike. */
const MOST = runs(3, Number.POSITIVE_INFINITY);
const checked = new Map<string, number>();

/** Whether answers like this one have been checked often enough. */
function isWellKnown(operationId: string, status: number): boolean {
  const name = `${operationId} ${status}`;
  const times = checked.get(name) ?? 0;
  checked.set(name, times + 1);
  return times >= MOST;
}

/** Fails when an answer of the API has a status, code, body or header that the interface description lacks. */
export async function expectDescribed(
  { method, path, sent, isTampered }: Asked,
  answer: Response,
): Promise<void> {
  const { find, answerProblems, requestProblems } = readyToCheck();
  const operation = find(method, new URL(path, "http://brandrun.test").pathname);
  if (!operation || method === "OPTIONS" || answer.status === 304) return;
  if (isWellKnown(operation.operationId, answer.status)) return;
  const text = await answer.clone().text();
  const body = text === "" ? undefined : JSON.parse(text);
  const problems = answerProblems(operation, answer.status, answer.headers, body);
  if (answer.ok && !isTampered) problems.push(...requestProblems(operation, sent));
  if (problems.length > 0)
    throw new Error(`${method} ${path} is not as described: ${problems.slice(0, 3).join("; ")}`);
}
