ALTER TABLE "images" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "screens" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mascot_pictures" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Videos of test keys used to be part of the library and took a slot. They stay, as live ones.
UPDATE "brand_videos" SET "livemode" = true WHERE NOT "livemode";--> statement-breakpoint
ALTER TABLE "images" DROP CONSTRAINT "images_workspaceId_sha256_unique";--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_sent" UNIQUE("workspace_id","livemode","sha256");--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_slot";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_place" UNIQUE("workspace_id","livemode","slot");--> statement-breakpoint
ALTER TABLE "mascot_pictures" DROP CONSTRAINT "mascot_pictures_workspace_id_mascots_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "mascots" DROP CONSTRAINT "mascots_pkey";--> statement-breakpoint
ALTER TABLE "mascots" ADD CONSTRAINT "mascots_owner" PRIMARY KEY("workspace_id","livemode");--> statement-breakpoint
ALTER TABLE "mascot_pictures" ADD CONSTRAINT "mascot_pictures_owner" FOREIGN KEY ("workspace_id","livemode") REFERENCES "public"."mascots"("workspace_id","livemode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logos_test" ON "logos" USING btree ("created_at") WHERE not "logos"."livemode";--> statement-breakpoint
CREATE INDEX "people_test" ON "people" USING btree ("created_at") WHERE not "people"."livemode";--> statement-breakpoint
CREATE INDEX "screens_test" ON "screens" USING btree ("created_at") WHERE not "screens"."livemode";--> statement-breakpoint
CREATE INDEX "webhook_endpoints_test" ON "webhook_endpoints" USING btree ("created_at") WHERE not "webhook_endpoints"."livemode";--> statement-breakpoint
CREATE INDEX "mascots_test" ON "mascots" USING btree ("updated_at") WHERE not "mascots"."livemode";--> statement-breakpoint
CREATE INDEX "brand_videos_test" ON "brand_videos" USING btree ("created_at") WHERE not "brand_videos"."livemode";
