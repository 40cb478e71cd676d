import * as z from "zod/v4";
import { action, list, message, photo, required, text } from "../kit/fields.ts";

const Speaker = z.object({
  name: required(60, "Who speaks."),
  role: text(80, "What they do, and where."),
  photo: photo("A portrait; without one the initials stand in."),
});

export const WebinarData = z.object({
  ...message,
  date: required(60, "The day as people write it: “Thursday, 12 June”."),
  time: text(60, "When, and in which time zone: “17:00 CET”."),
  speakers: list(Speaker, 1, 3, "Who speaks, one to three people."),
  ...action,
});

export type Webinar = z.output<typeof WebinarData>;
export type Speaker = z.output<typeof Speaker>;
