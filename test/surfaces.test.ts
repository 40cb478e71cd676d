import { beforeAll, describe, expect, test } from "vitest";
import { TOOLS } from "../functions/mcp/tools.ts";
import type { AnyOperation } from "../lib/core/operation.ts";
import { describe as description } from "./support/description.ts";
import { HANDLERS, SERVED } from "./support/handlers.ts";
import { allOperations, DECLARED } from "./support/operations.ts";
import { runFor } from "./support/route-targets.ts";
import { ask, KEYED_ROUTES } from "./support/routes.ts";
import { sample } from "./support/sample.ts";
import { API, world } from "./support/world.ts";

type Route = { method: string; path: string };

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
/** Pages are no part of the API; their own tests are in test/dashboard. */
const isPage = ({ path }: Route) => /^\/app(\/|$)/.test(path);
const served = [...new Set(SERVED.filter((route) => !isPage(route)).map(nameOf))];
const programmatic = served.filter((name) => name.includes(` ${API}/`)).map((name) => name.replace(API, ""));

/** The rest of the service: what needs no key, or judges it by itself. */
const KEYLESS = [
  "GET /",
  "GET /docs/*",
  "GET /llms.txt",
  "GET /.well-known/security.txt",
  "POST /",
  "GET /api/v1/health",
  "GET /api/v1/openapi.json",
  "POST /api/v1/leaked-keys",
  "GET /assets/:token/:file",
  "GET /assets/signed/:expires/:sealed/:file",
  "GET /previews/:file",
  "GET /status",
  "POST /jobs",
  "POST /jobs/failed",
  "POST /jobs/stripe",
  "POST /jobs/telegram",
  "POST /mcp",
  "GET /.well-known/oauth-protected-resource",
  "GET /.well-known/oauth-protected-resource/mcp",
  "GET /.well-known/oauth-authorization-server",
  "POST /oauth/register",
  "POST /oauth/token",
  "POST /oauth/device_authorization",
  "POST /oauth/revoke",
];

/** How a program gets its key: calls of the API beside its paths. */
const LOGIN = ["POST /oauth/token", "POST /oauth/device_authorization", "POST /oauth/revoke"];

/** Studio has a path of its own; its refusals stand in test/studio. */
const STUDIO = ["POST /studio/generate", "GET /studio/templates"];

/** Done by people on pages. */
const ON_PAGES = ["startConnecting", "finishConnecting", "connectSandboxAccount", "disconnectAccount"];

/** What an operation answers where the surface takes its list out of it. */
const WHOLE: Record<string, (list: unknown) => object> = {
  "/runs": (runs) => ({ runs, next: null }),
  "/events": (events) => ({ events, cursor: "0" }),
};

/** Done by an owner in the dashboard, and by the operator with the admin command. */
const FOR_OWNERS = [
  "changePlan",
  "pauseWorkspace",
  "resumeWorkspace",
  "setModelOptOut",
  "setApprovalRequired",
  "saveStudioProfile",
  "pauseStudioProfile",
  "moveStudioProfile",
  "removeStudioProfile",
  "resumeStudioProfile",
  "inviteChat",
  "unlinkChat",
];

/** Done by members on pages of the dashboard only. */
const FOR_MEMBERS = [
  "previewRun",
  "previewRerender",
  "previewStudioCard",
  "readAudit",
  "listLayouts",
  "listCreditHistory",
  "getStudioSetup",
  "getSubscription",
  "subscribePlan",
  "manageSubscription",
  "listInvoices",
  "tryStudioCard",
  "inviteMember",
  "listInvites",
  "cancelInvite",
  "listMembers",
  "changeRole",
  "removeMember",
  "renameWorkspace",
  "makeResetLink",
  "listSessions",
  "revokeSession",
  "listRequests",
  "exportAudit",
  "allowAgent",
  "getDevice",
  "allowDevice",
  "denyDevice",
  "listAgents",
  "revokeAgent",
  "stopAgents",
  "resumeAgents",
  "setTimeZone",
  "deleteWorkspace",
  "startExport",
  "listExports",
  "restoreWorkspace",
  "getDeletion",
  "listPasskeys",
  "beginPasskey",
  "addPasskey",
  "removePasskey",
  "listNotifications",
  "setNotificationsRead",
  "getNotificationSettings",
  "changeNotificationSettings",
  "inviteNotificationChat",
  "unlinkNotificationChat",
  "listCalendar",
  "listTargets",
  "listTiles",
  "listVerdicts",
  "setSingleKeys",
  "updateProfile",
  "previewLook",
  "previewTemplate",
  "downloadRun",
];

