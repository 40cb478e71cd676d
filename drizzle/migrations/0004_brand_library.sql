CREATE TABLE "linked_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"reason" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "linked_logos_workspaceId_url_unique" UNIQUE("workspace_id","url")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"quote" text NOT NULL,
	"consent_by" text NOT NULL,
	"status" text NOT NULL,
	"source_url" text,
	"reason" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_metrics" (
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"likes" bigint DEFAULT 0 NOT NULL,
	"comments" bigint DEFAULT 0 NOT NULL,
	"shares" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "post_metrics_pkey" PRIMARY KEY("post_id","measured_at")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"account_id" uuid,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"livemode" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"external_post_id" text,
	"url" text,
	"error" jsonb,
	"scheduled_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linked_logos" ADD CONSTRAINT "linked_logos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_logos" ADD CONSTRAINT "linked_logos_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_metrics" ADD CONSTRAINT "post_metrics_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_logos_image_id_index" ON "linked_logos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "people_list" ON "people" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "people_image_id_index" ON "people" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_status" ON "posts" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_run" ON "posts" USING btree ("run_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_results" ON "posts" USING btree ("workspace_id","posted_at") WHERE "posts"."status" = 'posted' and "posts"."livemode";--> statement-breakpoint
CREATE INDEX "logos_list" ON "logos" USING btree ("workspace_id","created_at","id");