import { type SQL, sql } from "drizzle-orm";

/** As much of a text as a list shows of it. */
const MOST = 200;

/** The headline of a run's story, or of the content that it came with; null where there is none. */
export const headlineOf = (run: SQL): SQL<string | null> => sql<
  string | null
>`left(coalesce(${run}.story #>> '{headline,text}', ${run}.body ->> 'headline', ${run}.body ->> 'title',
    ${run}.body ->> 'quote', ${run}.body #>> '{cover,headline}'), ${MOST}::int)`;

/** A run as every list names it: by its headline, else by the begin of its brief or of its post text; null without words. */
export const nameOfRun = (run: SQL): SQL<string | null> =>
  sql<
    string | null
  >`coalesce(nullif(${headlineOf(run)}, ''), nullif(left(${run}.brief, ${MOST}::int), ''), left(${run}.output_text, ${MOST}::int))`;
