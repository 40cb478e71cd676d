import { expect, test } from "vitest";
import { initialsOf } from "../../lib/text/initials.ts";

test.each([
  ["Ana Ruiz", "AR"],
  ["Ana María de la Torre", "AT"],
  ["Canon Ruth Ellery", "RE"],
  ["Rev. Dr. Ola Beck", "OB"],
  ["Pfarrerin Jutta Kern", "JK"],
  ["Mme Odile Roche", "OR"],
  ["Dr.", "D"],
  ["Émile", "É"],
  ["24/7", "2"],
  ["…", ""],
])("%s", (name, initials) => expect(initialsOf(name)).toBe(initials));
