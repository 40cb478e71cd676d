import { Redis } from "@upstash/redis/cloudflare";
import { startHttpServer } from "../../lib/local/http-server.ts";
import { HOSTS } from "../../lib/local/outbound.ts";
import { createEngine } from "../../lib/local/redis/engine.ts";
import { startLua } from "../../lib/local/redis/lua.ts";
import { emptyStore } from "../../lib/local/redis/values.ts";
import { upstashWire } from "../../lib/local/redis/wire.ts";

/**
 * A Redis of its own, and the names of the commands that Upstash charges: a script as one, and each command it calls
 * as one more (https://upstash.com/docs/redis/sdks/ratelimit-ts/costs).
 */
export async function chargedRedis() {
  const charged: string[] = [];
  const lua = await startLua();
  const counted: typeof lua = {
    ...lua,
    run: (sha, keys, argv, call) =>
      lua.run(sha, keys, argv, (args) => {
        charged.push(String(args[0]));
        return call(args);
      }),
  };
  const engine = createEngine({ store: emptyStore(), lua: counted, now: Date.now, commit: () => undefined });
  const wire = upstashWire({
    token: "t",
    flush: () => undefined,
    engine: {
      execute(args) {
        charged.push(String(args[0]));
        return engine.execute(args);
      },
    },
  });
  const server = await startHttpServer({ name: "Redis", hosts: [HOSTS.redis] }, () => wire);
  return {
    client: new Redis({ url: `http://127.0.0.1:${server.port}`, token: "t", enableTelemetry: false }),
    charged,
    async [Symbol.asyncDispose]() {
      await server.close();
      lua.close();
    },
  };
}
