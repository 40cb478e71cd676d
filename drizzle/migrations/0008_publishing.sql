CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"handle" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"picture_url" text,
	"sandbox" boolean DEFAULT false NOT NULL,
	"sealed" text,
	"scopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"health" text DEFAULT 'connected' NOT NULL,
	"reason" text,
	"lease_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"disconnected_at" timestamp with time zone,
	CONSTRAINT "accounts_identity" UNIQUE("workspace_id","platform","external_id")
);
--> statement-breakpoint
CREATE TABLE "connects" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"actor" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brief" text NOT NULL,
	"livemode" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "impressions" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "impressions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "views" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "views" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "likes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "likes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "comments" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "comments" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "shares" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "shares" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "clicks" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "post_metrics" ALTER COLUMN "clicks" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "phase" text DEFAULT 'prepare' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "draft" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "commit_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "promised_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "metrics_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connects" ADD CONSTRAINT "connects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_list" ON "accounts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "connects_expires_at_index" ON "connects" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_target" ON "posts" USING btree ("run_id","target");--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at") WHERE "posts"."status" in ('scheduled', 'publishing');--> statement-breakpoint
CREATE INDEX "posts_metrics_due" ON "posts" USING btree ("metrics_due_at") WHERE "posts"."metrics_due_at" is not null;