import { expect, test } from "vitest";
import { incompleteIn, judgeAudit } from "../../.ci/supply-chain.mjs";

const NO_ANSWER = { message: "405 Method Not Allowed", method: "POST", statusCode: 405 };
const found = (severity: string) => ({
  auditReportVersion: 2,
  vulnerabilities: { parcel: { name: "parcel", severity, via: [] } },
  metadata: { dependencies: { prod: 90 } },
});

test("a weakness that is high or critical fails the scan by the package's name", () => {
  expect(() => judgeAudit(found("high"))).toThrow("parcel (high)");
  expect(() => judgeAudit(found("critical"))).toThrow("parcel (critical)");
  expect(judgeAudit(found("moderate"))).toContain("nothing high or worse in 90 packages");
});

test("a registry that does not answer is named, and the run goes on", () => {
  expect(judgeAudit(NO_ANSWER)).toContain("left out, the registry does not answer (405 Method Not Allowed)");
  expect(judgeAudit(undefined)).toContain("left out");
});

test("a bill without a hash or an address is refused", () => {
  const whole = { name: "hono", version: "4.0.0", hashes: [{}], purl: "pkg:npm/hono@4.0.0" };
  const bill = (component: object) => ({ bomFormat: "CycloneDX", components: [component] });
  expect(incompleteIn(bill(whole))).toBeUndefined();
  expect(incompleteIn(bill({ ...whole, hashes: [] }))).toContain("hono");
  expect(incompleteIn(undefined)).toContain("none");
});
