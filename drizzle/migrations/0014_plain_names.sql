ALTER TABLE "outbox" RENAME COLUMN "lane" TO "flow_key";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME COLUMN "lane" TO "flow_key";--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "promised_for" TO "enqueued_for";
--> statement-breakpoint
ALTER TABLE "usage_counters" RENAME COLUMN "told" TO "reported_thresholds";