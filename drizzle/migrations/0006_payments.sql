CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"livemode" boolean NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"payment_id" text,
	"charged" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"entitled" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "purchases_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "entitled_within_credits" CHECK ("purchases"."entitled" between 0 and "purchases"."credits")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"entitled" boolean NOT NULL,
	"began_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD COLUMN "granted_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD COLUMN "owed_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "purchases_workspace_id_created_at_id_index" ON "purchases" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_workspace_id_index" ON "subscriptions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "credit_ledger_purchase_id_index" ON "credit_ledger" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "debt_never_negative" CHECK ("usage_counters"."owed_credits" >= 0);--> statement-breakpoint
UPDATE "usage_counters" c SET "granted_credits" = coalesce((SELECT sum(l."amount") FROM "credit_ledger" l WHERE l."workspace_id" = c."workspace_id" AND l."month" = c."month" AND l."kind" IN ('grant', 'plan')), 0);
