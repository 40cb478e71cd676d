import { expect, test } from "vitest";
import { suited } from "../../lib/render/type/suited.ts";
import type { TypeStyle } from "../../lib/render/wrap.ts";

const tight: TypeStyle = { face: { role: "display", weight: 800 }, tracking: -0.01, leading: 1.02 };

test.each([
  ["LO SPID SENZA PAURA PER CHI HA PIÙ DI 60 ANNI", 1.16],
  ["ÄRZTE UND PFLEGE", 1.16],
  ["Lo SPID senza paura per chi ha più di 60 anni", 1.02],
  ["PIÙ", 1.02],
])("lines of capitals with accents keep apart: %s", (text, leading) => {
  expect(suited(tight, text).leading).toBe(leading);
});
