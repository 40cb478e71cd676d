CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"render_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_workspaceId_sha256_unique" UNIQUE("workspace_id","sha256"),
	CONSTRAINT "images_workspaceId_id_unique" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"theme" text NOT NULL,
	"palette" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"screen_type" text NOT NULL,
	"device" text NOT NULL,
	"theme" text NOT NULL,
	"status" text NOT NULL,
	"source_url" text,
	"reason" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screens" ADD CONSTRAINT "screens_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screens" ADD CONSTRAINT "screens_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logos_image_id_index" ON "logos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "screens_list" ON "screens" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "screens_image_id_index" ON "screens" USING btree ("image_id");