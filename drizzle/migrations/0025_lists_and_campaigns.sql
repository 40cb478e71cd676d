CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "run_search" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"words" text NOT NULL,
	"metadata" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "item_events" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "payload" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "run_search" ADD CONSTRAINT "run_search_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_search_words" ON "run_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "run_search_metadata" ON "run_search" USING gin ("metadata" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "posts_campaign" ON "posts" USING btree ("campaign_id") WHERE "posts"."campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "batches_list" ON "batches" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_campaign" ON "runs" USING btree ("campaign_id") WHERE "runs"."campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_client_ref" ON "runs" USING btree ("workspace_id","client_ref") WHERE "runs"."client_ref" is not null;--> statement-breakpoint
INSERT INTO "run_search" ("run_id", "workspace_id", "words", "metadata")
SELECT "id", "workspace_id", regexp_replace(regexp_replace(lower(normalize("brief", NFKC)), '\s+', ' ', 'g'), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af])', ' \1 ', 'g'), "metadata"::jsonb
FROM "runs" WHERE "deleted_at" IS NULL AND ("brief" <> '' OR "metadata"::text <> '{}');--> statement-breakpoint
UPDATE "posts" SET "campaign_id" = "runs"."campaign_id" FROM "runs" WHERE "runs"."id" = "posts"."run_id" AND "runs"."campaign_id" IS NOT NULL;--> statement-breakpoint
UPDATE "batches" SET "livemode" = false WHERE EXISTS (SELECT 1 FROM "runs" WHERE "runs"."batch_id" = "batches"."id" AND NOT "runs"."livemode");
