// What the running service is made of, as CycloneDX out of package-lock.json, and whether a known weakness is in it.
// Where the registry does not answer the second question, this says so and goes on.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const FILE = ".data/sbom.cdx.json";
const LEVEL = "high";
const SEVERE = ["high", "critical"];

function npm(args) {
  const { stdout } = spawnSync("npm", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

/** Writes the bill. Every package has a version, a hash and an address; licences are held by the page at /licenses. */
function writeBill() {
  const bill = npm(["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"]);
  const incomplete = incompleteIn(bill);
  if (incomplete) throw new Error(`The bill of materials is not complete: ${incomplete}`);
  bill.metadata.component.name = JSON.parse(readFileSync("package.json", "utf8")).name;
  mkdirSync(".data", { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
  return `SBOM: ${bill.components.length} packages in ${FILE}`;
}

/** What a bill lacks; undefined when it is whole. */
export function incompleteIn(bill) {
  if (bill?.bomFormat !== "CycloneDX" || !bill.components?.length) return "npm made none.";
  const poor = bill.components.find(({ version, hashes, purl }) => !version || !hashes?.length || !purl);
  return poor && `${poor.name} has no version, hash or address.`;
}

/** The scan's result in a sentence; throws for a severe weakness. */
export function judgeAudit(report) {
  const { vulnerabilities, metadata, message, error } = report ?? {};
  if (!vulnerabilities || !metadata)
    return `Vulnerability scan: left out, the registry does not answer (${String(message ?? error?.summary ?? "no answer").split(" - ")[0]})`;
  const severe = Object.values(vulnerabilities).filter(({ severity }) => SEVERE.includes(severity));
  if (severe.length > 0)
    throw new Error(
      `Known weaknesses: ${severe.map(({ name, severity }) => `${name} (${severity})`).join(", ")}. See npm audit.`,
    );
  return `Vulnerability scan: nothing ${LEVEL} or worse in ${metadata.dependencies?.prod ?? "all"} packages`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(writeBill());
  if (process.argv[2] !== "sbom")
    console.log(judgeAudit(npm(["audit", "--omit", "dev", "--audit-level", LEVEL, "--json"])));
}
