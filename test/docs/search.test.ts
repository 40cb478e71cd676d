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
    ["cancel a run", "api#cancel-a-run"],
    ["cancel run", "api#cancel-a-run"],
    ["how do I stop a run", "api#cancel-a-run"],
    ["abort a job", "api#cancel-a-run"],
    ["channel", "api#channels"],
    ["channels", "api#channels"],
    ["media sizes", "templates#sizes"],
    ["image sizes", "templates#sizes"],
    ["sizes", "templates#sizes"],
    ["aspect ratio", "templates#sizes"],
    ["dimensions", "templates#sizes"],
    ["retry schedule", "webhooks#responses-and-retries"],
    ["webhook retries", "webhooks#responses-and-retries"],
    ["idempotency", "api#idempotency"],
    ["idempotency key", "api#idempotency"],
    ["test keys", "api#test-keys"],
    ["variants", "api#variants"],
    ["install", "#1-start-the-service"],
    ["docker", "deploy#deploy"],
    ["video length", "templates#length-of-a-film"],
    ["how long is a film", "templates#length-of-a-film"],
    ["languages", "story#languages"],
    ["translation", "story#languages"],
    ["dry run", "api#what-it-costs"],
    ["delete data", "data#erase-one-person"],
    ["campaign", "posting#campaigns"],
    ["schedule a post", "posting#schedule-a-run"],
    ["review", "api#review"],
    ["scopes", "api#what-a-key-may-do"],
    ["rerender", "api#another-version-of-a-run"],
    ["fonts", "templates#fonts"],
    ["rollback", "deploy#roll-back"],
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

test.each(["channels", "idempotency", "error codes", "media sizes", "retries", "film", "test"])(
  "%s: no page about the wire of a vendor is shown while guides have the word",
  (typed) => {
    const found = searched(typed, sections).found as Section[];
    expect(found.filter(({ address }) => address.startsWith("/docs/vendors/"))).toEqual([]);
  },
);

test("what a table is about goes before a mention, and that before a listing", () => {
  const page = "Guide";
  const found = searched("channel", [
    { address: "listing", page, title: "Start", text: "", code: "channel: linkedin" },
    { address: "mention", page, title: "Times", text: "The channel says it." },
    { address: "row", page, title: "Parameters", text: "channel What it is for.", names: "channel" },
  ]).found as Section[];
  expect(found.map(({ address }) => address)).toEqual(["row", "mention", "listing"]);
});

test("words side by side go before the same words apart", () => {
  const page = "Guide";
  const found = searched("retry schedule", [
    { address: "apart", page, title: "Times", text: "A schedule without a retry." },
    { address: "together", page, title: "Answers", text: "The retry schedule: at once, then later." },
  ]).found as Section[];
  expect(found.map(({ address }) => address)).toEqual(["together", "apart"]);
});

test("what no guide has is not found, and a slip is corrected", () => {
  expect(searched("xyzzyq", sections)).toMatchObject({ found: [], corrected: undefined });
  expect(searched("idempotancy", sections).corrected).toBe("idempotency");
});
