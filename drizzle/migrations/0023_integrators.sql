CREATE TABLE "key_networks" (
	"key_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_networks_pkey" PRIMARY KEY("key_id","network")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "manage_keys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "allowed_addresses" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "parent_run_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "variant_of" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "variant_index" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "copy_overrides" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "charge_slot" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "key_networks" ADD CONSTRAINT "key_networks_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_variants" ON "runs" USING btree ("variant_of","variant_index") WHERE "runs"."variant_of" is not null;