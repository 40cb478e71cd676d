ALTER TABLE "webhook_deliveries" ADD COLUMN "endpoint_livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "webhook_deliveries" d SET "endpoint_livemode" = false FROM "webhook_endpoints" e WHERE e."id" = d."endpoint_id" AND NOT e."livemode";
