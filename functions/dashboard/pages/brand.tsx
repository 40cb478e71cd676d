import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { includesRole } from "../../../lib/access/roles.ts";
import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import { uploadLogo } from "../../../lib/brand/logo.ts";
import { listLooks } from "../../../lib/runs/looks.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { changeOf } from "../http/brand-form.ts";
import { putFirst } from "../http/first-logo.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { atFile, readUpload } from "../http/upload-form.ts";
import { BrandFields, COLOR, ROLES_OF_COLORS } from "../ui/brand.tsx";
import { FoundColors, Logos } from "../ui/brand-logos.tsx";
import { More } from "../ui/brand-more.tsx";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { Page } from "../ui/shell.tsx";

const BRAND = "/app/brand";

const DONE: Readonly<Record<string, string>> = {
  saved: "Saved. Whatever is made from now on follows it.",
  logo: "The logo is stored and used from now on.",
  added: "The logo is stored. Pictures use the first of the list.",
  first: "This logo is used first from now on.",
  removed: "The logo is taken off the brand.",
};

const STALE =
  "Somebody else changed the brand since you opened this page. Fields that differ say what is stored now; saving again replaces it with yours.";

/** What the brand says of itself, its colours, its art direction and its logos. */
export const brandPages = new Hono<AppEnv>()
  .get("/brand", (c) => brand(c, EMPTY_FORM))
  .post("/brand", async (c) => {
    const sent = await readForm(c);
    return submitted(sent, updateBrandDna.input, {
      input: changeOf(sent),
      async work(input) {
        await updateBrandDna(c.var.signedIn.ctx, input);
        return goTo(c, BRAND, "saved");
      },
      show: (state, status) => brand(c, status === 409 ? { ...state, problem: STALE } : state, status),
    });
  })
  .post("/brand/logo", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, uploadLogo.input, {
      input: { ...values, file },
      async work(input) {
        const { url, variant, suggested_palette } = await uploadLogo(c.var.signedIn.ctx, input);
        if (variant === "primary") await putFirst(c.var.signedIn.ctx, url);
        const found = ROLES_OF_COLORS.map((role) => suggested_palette[role].slice(1)).join("-");
        return goTo(c, `${BRAND}?found=${found}`, variant === "primary" ? "logo" : "added");
      },
      show: (state, status) => brand(c, atFile(state), status),
    });
  })
  .post("/brand/logo/first", async (c) =>
    submitted(await readForm(c), z.object({ url: z.string() }), {
      async work({ url }) {
        const { ctx } = c.var.signedIn;
        const { logos, version } = await getBrandDna(ctx, {});
        const first = logos.filter((one) => one === url);
        const others = logos.filter((one) => one !== url);
        await updateBrandDna(ctx, { logos: [...first, ...others], if_match: `"${version}"` });
        return goTo(c, BRAND, "first");
      },
      show: (state, status) => brand(c, state, status),
    }),
  )
  .post("/brand/logo/remove", async (c) =>
    submitted(await readForm(c), z.object({ url: z.string() }), {
      async work({ url }) {
        const { ctx } = c.var.signedIn;
        const { logos, version } = await getBrandDna(ctx, {});
        const left = logos.filter((one) => one !== url);
        await updateBrandDna(ctx, { logos: left, if_match: `"${version}"` });
        return goTo(c, BRAND, "removed");
      },
      show: (state, status) => brand(c, state, status),
    }),
  );

const FOUND = /^[0-9A-F]{6}(?:-[0-9A-F]{6}){4}$/;

/** The five colours that an address names, by role. */
function colorsIn(listed: string | undefined): Record<string, string> | undefined {
  if (!listed || !FOUND.test(listed)) return undefined;
  const digits = listed.split("-");
  return Object.fromEntries(ROLES_OF_COLORS.map((role, i) => [role, `#${digits[i]}`]));
}

async function brand(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [dna, looks] = await Promise.all([getBrandDna(ctx, {}), listLooks(ctx, {})]);
  const canChange = includesRole(record.role, "editor");
  const [found, taken] = [colorsIn(c.req.query("found")), colorsIn(c.req.query("take"))];
  return page(
    c,
    <Page
      title="Brand"
      at={BRAND}
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={
        <May do="draft_brand_dna">
          <a class="button plain" href="/app/start">
            Read it from a website
          </a>
        </May>
      }
    >
      <BrandPlaces at={BRAND} />
      <Problem state={state} />
      {found && <FoundColors colors={found} />}
      {!canChange && <p class="soft">Editors and owners change the brand.</p>}
      <Logos dna={dna} base={ctx.settings.publicUrl} canChange={canChange} state={state} />
      <BrandFields
        dna={dna}
        looks={looks}
        canChange={canChange}
        isStale={status === 409}
        state={taken ? { ...state, values: { ...state.values, ...asFields(taken) } } : state}
      />
      <More dna={dna} workspace={record.workspace.name} />
    </Page>,
    status,
  );
}

const asFields = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([role, color]) => [COLOR + role, color]));
