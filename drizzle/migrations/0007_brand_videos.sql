CREATE TABLE "brand_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"titled" boolean NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"scenes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"filed_by" text,
	"reason" text,
	"source_url" text,
	"key" text,
	"mime_type" text,
	"bytes" integer,
	"sha256" text,
	"duration_ms" integer,
	"width" integer,
	"height" integer,
	"rotation" integer,
	"codec" text,
	"fps" real,
	"has_audio" boolean,
	"livemode" boolean NOT NULL,
	"charge_month" text NOT NULL,
	"model_tokens" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_videos" ADD CONSTRAINT "brand_videos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_videos_list" ON "brand_videos" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "brand_videos_key_index" ON "brand_videos" USING btree ("key");