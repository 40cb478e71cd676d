import { counted } from "../../../text/counted.ts";
import { isRecognised, seeSettings } from "../recognised.ts";
import { type DatabaseFacts, readFacts } from "../store-facts.ts";
import {
  advice,
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  type Misconfiguration,
  missing,
  problem,
  refused,
  silent,
  skipped,
} from "../unit.ts";
import { type DeployWorld, settingOf } from "../world.ts";

const OLDEST_VERSION = 15;
const MAX_SKEW_MS = 60_000;
const AT_NEON = "Copy the connection string from the project's page at Neon.";

/** Reads the facts, or says why they cannot be read. */
async function facts(world: DeployWorld): Promise<DatabaseFacts | Misconfiguration> {
  const url = settingOf(world, "DATABASE_URL") ?? "";
  try {
    return await readFacts(world.connect(url));
  } catch (error) {
    return unreachable(error);
  }
}

function unreachable(error: unknown): Misconfiguration {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code } = reason as { code?: unknown };
  if (code === "28P01" || code === "28000" || /password authentication failed/.test(String(reason)))
    return refused("DATABASE_URL", "The database refuses the user or the password in DATABASE_URL.", AT_NEON);
  if (code === "3D000")
    return refused("DATABASE_URL", "The database that DATABASE_URL names does not exist.", AT_NEON);
  if (typeof code === "string") return problem(`The database refuses with SQLSTATE ${code}.`, AT_NEON);
  return silent(
    "No database answers over Neon's HTTP protocol at the host of DATABASE_URL.",
    "Use a Neon database, and check that its host is spelled as on Neon's page.",
  );
}

/** The database: reached over Neon's HTTP protocol, new enough, and the user may make tables. */
export const database: DeployUnit = {
  name: "database",
  async check(world): Promise<CheckResult> {
    const url = settingOf(world, "DATABASE_URL");
    if (!url) return skipped("DATABASE_URL is not known here");
    if (isRecognised(world, "DATABASE_URL")) return skipped(seeSettings("DATABASE_URL"));
    const read = await facts(world);
    // The address is judged by its form, so an unreachable database does not hide it.
    if ("problem" in read) return found(read, ...pooled(url));
    return fine(`PostgreSQL ${read.version} answers, and this user may change it`, [
      ...rights(read),
      ...skew(read, world.now()),
      ...pooled(url),
    ]);
  },
};

function rights({ version, mayCreate, hasTrigrams }: DatabaseFacts): Misconfiguration[] {
  const wrong: Misconfiguration[] = [];
  if (version < OLDEST_VERSION)
    wrong.push(
      problem(`PostgreSQL ${version} is older than the tests.`, `Use PostgreSQL ${OLDEST_VERSION} or newer.`),
    );
  if (!mayCreate)
    wrong.push(
      problem(
        "The user of DATABASE_URL may not make tables, so migrations fail.",
        "Use the owner's connection string.",
      ),
    );
  if (!hasTrigrams)
    wrong.push(
      problem(
        "The database has no extension pg_trgm, which searches runs.",
        "Use a database that offers pg_trgm; Neon does.",
      ),
    );
  return wrong;
}

function skew({ at }: DatabaseFacts, now: Date): Misconfiguration[] {
  const seconds = Math.round(Math.abs(at.getTime() - now.getTime()) / 1000);
  return seconds * 1000 <= MAX_SKEW_MS
    ? []
    : [
        problem(
          `The clock of this machine and the database's differ by ${seconds} s.`,
          "Set this machine's clock by NTP.",
        ),
      ];
}

const pooled = (url: string): Misconfiguration[] =>
  /^[\w-]+-pooler\./.test(new URL(url).hostname)
    ? [
        advice(
          "DATABASE_URL is the pooled address; the Worker works with it, pg_dump does not.",
          "Take -pooler out of its host.",
        ),
      ]
    : [];

/** The address without Neon's pooler, for sessions. */
const direct = (url: string) => url.replace(/^(postgres(?:ql)?:\/\/[^/]*?[\w-]+)-pooler\./, "$1.");

/** The tables: as many migrations as these sources have. */
export const migrations: DeployUnit = {
  name: "migrations",
  async check(world): Promise<CheckResult> {
    if (!settingOf(world, "DATABASE_URL")) return skipped("DATABASE_URL is not known here");
    if (isRecognised(world, "DATABASE_URL")) return skipped(seeSettings("DATABASE_URL"));
    const read = await facts(world);
    if ("problem" in read) return skipped("the database cannot be asked");
    const ours = world.migrations();
    const behind = ours.filter((at) => !read.applied.includes(at)).length;
    const ahead = read.applied.filter((at) => !ours.includes(at)).length;
    if (ahead > 0)
      return found(
        problem(
          `The database has ${counted(ahead, "migration")} that these sources lack.`,
          "Deploy from the newer sources, not from these.",
        ),
      );
    if (behind > 0)
      return found(
        missing(
          `${behind} of ${ours.length} migrations are missing.`,
          "Run npm run setup, or npm run db:migrate.",
        ),
      );
    return fine(`all ${ours.length} migrations were applied`);
  },
  async do(world) {
    const applied = await world.migrate(direct(settingOf(world, "DATABASE_URL") ?? ""));
    return `Applied ${counted(applied, "migration")}.`;
  },
};