let operations: Map<string, AnyOperation>;
beforeAll(async () => {
  operations = await allOperations();
});

describe("routes", () => {
  test("the map is the programmatic routes, the same ones at the root, and a few without a key", () => {
    expect(programmatic.length).toBeGreaterThan(5);
    const expected = [
      ...programmatic.map((name) => name.replace(" ", ` ${API}`)),
      ...programmatic,
      ...STUDIO.map((name) => name.replace(" ", " /api/v1")),
      ...STUDIO,
      ...KEYLESS,
    ];
    expect(served.sort()).toEqual(expected.sort());
  });

  test("the interface description lists every route of the API, and no other", () => {
    const described = Object.entries(description().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    const ofApi = served.filter((name) => name.includes(" /api/v1/"));
    expect(described.sort()).toEqual([...ofApi, ...LOGIN].sort());
  });

  test("every programmatic route stands in the table of refusals", () => {
    expect(KEYED_ROUTES.map(nameOf).sort()).toEqual([...programmatic].sort());
  });

  test("every programmatic route asks for the key first and answers through one operation", () => {
    for (const name of [...programmatic, ...STUDIO]) {
      const { called, keyed } = HANDLERS.get(name) ?? { called: [], keyed: false };
      expect(called, `${name} calls answer(c, operation, …) once`).toHaveLength(1);
      expect(operations.has(called[0] ?? ""), `${name} calls an operation, not ${called[0]}`).toBe(true);
      expect(keyed, `${name} begins with keyed`).toBe(true);
    }
  });

  test("every operation has a route, but for those for pages, the dashboard and the admin command", () => {
    const called = new Set([...HANDLERS.values()].flatMap((handler) => handler.called));
    expect([...operations.keys()].filter((name) => !called.has(name)).sort()).toEqual(
      [...ON_PAGES, ...FOR_OWNERS, ...FOR_MEMBERS].sort(),
    );
  });

  test.each(sample(KEYED_ROUTES, 20))(
    "$method $path answers with the fields its operation declares, no more and no less",
    async (route) => {
      const w = await world();
      const id = await runFor(w, route);
      if (route.effect === "read") await w.drain();
      const answer = await ask(w, route, { id });
      const body = answer.status === 204 ? null : await answer.json();
      const { output } = operations.get(HANDLERS.get(nameOf(route))?.called[0] ?? "") ?? {};
      const whole = WHOLE[route.path]?.(body) ?? body;
      expect(output?.parse(whole)).toEqual(whole);
    },
  );

  test.each(sample(KEYED_ROUTES, 20))(
    "$method $path is admitted by the guards, at its short path too",
    async (route) => {
      for (const prefix of [API, ""]) {
        const w = await world();
        const id = await runFor(w, route);
        const { read } = w.service.rateLimiter;
        const asked: string[] = [];
        w.service.rateLimiter.read = (question) => {
          asked.push(question.bucket.name);
          return read(question);
        };
        expect((await ask(w, route, { id, prefix })).status).toBe(route.status);
        const bucket = route.effect === "read" ? "read" : "write";
        expect(asked).toEqual([`${w.keyId}:${bucket}`]);
      }
    },
  );
});

test("every tool of the agent server is an operation with a route, under the operation's id", () => {
  expect(TOOLS).toHaveLength(23);
  const routed = new Set([...HANDLERS.values()].flatMap((handler) => handler.called));
  for (const { operation } of TOOLS) {
    const [name] = [...operations].find(([, one]) => one === operation) ?? [];
    expect(routed.has(name ?? ""), operation.id).toBe(true);
  }
});

describe("operations", () => {
  test("each is found in the source and is what operation() makes", () => {
    expect(operations.size).toBe(DECLARED.length);
    for (const [name, operation] of operations) {
      expect(operation, name).toBeTypeOf("function");
      expect(operation.summary, name).toMatch(/^[A-Z].*\.$/);
      expect(["read", "write", "destroy"], name).toContain(operation.effect);
    }
  });

  test("ids are snake_case, unique, and the name in the code", () => {
    const ids = [...operations.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [name, { id }] of operations) {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(id).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    }
  });
});
