import { utcDay } from "../core/calendar.ts";

/** The brief is read for its days alone, and whose it is makes no difference to them. */
const NOBODY = {
  ...{ name: "", tagline: "", overview: "" },
  ...{ offer: { product_name: "", one_liner: "", features: [], who_its_for: "" }, product_map: {}, icp: {} },
};

/** A warning for each day of a brief that is over when it is published. Costs nothing where no time is given. */
export async function pastByThen(brief: string, at: Date | null | undefined, now: Date): Promise<string[]> {
  return at ? (await lateDaysOf(brief, now))(at) : [];
}

/** The same for several times: the brief, as it was sent, is read once. */
export async function lateDaysOf(brief: string, sent: Date): Promise<(at: Date) => string[]> {
  const passedBy = await daysPassed(brief, sent);
  return (at) =>
    passedBy(at).map((day) => `“${day}” will have passed by ${utcDay(at)}, the day it is published.`);
}

/** The days of a brief, in its own words, that are over by a time. */
export async function daysPassed(brief: string, sent: Date): Promise<(at: Date) => string[]> {
  const [{ readStory }, { daysPastBy }] = await Promise.all([
    import("../story/read/read-story.ts"),
    import("../story/review/due-dates.ts"),
  ]);
  const reading = readStory({ brief, brand: NOBODY });
  const about = { reading, brief, today: utcDay(sent) };
  return (at) => daysPastBy(utcDay(at), about).map(({ quote }) => quote);
}
