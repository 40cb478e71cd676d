CREATE TABLE "mascot_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"mascot_id" uuid NOT NULL,
	"pose" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"identity" jsonb NOT NULL,
	"image_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mascot_pictures_workspaceId_mascotId_pose_unique" UNIQUE("workspace_id","mascot_id","pose")
);
--> statement-breakpoint
CREATE TABLE "mascots" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"style" text,
	"note" text DEFAULT '' NOT NULL,
	"kept_id" uuid,
	"shown" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mascot_pictures" ADD CONSTRAINT "mascot_pictures_workspace_id_mascots_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."mascots"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascot_pictures" ADD CONSTRAINT "mascot_pictures_workspace_id_image_id_images_workspace_id_id_fk" FOREIGN KEY ("workspace_id","image_id") REFERENCES "public"."images"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascots" ADD CONSTRAINT "mascots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mascot_pictures_image_id_index" ON "mascot_pictures" USING btree ("image_id");