import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { PersonName } from "./credentials.ts";
import { updatePersonName } from "./store-people.ts";

export const updateProfile = operation({
  id: "update_profile",
  summary: "Change the name of the signed-in person, in every workspace they belong to.",
  effect: "write",
  testKey: "read only",
  input: z.object({ name: PersonName }),
  output: z.object({ name: z.string().describe("The name now; empty shows the e-mail address instead.") }),
  async run(ctx, { name }) {
    await updatePersonName(ctx.db, ctx.actor.id, name);
    return { name };
  },
});
