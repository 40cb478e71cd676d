CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"focus" jsonb,
	"tags" jsonb NOT NULL,
	"alt_text" text NOT NULL,
	"consent_by" text,
	"status" text NOT NULL,
	"source_url" text,
	"reason" text,
	"image_id" uuid,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_list" ON "photos" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photos_test" ON "photos" USING btree ("created_at") WHERE not "photos"."livemode";--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "photos" USING btree ("updated_at") WHERE "photos"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "photos_image_id_index" ON "photos" USING btree ("image_id");