import { expect, test } from "vitest";
import { auditWords } from "../../functions/dashboard/ui/audit-words.ts";
import { otherLeadOf } from "../../functions/dashboard/ui/picture-lead.ts";
import type { FullRun } from "../../functions/dashboard/ui/run-parts.tsx";
import { dayInWords } from "../../functions/dashboard/ui/times.tsx";

/** A run whose picture has these lines in its largest type. */
const runWith = (headline: string, ...lines: string[]) =>
  ({
    asset_type: "card",
    story: { headline: { text: headline, facts: [] } },
    quality: {
      checks: [{ id: "picture_lead", evidence: lines.map((quote) => ({ where: "picture", quote })) }],
    },
  }) as unknown as FullRun;

test("a picture that leads with something else than the headline is known by what it leads with", () => {
  expect(otherLeadOf(runWith("The winter fair is back", "12 DEC", "2026"))).toBe("12 DEC 2026");
  expect(otherLeadOf(runWith("The winter fair is back", "The winter fair", "is back"))).toBeUndefined();
  expect(otherLeadOf(runWith("The winter fair is back"))).toBeUndefined();
  expect(otherLeadOf(runWith("Tea is on us", "Mending evening", "3"))).toBe("Mending evening");
});

test("the audit log says what was done as done, and a question names a day as the page does", () => {
  expect(auditWords("accept_invite")).toBe("Accepted an invite");
  expect(dayInWords("2026-12-01")).toBe("1 Dec 2026");
});
