import { readFileSync } from "node:fs";
import { APICallError } from "ai";
import { expect, test } from "vitest";
import * as inBundle from "../../../lib/adapters/model/gateway.ts";

/** What "ai" imports from the gateway. */
const taken = (): string[] => {
  const [, names = ""] =
    /import \{([^}]*)\} from "@ai-sdk\/gateway"/.exec(
      readFileSync("node_modules/ai/dist/index.js", "utf8"),
    ) ?? [];
  return [...new Set(names.split(",").map((name) => name.trim().split(" ")[0] ?? ""))];
};

test("the bundle's gateway has what the AI SDK takes, and nothing else", () => {
  expect(taken().length).toBeGreaterThan(2);
  expect(Object.keys(inBundle).sort()).toEqual(taken().sort());
});

test("no error of a provider is one of the gateway", () => {
  const refused = new APICallError({ message: "refused", url: "http://localhost", requestBodyValues: {} });
  expect(inBundle.GatewayError.isInstance(refused)).toBe(false);
  expect(inBundle.GatewayAuthenticationError.isInstance(refused)).toBe(false);
});

test("a model without a provider is refused", () => {
  expect(() => inBundle.gateway()).toThrow("provider");
  expect(() => inBundle.createGateway()).toThrow("provider");
});
