import * as z from "zod/v4";
import { action, message, photo, required, text } from "../kit/fields.ts";

export const PersonData = z.object({
  kicker: message.kicker,
  name: required(80, "Who it is."),
  role: text(120, "What they do, and where."),
  line: text(280, "Something they said, or a sentence about them."),
  photo: photo("A portrait; without one the initials stand in."),
  ...action,
});

export type Person = z.output<typeof PersonData>;

/** A long line takes space from the portrait. */
export const isLong = ({ line, name }: Person) => line.length > 170 || name.length > 50;
