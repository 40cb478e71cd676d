import { Hono } from "hono";
import {
  addPerson,
  deletePerson,
  getPerson,
  listPeople,
  NewPerson,
  PersonId,
} from "../../lib/brand/people.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { params } from "../http/validate.ts";

export const people = new Hono<AppEnv>()
  .get("/brand-assets/people", requireKey, (c) => answer(c, listPeople, {}))
  .post("/brand-assets/people", requireKey, upload(NewPerson), (c) =>
    answer(c, addPerson, c.req.valid("json"), { status: 201, once: true }),
  )
  .get("/brand-assets/people/:person_id", requireKey, params(PersonId), (c) =>
    answer(c, getPerson, c.req.valid("param")),
  )
  .delete("/brand-assets/people/:person_id", requireKey, params(PersonId), (c) =>
    answer(c, deletePerson, c.req.valid("param")),
  );
