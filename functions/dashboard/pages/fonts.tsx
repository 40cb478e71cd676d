import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { includesRole } from "../../../lib/access/roles.ts";
import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import { deleteFont, listFonts, uploadFont } from "../../../lib/brand/fonts.ts";
import { namedFonts } from "../../../lib/brand/typefaces.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { atFile, readUpload } from "../http/upload-form.ts";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { FontChoiceForm, FontShelf, Pairings } from "../ui/fonts.tsx";
import { Problem } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";

const FONTS = "/app/brand/fonts";

const DONE: Readonly<Record<string, string>> = {
  saved: "Saved. Whatever is made from now on is set in them.",
  added: "The font is stored. Choose it for headlines or text.",
  deleted: "The font is deleted. Pictures that were made with it stay.",
};

const Choice = z.object({ headline: z.string(), text: z.string() });

/** The fonts of the brand: which are in use, and its own files. */
export const fontPages = new Hono<AppEnv>()
  .get("/brand/fonts", (c) => fonts(c, EMPTY_FORM))
  .post("/brand/fonts", async (c) => {
    const { values, file } = await readUpload(c);
    const { family, ...rest } = values;
    return submitted(values, uploadFont.input, {
      input: { ...rest, ...(family?.trim() && { family }), file },
      async work(input) {
        await uploadFont(c.var.signedIn.ctx, input);
        return goTo(c, FONTS, "added");
      },
      show: (state, status) => fonts(c, atFile(state, "Choose a font file."), status),
    });
  })
  .post("/brand/fonts/choose", async (c) =>
    submitted(await readForm(c), Choice, {
      async work({ headline, text }) {
        const { ctx } = c.var.signedIn;
        const { version } = await getBrandDna(ctx, {});
        const names =
          headline === "" && text === "" ? null : { headline: headline || null, text: text || null };
        const patch = { product_map: { guidelines: { fonts: names } }, if_match: `"${version}"` };
        await updateBrandDna(ctx, patch);
        return goTo(c, FONTS, "saved");
      },
      show: (state, status) => fonts(c, state, status),
    }),
  )
  .post("/brand/fonts/:id/delete", (c) =>
    submitted({ font_id: c.req.param("id") }, deleteFont.input, {
      async work(input) {
        await deleteFont(c.var.signedIn.ctx, input);
        return goTo(c, FONTS, "deleted");
      },
      show: (state, status) => fonts(c, state, status),
    }),
  );

async function fonts(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [{ product_map, version }, list] = await Promise.all([getBrandDna(ctx, {}), listFonts(ctx, {})]);
  const canChange = includesRole(record.role, "editor");
  const { guidelines = {} } = product_map;
  // Guidelines in prose would be lost by fonts beside them.
  const isProse = typeof guidelines !== "object" || guidelines === null || Array.isArray(guidelines);
  const { display, text } = namedFonts(product_map);
  return page(
    c,
    <Page title="Fonts" at="/app/brand" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <BrandPlaces at={FONTS} />
      <Problem state={state} />
      {!canChange && <p class="soft">Editors and owners change the fonts.</p>}
      {!isProse && (
        <FontChoiceForm
          fonts={list}
          chosen={{ headline: display, text }}
          canChange={canChange}
          state={state}
        />
      )}
      {!isProse && <Pairings chosen={{ headline: display, text }} version={version} canChange={canChange} />}
      <FontShelf fonts={list} version={version} canChange={canChange} state={state} />
    </Page>,
    status,
  );
}
