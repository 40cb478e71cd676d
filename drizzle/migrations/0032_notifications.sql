CREATE TABLE "notification_sends" (
	"notification_id" uuid NOT NULL,
	"way" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "notification_sends_pkey" PRIMARY KEY("notification_id","way")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest_hour" integer DEFAULT 8 NOT NULL,
	"time_zone" text,
	"chat_id" text,
	"chat_title" text,
	"chat_linked_at" timestamp with time zone,
	"chat_lost" text,
	"chat_code_hash" text,
	"chat_code_ends_at" timestamp with time zone,
	CONSTRAINT "notification_settings_pkey" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "notification_settings_chatCodeHash_unique" UNIQUE("chat_code_hash")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"limit" jsonb,
	"on_page" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_cause" UNIQUE("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_membership" FOREIGN KEY ("user_id","workspace_id") REFERENCES "public"."memberships"("user_id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_membership" FOREIGN KEY ("user_id","workspace_id") REFERENCES "public"."memberships"("user_id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_sends_due" ON "notification_sends" USING btree ("due_at") WHERE "notification_sends"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "notification_sends_member" ON "notification_sends" USING btree ("workspace_id","user_id","way") WHERE "notification_sends"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "notification_settings_chat" ON "notification_settings" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("workspace_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("workspace_id","user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");