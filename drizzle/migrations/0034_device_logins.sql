CREATE TABLE "device_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_code_hash" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"mode" text NOT NULL,
	"review" boolean NOT NULL,
	"state" text NOT NULL,
	"interval_seconds" integer NOT NULL,
	"polled_at" timestamp with time zone,
	"workspace_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_logins_deviceCodeHash_unique" UNIQUE("device_code_hash"),
	CONSTRAINT "device_logins_userCodeHash_unique" UNIQUE("user_code_hash")
);
--> statement-breakpoint
CREATE INDEX "device_logins_expires_at_index" ON "device_logins" USING btree ("expires_at");