import type { Bundle } from "../../../lib/local/bundle.ts";
import { partOf } from "./bundle-parts.ts";

type Place = { functionName: string; url: string; lineNumber: number };

/** The comment that the bundler writes in front of each source file. */
const SOURCE = /^\/\/ ([\w@.+/-]+\.\w+)$/;
/** What has no line of the bundle: calls of the runtime itself. */
const RUNTIME = "the runtime";

/** Tells the package or the folder of ours that a function of the bundle comes from. Unminified bundles only. */
export function sourcesOf({ modules }: Bundle): (place: Place) => string {
  const files = new Map(
    modules
      .filter(({ type }) => type === "ESModule")
      .map(({ path, contents }) => [path, startsIn(new TextDecoder().decode(contents))]),
  );
  return ({ url, lineNumber }) => {
    const starts = files.get(url.slice(url.lastIndexOf("/") + 1));
    const source = starts?.findLast(({ line }) => line <= lineNumber);
    return source ? partOf(source.path) : RUNTIME;
  };
}

function startsIn(text: string): { line: number; path: string }[] {
  return text.split("\n").flatMap((line, at) => {
    const [, path] = SOURCE.exec(line) ?? [];
    return path ? [{ line: at, path }] : [];
  });
}
