import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forReaders } from "../../lib/local/docs/static/reader-view.js";
import { describe } from "../support/description.ts";

type Operation = { parameters: { $ref?: string; name?: string }[]; responses: Record<string, unknown> };
type Document = {
  info: { description: string };
  tags: { name: string; description: string; externalDocs: { url: string } }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
};

const whole = describe() as unknown as Document;
const shown = forReaders(whole) as Document;
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path));
const isServiceKey = ({ $ref = "" }: { $ref?: string }) => $ref.includes("/X-Service-Key-");

test("the reference says once which headers every call takes, and openapi.json names them at each", () => {
  expect(
    operationsOf(whole).filter(({ parameters = [] }) => parameters.some(isServiceKey)).length,
  ).toBeGreaterThan(80);
  expect(
    operationsOf(shown)
      .flatMap(({ parameters }) => parameters)
      .filter(isServiceKey),
  ).toEqual([]);
  expect(shown.info.description).toContain("`X-Service-Key-Scopes` are accepted and ignored");
});

test("the reference keeps every other parameter, and every answer", () => {
  const countOf = (one: Document) =>
    operationsOf(one).map(({ parameters = [], responses }) => [
      parameters.filter(({ $ref = "" }) => !/\/X-(?:Service-Key|Request-Id)/.test($ref)).length,
      Object.keys(responses).length,
    ]);
  expect(countOf(shown)).toEqual(countOf(whole));
});

test("the first answer of a call is what everybody gets, not that of a dry run", () => {
  const generate = shown.paths["/api/v1/programmatic/generate"]?.post;
  expect(Object.keys(generate?.responses ?? {})[0]).toBe("202");
  expect(Object.keys(generate?.responses ?? {}).at(-1)).toBe("200 with dry_run");
});

test("what a request has to have stands before what it may have", () => {
  const { schemas } = shown.components;
  expect(Object.keys(schemas.SchedulePostRequest?.properties ?? {}).slice(0, 2)).toEqual([
    "platform",
    "scheduled_at",
  ]);
});

test("the reference leads to the guides, at the top and from each group", () => {
  expect(shown.info.description).toContain("[guides](/docs/)");
  const guides = readdirSync("functions/docs", { recursive: true, encoding: "utf8" });
  for (const { name, description, externalDocs } of shown.tags) {
    const { pathname, hash } = new URL(externalDocs.url);
    expect(description, name).toContain(`[the guide](${pathname}${hash})`);
    expect(guides).toContain(`${pathname.replace("/docs/", "")}.md`);
    const guide = readFileSync(`functions${pathname}.md`, "utf8");
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(
      ([, title = ""]) => `#${title.toLowerCase().replaceAll(" ", "-")}`,
    );
    if (hash) expect(anchors, externalDocs.url).toContain(hash);
  }
});
