import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

test("the page at /licenses lists every package of the running bundle in its version", async () => {
  const answer = await fetch(`${inject("baseUrl")}/licenses`, { redirect: "manual" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await answer.text();
  const listed = [...page.matchAll(/<th scope="row">(?:<a [^>]*>)?([^<]+)/g)].map(([, title]) => title);

  const packages = inject("packages").map((folder) =>
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  expect(packages.length).toBeGreaterThan(30);
  expect(
    packages.map(({ name, version }) => `${name} ${version}`).filter((title) => !listed.includes(title)),
  ).toEqual([]);
});
