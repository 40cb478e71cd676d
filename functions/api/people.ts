import { Hono } from "hono";
import { addPerson, deletePerson, listPeople, NewPerson } from "../../lib/brand/people.ts";
import { PersonId } from "../../lib/brand/person.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { params } from "../http/validate.ts";

export const people = new Hono<AppEnv>()
  .get("/brand-assets/people", keyed, (c) => answer(c, listPeople, {}))
  .post("/brand-assets/people", keyed, upload(NewPerson), (c) =>
    answer(c, addPerson, c.req.valid("json"), { status: 201, once: true }),
  )
  .delete("/brand-assets/people/:person_id", keyed, params(PersonId), (c) =>
    answer(c, deletePerson, c.req.valid("param")),
  );
