CREATE TABLE "event_logs" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"length" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "position" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "events_position" ON "events" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "events_unannounced" ON "events" USING btree ("workspace_id","created_at") WHERE position is null;