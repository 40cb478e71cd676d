import type { Redis } from "@upstash/redis/cloudflare";

/** Commands of one request, each with the promise of its answer. */
export type Commands = {
  mget<T extends unknown[]>(...keys: string[]): Promise<T>;
  evalsha<A extends unknown[], T>(sha: string, keys: string[], args: A): Promise<T>;
  /** Leaves by itself: it is asked after an answer that Redis does not know a script. */
  eval<A extends unknown[], T>(script: string, keys: string[], args: A): Promise<T>;
};

type Answer = { result?: unknown; error?: string | undefined };
type Answers<T extends readonly unknown[]> = { -readonly [I in keyof T]: Awaited<T[I]> };

/**
 * Sends the commands that `ask` gives in the same tick as one request, and answers what they answer. The client may
 * serve the whole isolate, because a pipeline belongs to one call: in workerd two requests must not share I/O.
 */
export async function inOnePipeline<T extends readonly unknown[]>(
  redis: Redis,
  ask: (commands: Commands) => T,
): Promise<Answers<T>> {
  const pipeline = redis.pipeline();
  const waiting: { take(answer: Answer): void; lose(error: unknown): void }[] = [];
  const answered = <R>() =>
    new Promise<R>((resolve, lose) => {
      const take = ({ result, error }: Answer) => (error ? lose(new Error(error)) : resolve(result as R));
      waiting.push({ take, lose });
    });
  const answers = Promise.all(
    ask({
      mget<R extends unknown[]>(...keys: string[]) {
        pipeline.mget(...keys);
        return answered<R>();
      },
      evalsha<A extends unknown[], R>(sha: string, keys: string[], args: A) {
        pipeline.evalsha(sha, keys, args);
        return answered<R>();
      },
      eval: (script, keys, args) => redis.eval(script, keys, args),
    }),
  );
  pipeline.exec({ keepErrors: true }).then(
    (all: Answer[]) => {
      for (const [i, answer] of all.entries()) waiting[i]?.take(answer);
    },
    (error: unknown) => {
      for (const { lose } of waiting) lose(error);
    },
  );
  return answers;
}

/** A script that Redis knows by its hash once it has seen it. */
export type Script = { text: string; sha?: string };

/** The hash is made once for each isolate; no request waits for the promise of another one. */
export async function shaOf(script: Script): Promise<string> {
  if (script.sha) return script.sha;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(script.text)));
  script.sha = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return script.sha;
}

/** Runs a script by its hash, or by its text where Redis does not know it yet. */
export async function runScript<T>(
  commands: Pick<Commands, "evalsha" | "eval">,
  { text, sha = "" }: Script,
  keys: string[],
  args: string[],
): Promise<T> {
  try {
    return await commands.evalsha<string[], T>(sha, keys, args);
  } catch (error) {
    if (!String(error).includes("NOSCRIPT")) throw error;
    return commands.eval<string[], T>(text, keys, args);
  }
}
