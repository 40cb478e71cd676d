import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { checkHealth, type HealthReport } from "../../lib/core/health.ts";
import { own } from "../../lib/text/own.ts";
import { page, pageError } from "../dashboard/http/answer.tsx";
import { oneLocalName, pageHeaders } from "../dashboard/http/headers.ts";
import { Document } from "../dashboard/ui/document.tsx";
import type { AppEnv } from "../http/env.ts";

/** What a state means for those who use the service. */
const SAYS: Record<HealthReport["status"], string> = {
  ok: "Everything is up",
  degraded: "Something is down that runs can do without",
  down: "The service is down",
};

const NAMES: Record<string, string> = {
  database: "Database",
  storage: "Files",
  redis: "Limits of requests",
  queue: "Queue of work",
};

/** The page at `/status`: the health check in words. Programs read `/api/v1/health`. */
export const status = new Hono<AppEnv>();
status.onError(pageError).use("/status", pageHeaders, oneLocalName);
status.get("/status", async (c) => {
  const isPage = accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/json"],
    default: "text/html",
  });
  if (isPage === "application/json") return c.redirect("/api/v1/health", 302);
  const report = await checkHealth(c.var.service, c.var.service.health);
  return page(c, <Status report={report} />, report.status === "down" ? 503 : 200);
});

const Status = ({ report: { status: state, version, time, dependencies } }: { report: HealthReport }) => (
  <Document title="Status" class="landing" isPublic>
    <header class="top">
      <p class="wordmark">
        <span class="mark" aria-hidden="true" />
        <a href="/">Brandrun</a>
      </p>
      <nav aria-label="Main">
        <a href="/docs/">Docs</a>
        <a href="/app">Dashboard</a>
      </nav>
    </header>
    <main id="main" tabindex={-1}>
      <section class="stack">
        <h1>{SAYS[state]}</h1>
        <p class="soft">
          {`As seen at ${time.slice(11, 19)} UTC on ${time.slice(0, 10)}, version ${version}. Load the page again for a newer look.`}
        </p>
        <table class="states">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">State</th>
              <th scope="col">Answered in</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(dependencies).map(([name, { status: one, latency_ms, critical }]) => (
              <tr>
                <th scope="row">{own(NAMES, name) ?? name}</th>
                <td>
                  <span class={`badge ${one === "ok" ? "good" : critical ? "bad" : "warn"}`}>
                    {one === "ok" ? "up" : "down"}
                  </span>
                </td>
                <td>{`${latency_ms} ms`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="small soft">
          Programs read <a href="/api/v1/health">/api/v1/health</a>.
        </p>
      </section>
    </main>
  </Document>
);
