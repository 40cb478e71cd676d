import { type Bundle, bundleWorker } from "../../../lib/local/bundle.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { startWorker } from "../../../lib/local/worker.ts";
import { processorMs, workerdOf } from "./process.ts";
import { median, type Row, spread } from "./row.ts";

const ROUNDS = 9;
const NOTE =
  `Processor time of workerd from its start to its first answer, median of ${ROUNDS}, in turns with a Worker that only says hello, ` +
  "both mounted in the same way; minified, as a deploy is. The difference is what the service's modules take. Its first answer draws nothing: without settings it is an error that says so.";

const HELLO: Bundle = {
  modules: [
    {
      type: "ESModule",
      path: "index.js",
      contents: new TextEncoder().encode('export default { fetch: () => new Response("hello") };'),
    },
  ],
  hash: "hello",
  inputs: [],
};

/** What the start of an isolate takes, beside the smallest Worker. */
export async function startProcessor(): Promise<Row[]> {
  const service = await bundleWorker({ minify: true });
  const ours: number[] = [];
  const hello: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await started(service));
    hello.push(await started(HELLO));
  }
  const more = ours.map((ms, i) => ms - (hello[i] ?? Number.NaN));
  return [
    {
      name: "start of the Worker, processor",
      value: median(ours),
      unit: "ms",
      baseline: median(hello),
      ratio: median(ours) / median(hello),
      note: NOTE,
    },
    {
      name: "start of the Worker, beyond hello",
      value: median(more),
      unit: "ms",
      spread: spread(more),
      aim: "≤ 60 ms",
      note: NOTE,
    },
  ];
}

async function started(bundle: Bundle): Promise<number> {
  const port = await freePort();
  const outbound = { servers: {}, vendors: [], open: [] };
  const onOutput = () => {};
  const worker = await startWorker({
    port,
    bundle,
    publicUrl: `http://127.0.0.1:${port}`,
    bindings: {},
    outbound,
    onOutput,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`);
    await answer.text();
    return await processorMs(await workerdOf(process.pid));
  } finally {
    await worker.close();
  }
}
