CREATE TABLE "agent_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"client_name" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"daily_credits" integer,
	"spent_on" text DEFAULT '' NOT NULL,
	"spent_credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_records" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"metadata" jsonb,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_spent_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "agents_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_grants" ADD CONSTRAINT "agent_grants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_grants" ADD CONSTRAINT "agent_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_spent_tokens" ADD CONSTRAINT "oauth_spent_tokens_grant_id_agent_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."agent_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_grants_workspace_id_created_at_id_index" ON "agent_grants" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "oauth_records_expires_at_index" ON "oauth_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_spent_tokens_expires_at_index" ON "oauth_spent_tokens" USING btree ("expires_at");