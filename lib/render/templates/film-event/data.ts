import * as z from "zod/v4";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { shortAction } from "../film-story/fields.ts";
import { list, required, text } from "../kit/fields.ts";

export const FilmEventData = z.object({
  kicker: text(50, "A few words above the headline, for example what kind of event this is."),
  headline: required(70, "What it is about, in one line."),
  date: required(40, "The day as people write it: “Thursday, 12 June”."),
  time: text(32, "When it begins, with the time zone: “17:00 CET”."),
  place: text(44, "Where it is, or that it is online."),
  supporting: text(90, "One short sentence on why to come."),
  topics: list(
    required(32, "A speaker or topic, in a few words."),
    0,
    4,
    "Who speaks or what it is about. Shown as chips.",
  ).default([]),
  points: list(
    required(96, "One thing to know about it, in one sentence.", "Doors open at 18:00, and tea is free."),
    0,
    6,
    "What else to know, each in a scene of its own.",
  ).default([]),
  ...shortAction,
  ...kept,
  ...timing,
});

export type FilmEvent = z.output<typeof FilmEventData>;
