import type { KeyedRoute } from "./keyed-route.ts";

export const HOOK = { url: "https://hooks.example.com/brandrun" };
const ONE_HOOK = "/webhooks/:webhook_id";
const ONE_DELIVERY = "/webhooks/deliveries/:delivery_id";

export const HOOK_ROUTES: KeyedRoute[] = [
  { method: "GET", path: "/webhooks", effect: "read", status: 200 },
  { method: "POST", path: "/webhooks", effect: "write", body: HOOK, status: 201, exact: true },
  { method: "GET", path: "/webhooks/secret", effect: "read", status: 200 },
  { method: "POST", path: "/webhooks/rotate-secret", effect: "write", status: 200 },
  { method: "GET", path: "/webhooks/deliveries", effect: "read", status: 200 },
  { method: "GET", path: ONE_DELIVERY, effect: "read", status: 200 },
  { method: "POST", path: `${ONE_DELIVERY}/redeliver`, effect: "write", status: 202 },
  { method: "GET", path: ONE_HOOK, effect: "read", status: 200 },
  { method: "PATCH", path: ONE_HOOK, effect: "write", body: HOOK, status: 200, exact: true },
  { method: "DELETE", path: ONE_HOOK, effect: "write", status: 204 },
  { method: "POST", path: `${ONE_HOOK}/test`, effect: "write", status: 202 },
  { method: "POST", path: `${ONE_HOOK}/rotate-secret`, effect: "write", status: 200 },
  { method: "GET", path: `${ONE_HOOK}/deliveries`, effect: "read", status: 200 },
  {
    method: "POST",
    path: `${ONE_HOOK}/replay`,
    effect: "write",
    body: { from: "2026-06-15T00:00:00Z" },
    status: 202,
    exact: true,
  },
];
