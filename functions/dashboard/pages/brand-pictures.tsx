import { Hono } from "hono";
import { previewLook } from "../../../lib/pipeline/preview-look.ts";
import { previewTemplate } from "../../../lib/pipeline/preview-template.ts";
import { getTemplate } from "../../../lib/runs/templates.ts";
import { decodeBase64 } from "../../../lib/text/base64.ts";
import type { AppEnv } from "../../http/env.ts";
import { changeOf } from "../http/brand-form.ts";
import { readForm } from "../http/form.ts";
import { ownSample } from "../http/own-sample.ts";
import { brandWords } from "../http/tried-card.ts";
import { colorsOf } from "../ui/brand.tsx";
import { liveBrand } from "../ui/live-brand.tsx";

/** Pictures of the brand as it is, and as a form would make it. */
export const brandPicturePages = new Hono<AppEnv>()
  .get("/brand/sample.webp", async (c) => {
    const { look, version, brief, name, headline, text, ...sent } = c.req.query();
    const colors = Object.entries(colorsOf(sent)).filter(([, color]) => /^#[0-9a-f]{6}$/i.test(color));
    const palette = Object.fromEntries(colors);
    const input = previewLook.input.parse({
      look,
      ...(brief && { brief }),
      ...(name && { name }),
      ...(headline && text && { fonts: { headline, text } }),
      ...(Object.keys(palette).length > 0 && { palette }),
    });
    const { image_base64 } = await previewLook(c.var.signedIn.ctx, input);
    // The brand's version names what is drawn, so the reader's own browser may keep it.
    const kept = version ? "private, max-age=86400" : "no-store";
    return c.body(decodeBase64(image_base64), 200, { "Content-Type": "image/webp", "Cache-Control": kept });
  })
  .get("/brand/template.webp", async (c) => {
    const { template: output_type = "", version } = c.req.query();
    const { ctx } = c.var.signedIn;
    const [template, words] = await Promise.all([getTemplate(ctx, { output_type }), brandWords(c)]);
    // With one headline in all of them, templates would look alike.
    const { sample: data } = ownSample(template, { name: words.name, tagline: "", one_liner: "" });
    const { image_base64 } = await previewTemplate(ctx, { output_type, data });
    const kept = version ? "private, max-age=86400" : "no-store";
    return c.body(decodeBase64(image_base64), 200, { "Content-Type": "image/webp", "Cache-Control": kept });
  })
  .post("/brand/preview", async (c) => {
    const sent = await readForm(c);
    const { if_match: _, ...change } = changeOf(sent);
    return c.html(await liveBrand(c.var.signedIn.ctx, change, sent.one_liner, { typed: sent }));
  });
