import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { buildDocs } from "../../lib/local/docs/build.ts";
import { searched } from "../../lib/local/docs/static/ranking.js";

type Section = { address: string; title: string };
let sections: Section[];
beforeAll(async () => {
  await buildDocs();
  sections = JSON.parse(readFileSync("functions/public/docs/search.json", "utf8"));
});
const first = (typed: string) =>
  (searched(typed, sections).found as Section[]).map(({ address }) => address.replace("/docs/", ""))[0];

describe("a search for what developers type finds first what the guides call it", () => {
  test.each([
    ["pagination", "api#paging"],
    ["cursor", "api#paging"],
    ["versioning", "api#versions"],
    ["deprecation", "api#versions"],
    ["gdpr", "data#what-is-stored-about-people"],
    ["privacy", "data#what-is-stored-about-people"],
    ["dpa", "data#data-processing-agreement-a-template"],
    ["polling", "api#waiting"],
    ["test mode", "api#test-keys"],
    ["sandbox", "api#test-keys"],
    ["rate limit", "limits#limits"],
    ["Rate Limits", "limits#limits"],
    ["authentication", "cli#sign-in"],
    ["auth", "cli#sign-in"],
    ["errors", "api#errors"],
    ["error codes", "api#errors"],
    ["status codes", "api#errors"],
    ["idempotent", "api#idempotency"],
    ["retries", "posting#retries"],
    ["sdk", "clients#the-typescript-client"],
    ["quickstart", "#start"],
    ["mcp", "agents#agents"],
    ["batch", "api#batches"],
    ["webhook retry schedule", "webhooks#responses-and-retries"],
    ["curl", "api#with-curl"],
    ["cors", "api#browsers-cors"],
    ["signature", "webhooks#verify-a-message"],
    ["vulnerability", "security#reporting-a-weakness"],
  ])("%s: %s", (typed, section) => {
    expect(first(typed)).toBe(section);
  });
});

test.each(["retry schedule", "how many attempts"])(
  "%s: the schedule of webhooks is among what is found",
  (typed) => {
    const found = searched(typed, sections).found as Section[];
    expect(found.map(({ address }) => address)).toContain("/docs/webhooks#responses-and-retries");
  },
);

test("a heading that is the word goes before one that has it, and that before the text", () => {
  const page = "Guide";
  const found = searched("drops", [
    { address: "text", page, title: "Times", text: "One of the drops." },
    { address: "in", page, title: "When drops fire", text: "" },
    { address: "whole", page, title: "Drops", text: "" },
  ]).found as Section[];
  expect(found.map(({ address }) => address)).toEqual(["whole", "in", "text"]);
});

test("what no guide has is not found, and a slip is corrected", () => {
  expect(searched("xyzzyq", sections)).toMatchObject({ found: [], corrected: undefined });
  expect(searched("idempotancy", sections).corrected).toBe("idempotency");
});
