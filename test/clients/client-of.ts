import { Brandrun, type BrandrunOptions } from "../../lib/clients/ts/src/index.ts";

export const ADDRESS = "http://brandrun.test";

/** A fault for one request: what is answered in place of the service, or after it did its work. */
export type Fault = (work: () => Promise<Response>) => Promise<Response>;

export const refuses =
  (status: number, body: object, headers: Record<string, string> = {}): Fault =>
  async () =>
    Response.json(body, { status, headers });
/** The request arrives nowhere. */
export const unreachable: Fault = async () => {
  throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
};
/** The service does its work, and its answer is lost. */
export const loses: Fault = async (work) => {
  await work();
  throw new TypeError("terminated");
};

type Served = {
  key: string;
  app: { request(request: Request, init?: undefined, env?: object): Response | Promise<Response> };
};

/** A client of a world. `faults` strike its requests in order; `sent` has every request. */
export function clientOf(w: Served, faults: Fault[] = [], options: Partial<BrandrunOptions> = {}) {
  const sent: Request[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    const work = async () => w.app.request(request, undefined, {});
    return (faults.shift() ?? ((run) => run()))(work);
  };
  return { sent, client: new Brandrun({ apiKey: w.key, baseUrl: ADDRESS, fetch: answer, ...options }) };
}
