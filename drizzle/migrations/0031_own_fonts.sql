CREATE TABLE "fonts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"family" text NOT NULL,
	"weight_min" integer NOT NULL,
	"weight_max" integer NOT NULL,
	"italic" boolean NOT NULL,
	"cover" text NOT NULL,
	"characters" integer NOT NULL,
	"key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"unpacked_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"license_by" text NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fonts" ADD CONSTRAINT "fonts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fonts_list" ON "fonts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "fonts_test" ON "fonts" USING btree ("created_at") WHERE not "fonts"."livemode";