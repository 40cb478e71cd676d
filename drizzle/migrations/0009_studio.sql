CREATE TABLE "chat_invites" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_updates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"title" text NOT NULL,
	"slot" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"unlinked_at" timestamp with time zone,
	"unlink_reason" text
);
--> statement-breakpoint
CREATE TABLE "studio_deliveries" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"target" text NOT NULL,
	"recipient" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"claim_id" uuid,
	"message_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_deliveries_pkey" PRIMARY KEY("run_id","target","recipient")
);
--> statement-breakpoint
CREATE TABLE "studio_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"templates" jsonb NOT NULL,
	"theme" text DEFAULT 'brand' NOT NULL,
	"telegram" boolean DEFAULT false NOT NULL,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_caption" text DEFAULT '' NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_profiles_keyId_unique" UNIQUE("key_id")
);
--> statement-breakpoint
ALTER TABLE "chat_invites" ADD CONSTRAINT "chat_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_deliveries" ADD CONSTRAINT "studio_deliveries_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_profiles" ADD CONSTRAINT "studio_profiles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_profiles" ADD CONSTRAINT "studio_profiles_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_updates_received_at_index" ON "chat_updates" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_remote" ON "chats" USING btree ("workspace_id","remote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_slot" ON "chats" USING btree ("workspace_id","slot") WHERE "chats"."unlinked_at" is null;--> statement-breakpoint
CREATE INDEX "chats_by_remote" ON "chats" USING btree ("remote_id");