import { expect, test } from "vitest";
import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import { NAMED_IN_LOGO, withLogoColors } from "../../../lib/brand/draft/logo-colors.ts";
import { colorsOfPicture } from "../../../lib/brand/draft/picture-colors.ts";
import { png } from "../../support/pictures.ts";

const LOGO = { primary: "#12454D", accent: "#BE6238" };

const draft = (palette: Record<string, string>, address: string | null = null): BrandDraft => ({
  proposed: { palette },
  sources: Object.entries(palette).map(([role, value]) => ({
    field: `palette.${role}`,
    value,
    where: "your lines",
    quote: value,
    address,
  })),
  logo_candidates: [],
  fonts: [],
  pages: [],
  readable: "yes",
  notes: [],
});

test("a colour that the lines name in words is the logo's own where it has one like it, and is said to be", () => {
  const { proposed, sources } = withLogoColors(
    draft({ primary: "#00594B", accent: "#B36946" }),
    LOGO,
    "Our colours are deep sea green and warm clay.",
  );
  expect(proposed.palette).toEqual(LOGO);
  expect(sources.map(({ where }) => where)).toEqual(["your logo", "your logo"]);
  expect(sources.map(({ quote }) => quote)).toEqual([NAMED_IN_LOGO, NAMED_IN_LOGO]);
});

test("codes stay as they were typed, colours of a website too, and the logo fills what is open", () => {
  const typed = withLogoColors(draft({ primary: "#00594B" }), LOGO, "Colours: #00594B");
  // Of two shades of one colour the brand has one.
  expect(typed.proposed.palette).toEqual({ primary: "#00594B", accent: "#BE6238" });
  const sited = withLogoColors(draft({ primary: "#00594B", accent: "#B36946" }, "https://a.dev/"), LOGO, "");
  expect(sited.proposed.palette).toMatchObject({ primary: "#00594B", accent: "#B36946" });
});

test("a word for a colour that the logo does not have stays", () => {
  const { proposed } = withLogoColors(draft({ primary: "#6B3FA0" }), LOGO, "Our colour is purple.");
  expect(proposed.palette).toMatchObject({ primary: "#6B3FA0", accent: "#12454D" });
});

test("a logo in one colour proposes that one, and no companion that nobody drew", async () => {
  const bytes = png({ width: 64, height: 64 });
  const colors = await colorsOfPicture(Uint8Array.from(bytes));
  expect(Object.keys(colors ?? {})).toEqual(["primary"]);
});
