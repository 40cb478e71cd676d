ALTER TABLE "workspaces" ADD COLUMN "model_opt_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "people_waiting" ON "people" USING btree ("updated_at") WHERE "people"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "screens_waiting" ON "screens" USING btree ("updated_at") WHERE "screens"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "runs_designed" ON "runs" USING btree ("finished_at") WHERE "runs"."design" is not null;--> statement-breakpoint
CREATE INDEX "brand_videos_waiting" ON "brand_videos" USING btree ("updated_at") WHERE "brand_videos"."status" = 'processing';