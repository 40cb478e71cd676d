CREATE INDEX "audit_log_filtered" ON "audit_log" USING btree ("workspace_id","created_at","id","action");--> statement-breakpoint
CREATE INDEX "runs_filtered" ON "runs" USING btree ("workspace_id","created_at","id","channel","asset_type","livemode","status","verdict") WHERE "runs"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "audit_log_workspace_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "runs_list";