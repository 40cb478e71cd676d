import { startRedis } from "../../../lib/local/redis/server.ts";
import { TOKEN } from "./support.ts";

// Run as a process of its own, to be killed: prints the port and serves until then.
const { port } = await startRedis({ token: TOKEN, file: process.argv[2]! });
process.stdout.write(`${port}\n`);
