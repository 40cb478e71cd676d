CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"webhook_url" text,
	"metadata" json DEFAULT '{}'::json NOT NULL,
	"unfinished" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "output_type" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "body" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "batch_index" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "client_ref" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "model_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_batch" ON "runs" USING btree ("batch_id","batch_index") WHERE "runs"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_render_hash" ON "runs" USING btree ("workspace_id","render_hash") WHERE "runs"."render_hash" is not null;