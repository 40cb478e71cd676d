import { join, relative } from "node:path";
import { type Node, type SourceFile, SyntaxKind } from "typescript/unstable/ast";
import { isBinaryExpression, isElementAccessExpression } from "typescript/unstable/ast/is";
import { API, type Checker, TypeFlags } from "typescript/unstable/sync";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** The service, and the programs of Node around it. */
const PROGRAMS = ["tsconfig.json", "test/tsconfig.json"];
const OURS = /^(?:functions|lib|drizzle)\/.*\.tsx?$/;

type Look = { node: Node; name: Node };

/** Every `table[name]` and `name in table` of a file. */
function looksIn(node: Node, looks: Look[] = []): Look[] {
  if (isElementAccessExpression(node)) looks.push({ node, name: node.argumentExpression });
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    looks.push({ node, name: node.left });
  node.forEachChild((child) => void looksIn(child, looks));
  return looks;
}

/** The looks whose name may be any text: its type is `string`, no list of names and no number. */
function looseLooks(file: SourceFile, checker: Checker): string[] {
  const looks = looksIn(file);
  if (looks.length === 0) return [];
  const types = checker.getTypeAtLocation(looks.map(({ name }) => name));
  return looks.flatMap(({ node }, i) => {
    const type = types[i];
    const parts = type?.isUnionType() ? type.getTypes() : [type];
    const isAnyText = parts.some((part) => part && part.flags & (TypeFlags.String | TypeFlags.Any));
    if (!isAnyText) return [];
    const line = file.text.slice(0, node.getStart(file)).split("\n").length;
    return `${relative(ROOT, file.fileName)}:${line} ${file.text.slice(node.getStart(file), node.end)}`;
  });
}

test("a text looks something up in a Map or with own(), which finds nothing inherited", () => {
  const api = new API({ cwd: ROOT });
  const found = PROGRAMS.flatMap((name) => {
    const config = join(ROOT, name);
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const files = project?.program.getSourceFileNames().filter((file) => OURS.test(relative(ROOT, file)));
    expect(files?.length).toBeGreaterThan(100);
    return (files ?? []).flatMap((name) => {
      const file = project?.program.getSourceFile(name);
      return file && project ? looseLooks(file, project.checker) : [];
    });
  });
  api.close();
  expect([...new Set(found)]).toEqual(["lib/text/own.ts:6 table[name]"]);
});
