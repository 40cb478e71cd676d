import { Hono } from "hono";
import { getBrandDna, updateBrandDna } from "../../lib/brand/dna.ts";
import { DnaPatch } from "../../lib/brand/dna-patch.ts";
import { DraftInput, draftBrandDna } from "../../lib/brand/draft/draft.ts";
import { etagOf } from "../../lib/brand/versions.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

const headers = { ETag: etagOf };

export const brand = new Hono<AppEnv>()
  .get("/brand-dna", requireKey, (c) => answer(c, getBrandDna, {}, { headers }))
  .patch("/brand-dna", requireKey, body(DnaPatch), (c) =>
    answer(
      c,
      updateBrandDna,
      { ...c.req.valid("json"), if_match: c.req.header("if-match") },
      { headers, ifMatch: true },
    ),
  )
  .post("/brand-dna/draft", requireKey, body(DraftInput), (c) =>
    answer(c, draftBrandDna, c.req.valid("json")),
  );
