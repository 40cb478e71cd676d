CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"month" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"used" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"monthly_credits" integer NOT NULL,
	"bought_credits" integer DEFAULT 0 NOT NULL,
	"onboarding_run_id" uuid,
	CONSTRAINT "credits_never_negative" CHECK ("usage_counters"."monthly_credits" >= 0 and "usage_counters"."bought_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "brand_dna" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	"offer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_map" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"icp" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"palette" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"asset_types" jsonb,
	"channels" jsonb,
	"connected_accounts" jsonb,
	"auto_post" boolean DEFAULT false NOT NULL,
	"auto_post_min_score" integer DEFAULT 70 NOT NULL,
	"daily_limit" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"subscription_active" boolean DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"livemode" boolean NOT NULL,
	"run_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("key_id","endpoint","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"job" jsonb NOT NULL,
	"lane" text NOT NULL,
	"parallelism" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"role" text NOT NULL,
	"key" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"alt_text" text NOT NULL,
	"duration_ms" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key_id" uuid,
	"created_via" text NOT NULL,
	"livemode" boolean NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"brief" text NOT NULL,
	"channel" text NOT NULL,
	"asset_type" text NOT NULL,
	"format" text,
	"language" text,
	"seed" bigint,
	"metadata" json DEFAULT '{}'::json NOT NULL,
	"warnings" json DEFAULT '[]'::json NOT NULL,
	"webhook_url" text,
	"scheduled_at" timestamp with time zone,
	"screen_ids" json DEFAULT '[]'::json NOT NULL,
	"campaign_id" uuid,
	"auto_post_eligible" boolean DEFAULT false NOT NULL,
	"auto_post" text,
	"copy" json,
	"lint" json DEFAULT '[]'::json NOT NULL,
	"output_text" text,
	"alt_text" text,
	"impact_score" integer,
	"verdict" text,
	"quality" json,
	"audience" json,
	"render_hash" text,
	"error_code" text,
	"error_message" text,
	"asset_token" text NOT NULL,
	"charge_month" text,
	"charge_monthly" integer DEFAULT 0 NOT NULL,
	"charge_bought" integer DEFAULT 0 NOT NULL,
	"progressed_at" timestamp with time zone NOT NULL,
	"nudges" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_dna" ADD CONSTRAINT "brand_dna_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_assets" ADD CONSTRAINT "run_assets_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ledger_workspace_id_created_at_id_index" ON "credit_ledger" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_ledger_run_id_index" ON "credit_ledger" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "api_keys_workspace_id_created_at_id_index" ON "api_keys" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_workspace_id_created_at_id_index" ON "audit_log" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "memberships_workspace_id_index" ON "memberships" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_workspace_id_created_at_id_index" ON "events" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_run_id_index" ON "events" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "idempotency_expires_at_index" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due_at_index" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "run_assets_run_id_index_index" ON "run_assets" USING btree ("run_id","index");--> statement-breakpoint
CREATE INDEX "runs_list" ON "runs" USING btree ("workspace_id","created_at","id") WHERE "runs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "runs_unfinished" ON "runs" USING btree ("progressed_at") WHERE "runs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "runs_lane" ON "runs" USING btree ("workspace_id","progressed_at");