import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contractions } from "../../drizzle/expanding.ts";

const FOLDER = "drizzle/migrations";
/** The migrations before it were made before anything was deployed, and some rename. */
const FIRST_DEPLOYED = "0034";

describe("migrations", () => {
  test("only expand, so that the version before goes on working on the newer database", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
    expect(files.length).toBeGreaterThan(30);
    const wrong = files
      .filter((name) => name >= FIRST_DEPLOYED)
      .flatMap((name) =>
        contractions(readFileSync(`${FOLDER}/${name}`, "utf8")).map((reason) => `${name} ${reason}`),
      );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['DROP TABLE "posts" CASCADE;', "drops a table"],
    ['ALTER TABLE "runs" DROP COLUMN "brief";', "drops a column"],
    ['ALTER TABLE "runs" RENAME COLUMN "brief" TO "wish";', "renames"],
    ['ALTER TABLE "runs" RENAME TO "orders";', "renames"],
    ['ALTER TABLE "runs" ALTER COLUMN "score" SET DATA TYPE text;', "changes a type"],
    ['ALTER TABLE "runs" ALTER COLUMN "brief" SET NOT NULL;', "forbids null"],
    ['ALTER TABLE "runs" ADD COLUMN "look" text NOT NULL;', "does not fill"],
    ['DELETE FROM "runs";', "deletes rows"],
    ['ALTER TABLE "images" DROP CONSTRAINT "images_sha256_unique";', "upsert"],
  ])("%s is refused", (sql, reason) => {
    const [first = ""] = contractions(`CREATE TABLE "a" ("id" int);--> statement-breakpoint\n${sql}`);
    expect(first).toContain(reason);
    expect(contractions(`-- contract: the column, unused since 0031\n${sql}`)).toEqual([]);
    expect(contractions(`-- contract: I am sure\n${sql}`)).not.toEqual([]);
  });

  test.each([
    'CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL, "text" text NOT NULL);',
    'ALTER TABLE "runs" ADD COLUMN "look" text;',
    'ALTER TABLE "runs" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "post_metrics" ALTER COLUMN "likes" DROP NOT NULL;',
    'CREATE INDEX "runs_look" ON "runs" ("look");',
  ])("%s is fine", (sql) => expect(contractions(sql)).toEqual([]));
});
