import type { KeyedRoute } from "./keyed-route.ts";

export const NEW_WEBHOOK = { url: "https://hooks.example.com/brandrun" };
const ONE_WEBHOOK = "/webhooks/:webhook_id";
const ONE_DELIVERY = "/webhooks/deliveries/:delivery_id";

export const WEBHOOK_ROUTES: KeyedRoute[] = [
  { method: "GET", path: "/webhooks", effect: "read", status: 200 },
  { method: "POST", path: "/webhooks", effect: "write", body: NEW_WEBHOOK, status: 201, exact: true },
  { method: "GET", path: "/webhooks/secret", effect: "read", status: 200 },
  { method: "POST", path: "/webhooks/rotate-secret", effect: "write", status: 200 },
  { method: "GET", path: "/webhooks/deliveries", effect: "read", status: 200 },
  { method: "GET", path: ONE_DELIVERY, effect: "read", status: 200 },
  { method: "POST", path: `${ONE_DELIVERY}/redeliver`, effect: "write", status: 202 },
  { method: "GET", path: ONE_WEBHOOK, effect: "read", status: 200 },
  { method: "PATCH", path: ONE_WEBHOOK, effect: "write", body: NEW_WEBHOOK, status: 200, exact: true },
  { method: "DELETE", path: ONE_WEBHOOK, effect: "write", status: 204 },
  { method: "POST", path: `${ONE_WEBHOOK}/test`, effect: "write", status: 202 },
  { method: "POST", path: `${ONE_WEBHOOK}/rotate-secret`, effect: "write", status: 200 },
  { method: "GET", path: `${ONE_WEBHOOK}/deliveries`, effect: "read", status: 200 },
  {
    method: "POST",
    path: `${ONE_WEBHOOK}/replay`,
    effect: "write",
    body: { from: "2026-06-15T00:00:00Z" },
    status: 202,
    exact: true,
  },
];
